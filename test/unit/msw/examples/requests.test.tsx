import { createBundle, findPage, renderApp } from '../../../msw';

test('a page that was read before is not requested again', async () => {
  const bundle = createBundle({
    pages: [{ path: '/model/' }, { path: '/model/table.html', title: '栏目表' }],
  });
  const { openFromSidebar } = renderApp(bundle, '/model/');
  await findPage('model');
  await openFromSidebar('栏目表');
  await findPage('栏目表');
  await openFromSidebar('model');
  await findPage('model');
  await openFromSidebar('栏目表');
  await findPage('栏目表');
  expect(bundle.countOf('/model/table.html')).toBe(1);
});
