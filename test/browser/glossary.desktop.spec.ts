import type { BuiltBundle } from './built-bundle';
import { expect, test } from './fixtures';

const GLOSSARY = '/getting-started/glossary.html';

/** A page with a term in its text. */
async function findPage(bundle: BuiltBundle): Promise<string> {
  const { pages } = await bundle.section('/getting-started/');
  for (const { path } of pages) {
    if ((await bundle.record(path)).html.includes('class="glossary-term"')) return path;
  }
  throw new Error('no page mentions a term');
}

test.describe('a glossary term', () => {
  test('shows its definition under the mouse, until Escape', async ({ page, site, bundle }) => {
    await site.open(await findPage(bundle));
    const term = page.locator('.glossary-term').first();
    await term.hover();
    const note = page.getByRole('tooltip');
    await expect(note).toBeVisible();
    expect((await note.innerText()).length).toBeGreaterThan(5);
    await note.hover();
    await expect(note).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(note).toHaveCount(0);
  });

  test('shows it to the keyboard too, as the description of the link', async ({ page, site, bundle }) => {
    await site.open(await findPage(bundle));
    const term = page.locator('.glossary-term').first();
    await page.keyboard.press('Tab');
    await term.focus();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await expect(term).toHaveAccessibleDescription(await page.getByRole('tooltip').innerText());
    await page.locator('body').press('Tab');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });

  test('leads to the glossary', async ({ page, site, bundle }) => {
    await site.open(await findPage(bundle));
    const term = page.locator('.glossary-term').first();
    const word = await term.innerText();
    await term.click();
    await expect(page).toHaveURL(new RegExp(GLOSSARY));
    await expect(page.getByRole('heading', { name: word, exact: true })).toBeInViewport();
  });
});
