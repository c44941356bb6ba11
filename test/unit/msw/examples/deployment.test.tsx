import { screen } from '@testing-library/react';
import { createBundle, findPage, renderApp } from '../../../msw';

test('an old tab finds the page of the new version', async () => {
  const pages = [{ path: '/model/' }, { path: '/model/table.html', title: '栏目表' }];
  const bundle = createBundle({ pages });
  const { openFromSidebar } = renderApp(bundle, '/model/');
  await findPage('model');
  bundle.deploy({
    pages: [{ path: '/model/' }, { path: '/model/table.html', title: '栏目表', html: '<h1>新版</h1>' }],
  });
  await openFromSidebar('栏目表');
  expect(await findPage('新版')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
