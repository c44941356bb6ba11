import { screen } from '@testing-library/react';
import { createBundle, findPage, renderApp } from '../../../msw';

test('the old page stays until the next page has loaded', async () => {
  const bundle = createBundle({
    pages: [{ path: '/model/' }, { path: '/model/table.html', title: '栏目表' }],
  });
  const arrive = bundle.fail('/model/table.html', 'late');
  const { openFromSidebar } = renderApp(bundle, '/model/');
  await findPage('model');
  await openFromSidebar('栏目表');
  expect(screen.getByRole('heading', { level: 1, name: 'model' })).toBeDefined();
  arrive();
  expect(await findPage('栏目表')).toBeDefined();
});
