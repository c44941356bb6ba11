import { createBundle } from '../../msw/create-bundle';
import { serveBundle } from '../../msw/serve-bundle';
import { expect, LOAD_FAILURE, test } from '../support/fixtures';

test.use({ serviceWorkers: 'block', allowedErrors: [LOAD_FAILURE] });

const PAGES = [
  { path: '/', title: '首页' },
  { path: '/model/', title: '数据模型' },
  { path: '/model/table.html', title: '栏目表', html: '<h1>栏目表</h1><p>独角兽。</p>' },
];

test('the app shows a mock bundle in a real browser, with an alert for a file that is made to fail', async ({
  page,
}) => {
  const bundle = createBundle({ pages: PAGES });
  await serveBundle(page, bundle);
  await page.goto('model/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('数据模型');
  const sidebar = page.getByRole('navigation', { name: '侧边栏' });

  bundle.fail('/model/table.html', 'missing');
  await sidebar.getByRole('link', { name: '栏目表' }).click();
  await expect(page.getByRole('alert')).toContainText('服务器上没有这个文件');

  bundle.restore();
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByText('独角兽。')).toBeVisible();
});

test('a file that is made to fail with a status shows an alert with that status', async ({ page }) => {
  const bundle = createBundle({ pages: PAGES });
  await serveBundle(page, bundle);
  bundle.fail('/model/table.html', { status: 403 });
  await page.goto('model/table.html');
  await expect(page.getByRole('alert')).toContainText('状态码 403');
});
