import { expect, test } from '../support/fixtures';

test('after the answer that a page did not help, a link opens a prefilled issue; the page itself sends nothing', async ({
  page,
  site,
}) => {
  await site.open('/tags/plants.html');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || !request.url().includes('/docs/')) sent.push(request.url());
  });
  const question = page.getByRole('region', { name: '对这一页的反馈' });
  await question.scrollIntoViewIfNeeded();
  await site.press(question.getByRole('button', { name: '没有，说一说' }));
  await question.getByRole('textbox', { name: '您在找什么？' }).fill('按点击量排序');
  const link = question.getByRole('link', { name: '到 github.com 提交' });
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(address.searchParams.get('body')).toContain('按点击量排序');
  expect(address.searchParams.get('body')).toContain('/docs/tags/plants.html');
  expect(sent).toEqual([]);
});
