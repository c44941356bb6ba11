import { createBundle } from '../../msw/create-bundle';
import { serveBundle } from '../../msw/serve-bundle';
import { expect, LOAD_FAILURE, test } from '../support/fixtures';

test.use({ serviceWorkers: 'block', allowedErrors: [LOAD_FAILURE] });

const PAGES = [
  { path: '/', title: '首页' },
  { path: '/fields/', title: '数据字段' },
  { path: '/fields/table.html', title: '苗床表', html: '<h1>苗床表</h1><p>独角兽。</p>' },
];

test('the app shows a mock bundle in a real browser, with an alert for a file that is made to fail', async ({
  page,
}) => {
  const bundle = createBundle({ pages: PAGES });
  await serveBundle(page, bundle);
  await page.goto('fields/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('数据字段');
  const sidebar = page.getByRole('navigation', { name: '侧边栏' });

  bundle.fail('/fields/table.html', 'missing');
  await sidebar.getByRole('link', { name: '苗床表' }).click();
  await expect(page.getByRole('alert')).toContainText('服务器上没有这个文件');

  bundle.restore();
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByText('独角兽。')).toBeVisible();
});
