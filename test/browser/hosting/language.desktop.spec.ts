import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test as plain } from '../support/fixtures';
import { type SmallSite, serveInLanguage } from '../support/small-site';

/** Chinese characters and punctuation. */
const CHINESE = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

const test = plain.extend<{ baseURL: string }, { small: SmallSite }>({
  small: [
    async ({ browserName: _ }, use) => {
      const small = await serveInLanguage('en-GB');
      await use(small);
      await small.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ small }, use) => use(`${small.origin}/docs/`),
});

// All tests run in one worker, so that the site is built only once.
test.describe.configure({ mode: 'default' });

/** The text and title of the page, and all its labels, tooltips, placeholders and text alternatives. */
function textsOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')];
    const names = named.flatMap((element) =>
      ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, document.body.innerText, ...names].join('\n');
  });
}

test.describe('a site whose lang begins with en', () => {
  test('has an English interface', async ({ page }) => {
    await page.goto('guide/a.html');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit this page (opens in a new window)' })).toBeVisible();
    const main = page.getByRole('main');
    for (const title of ['Tip', 'Details', 'Note'])
      await expect(main.getByText(title, { exact: true })).toBeVisible();
    await expect(main.getByRole('button', { name: /^Copy code: const unicorn/ })).toBeAttached();
    await expect(
      page.getByRole('img', { name: /^Screen: Settings\. tip: Read this first; form: / }),
    ).toBeAttached();
    await expect(page.getByText('Was this helpful?')).toBeVisible();
    expect(await textsOf(page)).not.toMatch(CHINESE);
    const neighbours = page.getByRole('navigation', { name: 'Previous and next page' });
    await neighbours.getByRole('link', { name: 'Next Second page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Second page');
    await expect(neighbours.getByRole('link', { name: 'Previous First page' })).toBeVisible();
  });

  test('has an English search', async ({ page }) => {
    await page.goto('.');
    await page.getByRole('button', { name: 'Search docs' }).click();
    const field = page.getByRole('combobox', { name: 'Search docs' });
    await field.fill('unicorn');
    await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('First page');
    expect(await textsOf(page)).not.toMatch(CHINESE);
    await field.fill('zzqqxx');
    await expect(page.getByText('No results for “zzqqxx”').first()).toBeVisible();
    expect(await textsOf(page)).not.toMatch(CHINESE);
  });

  test('has an English 404 page', async ({ page, allowedErrors }) => {
    allowedErrors.push(/404/);
    await page.goto('guide/no-such.html');
    await expect(page).toHaveTitle(/^Page not found/);
    await expect(page.getByRole('link', { name: 'Back to home' })).toBeVisible();
    expect(await textsOf(page)).not.toMatch(CHINESE);
  });

  test('has no Chinese words in its HTML, XML, text and Markdown files and its main script', ({ small }) => {
    const names = readdirSync(small.dist, { recursive: true, encoding: 'utf8' });
    const read = names.filter((name) =>
      /\.(?:html|xml|txt|md|webmanifest)$|assets\/js\/main\.\w+\.js$/.test(name),
    );
    expect(read.length).toBeGreaterThan(10);
    const words = read.map((name) => [
      name,
      ...(/\p{Script=Han}+/u.exec(readFileSync(path.join(small.dist, name), 'utf8')) ?? []),
    ]);
    expect(words.filter(({ length }) => length > 1)).toEqual([]);
  });
});
