import { screen } from '@testing-library/react';
import { createBundle, findPage, renderApp } from '../../../msw';

test('a link in the sidebar opens its page', async () => {
  const bundle = createBundle({
    pages: [{ path: '/model/' }, { path: '/model/table.html', title: '栏目表' }],
  });
  const { openFromSidebar } = renderApp(bundle, '/model/');
  await findPage('model');
  await openFromSidebar('栏目表');
  expect(await findPage('栏目表')).toBeDefined();
  expect(screen.getByText('栏目表的正文。')).toBeDefined();
});
