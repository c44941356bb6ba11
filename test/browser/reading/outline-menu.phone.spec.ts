import { expect, test } from '../support/fixtures';

test('above the page it is a menu that opens, leads to a heading, and closes', async ({
  page,
  site,
  bundle,
}) => {
  const { headers } = await bundle.record('/model/tables/channel.html');
  const target = headers.filter(({ level }) => level === 2).at(2);
  await site.open('/model/tables/channel.html');
  const button = site.outline.getByRole('button', { name: '本页目录' });
  const link = site.outline.getByRole('link', { name: target?.title ?? '', exact: true });
  await expect(link).toBeHidden();
  await button.tap();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await link.tap();
  await expect(page).toHaveURL(new RegExp(`#${encodeURIComponent(target?.slug ?? '')}$`));
  await expect(page.locator(`[id="${target?.slug}"]`)).toBeInViewport();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});
