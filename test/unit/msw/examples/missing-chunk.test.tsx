import { screen } from '@testing-library/react';
import { createBundle, findPage, renderApp } from '../../../msw';

test('a missing chunk is reported, and 重试 opens the page when the chunk is back', async () => {
  const bundle = createBundle({ pages: [{ path: '/model/table.html', title: '栏目表' }] });
  bundle.fail('/model/table.html', 'missing');
  const { user } = renderApp(bundle, '/model/table.html');
  expect((await screen.findByRole('alert')).textContent).toContain('服务器上没有这个文件');
  bundle.restore();
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await findPage('栏目表')).toBeDefined();
});
