import type { Locator } from '@playwright/test';
import type { BuiltBundle } from '../support/built-bundle';
import { expect, test } from '../support/fixtures';

const GLOSSARY = '/guide/glossary.html';

/** Finds a page with a glossary term and without diagrams, which would move the text while they are drawn. */
async function findPage(bundle: BuiltBundle): Promise<string> {
  const { pages } = await bundle.section('/guide/');
  for (const { path } of pages) {
    const { html } = await bundle.record(path);
    if (html.includes('class="glossary-term"') && !html.includes('class="mermaid"')) return path;
  }
  throw new Error('no page mentions a term');
}

/** Scrolls a term to the middle of the window, so that hovering over it does not scroll the page. */
async function bring(term: Locator): Promise<void> {
  await term.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

test.describe('a glossary term', () => {
  test('shows its definition while the mouse is over the term or the definition, until Escape; above if there is no room', async ({
    page,
    site,
    bundle,
  }) => {
    await site.open(await findPage(bundle));
    const term = page.locator('.glossary-term').first();
    await bring(term);
    await term.hover();
    const note = page.getByRole('tooltip');
    await expect(note).toBeVisible();
    expect((await note.innerText()).length).toBeGreaterThan(5);
    await note.hover();
    await expect(note).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(note).toHaveCount(0);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page.mouse.move(0, 0);
    const place = await term.boundingBox();
    await page.setViewportSize({
      width: 1440,
      height: Math.ceil((place?.y ?? 0) + (place?.height ?? 0)) + 20,
    });
    await term.hover();
    await expect(note).toBeInViewport({ ratio: 1 });
    const [word, box] = await Promise.all([term.boundingBox(), note.boundingBox()]);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(word?.y ?? 0);
  });

  test('shows its definition on keyboard focus, as the accessible description of the link, and leads to its heading', async ({
    page,
    site,
    bundle,
  }) => {
    await site.open(await findPage(bundle));
    const term = page.locator('.glossary-term').first();
    await page.keyboard.press('Tab');
    await term.focus();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await expect(term).toHaveAccessibleDescription(await page.getByRole('tooltip').innerText());
    await term.blur();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    const word = await term.innerText();
    await term.click();
    await expect(page).toHaveURL(new RegExp(GLOSSARY));
    await expect(page.getByRole('heading', { name: word, exact: true })).toBeInViewport();
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true });

    test('shows its definition at a tap, with a link to its heading in the glossary', async ({
      page,
      site,
      bundle,
    }) => {
      await site.open(await findPage(bundle));
      const term = page.locator('.glossary-term').first();
      const word = await term.innerText();
      const address = page.url();
      await bring(term);
      await term.tap();
      const note = page.getByRole('note');
      await expect(note).toBeVisible();
      expect(page.url()).toBe(address);
      await note.getByRole('link', { name: '在术语表里看' }).tap();
      await expect(page).toHaveURL(new RegExp(GLOSSARY));
      await expect(page.getByRole('heading', { name: word, exact: true })).toBeInViewport();
    });
  });
});
