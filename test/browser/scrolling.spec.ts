import type { Page } from '@playwright/test';
import type { BuiltBundle } from './built-bundle';
import { expect, test } from './fixtures';

const PAGE = '/model/tables/channel.html';
const OTHER = '/model/tables/site.html';

/** A heading far enough down that the page has to scroll. */
async function lowerHeading(bundle: BuiltBundle, path = PAGE): Promise<string> {
  const { headers } = await bundle.record(path);
  const slug = headers.filter(({ level }) => level === 2).at(-2)?.slug;
  if (!slug) throw new Error(`${path} has too few headings for this test`);
  return slug;
}

/** Distance between the header's lower edge and a heading. CSS pixels. */
function distanceFromHeader(page: Page, slug: string): Promise<number> {
  return page.evaluate((id) => {
    const heading = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
    return heading - (document.querySelector('header')?.getBoundingClientRect().bottom ?? Number.NaN);
  }, slug);
}

async function expectClearOfHeader(page: Page, slug: string): Promise<void> {
  await expect.poll(() => distanceFromHeader(page, slug)).toBeGreaterThanOrEqual(0);
  await expect.poll(() => distanceFromHeader(page, slug)).toBeLessThan(60);
}

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const hashOf = (page: Page) => decodeURIComponent(new URL(page.url()).hash);

/** Scrolls as a reader does, so that the heading stands just below the header. */
async function scrollToHeading(page: Page, slug: string): Promise<void> {
  await page.evaluate((id) => {
    const heading = document.getElementById(id);
    // What a wheel would do: the app must not take it for its own scrolling.
    window.dispatchEvent(new WheelEvent('wheel'));
    heading?.scrollIntoView({ behavior: 'instant', block: 'start' });
  }, slug);
}

test.describe('a hash', () => {
  for (const [name, spell] of [
    ['raw', (slug: string) => slug],
    ['percent-encoded', encodeURIComponent],
  ] as const) {
    test(`${name}: leads to its heading, clear of the header, and the focus goes with it`, async ({
      page,
      site,
      bundle,
    }) => {
      const slug = await lowerHeading(bundle);
      await site.open(`${PAGE}#${spell(slug)}`);
      await expectClearOfHeader(page, slug);
      await expect(page.locator(`[id="${slug}"]`)).toBeFocused();
    });
  }

  test('of a link in the text leads to the heading of another page', async ({ page, site, bundle }) => {
    const slug = await lowerHeading(bundle);
    await site.open(OTHER);
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: '去那里' });
      document.querySelector('.theme-default-content')?.prepend(link);
    }, `/docs${PAGE}#${slug}`);
    await page.getByRole('link', { name: '去那里' }).click();
    await expect(page).toHaveURL(new RegExp(PAGE));
    await expectClearOfHeader(page, slug);
  });

  test('that is malformed is no fault', async ({ site }) => {
    await site.open(`${PAGE}#100%`);
    await expect(site.title).toBeVisible();
  });
});

test.describe('while the reader scrolls', () => {
  test('hash, outline and sidebar follow, and the history does not grow', async ({ page, site, bundle }) => {
    const slug = await lowerHeading(bundle);
    await site.open(PAGE);
    const entries = await page.evaluate(() => window.history.length);
    await scrollToHeading(page, slug);
    await expect.poll(() => hashOf(page)).toBe(`#${slug}`);
    const title = (await bundle.record(PAGE)).headers.find((heading) => heading.slug === slug)?.title ?? '';
    await expect(site.outline.locator('[aria-current=location]')).toHaveText(title);
    await expect(site.sidebar.locator('[aria-current=location]')).toHaveText(title);
    expect(await page.evaluate(() => window.history.length)).toBe(entries);
  });

  test('back at the top there is no hash', async ({ page, site, bundle }) => {
    const slug = await lowerHeading(bundle);
    await site.open(PAGE);
    await scrollToHeading(page, slug);
    await expect.poll(() => hashOf(page)).not.toBe('');
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => hashOf(page)).toBe('');
    await expect(site.outline.locator('[aria-current=location]')).toHaveCount(0);
  });

  test('at the bottom a last heading that was asked for stays', async ({ page, site, bundle }) => {
    const { headers } = await bundle.record(PAGE);
    const last = headers.at(-1)?.slug ?? '';
    await site.open(`${PAGE}#${encodeURIComponent(last)}`);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(site.outline.locator('[aria-current=location]')).toHaveText(headers.at(-1)?.title ?? '');
    expect(hashOf(page)).toBe(`#${last}`);
  });
});

test.describe('another page', () => {
  test('begins at its top', async ({ page, site }) => {
    await site.open(PAGE);
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await site.jump(OTHER);
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  test('back and forward lead to where the reader was', async ({ page, site }) => {
    await site.open(PAGE);
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await site.jump(OTHER);
    await page.evaluate(() => {
      // What a wheel would do: the app is bringing the page to its top.
      window.dispatchEvent(new WheelEvent('wheel'));
      window.scrollTo({ top: 250, behavior: 'instant' });
    });
    await page.goBack();
    await expect(site.linkTo(PAGE)).toHaveAttribute('aria-current', 'page');
    await expect.poll(() => scrollTop(page)).toBe(600);
    await page.goForward();
    await expect(site.linkTo(OTHER)).toHaveAttribute('aria-current', 'page');
    await expect.poll(() => scrollTop(page)).toBe(250);
  });

  test('a reload stays where it was', async ({ page, site }) => {
    await site.open(PAGE);
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await expect.poll(() => hashOf(page)).not.toBe('');
    await page.reload();
    await site.settled();
    await expect.poll(() => scrollTop(page)).toBe(600);
  });
});

test('reaching the header by keyboard leaves the page where it is', async ({ page, site, bundle }) => {
  const { title } = await bundle.site();
  await site.open(PAGE);
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await page.keyboard.press('Tab');
  const name = page.getByRole('banner').getByRole('link', { name: title, exact: true });
  for (let stop = 0; stop < 3 && !(await name.evaluate((link) => link.matches(':focus'))); stop++) {
    await page.keyboard.press('Tab');
  }
  await expect(name).toBeFocused();
  expect(await scrollTop(page)).toBe(600);
});

test.describe('with movement', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a click in the outline scrolls smoothly and stops at the heading', async ({ page, site, bundle }) => {
    const slug = await lowerHeading(bundle);
    await site.open(PAGE);
    if (site.isPhone) await site.outline.getByRole('button').click();
    await site.outline.locator(`a[href$="#${encodeURIComponent(slug)}"]`).click();
    await expectClearOfHeader(page, slug);
    expect(hashOf(page)).toBe(`#${slug}`);
    await expect(site.outline.locator('[aria-current=location]')).toHaveAttribute(
      'href',
      new RegExp(`#${encodeURIComponent(slug)}$`),
    );
  });

  test('another page begins at its top all the same', async ({ page, site }) => {
    await site.open(PAGE);
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await site.jump(OTHER);
    await expect.poll(() => scrollTop(page)).toBe(0);
    expect(hashOf(page)).toBe('');
  });
});

test.describe('the way the page moves', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  /** Scrolls that scripts ask for from now on, as smooth or instant, and hashes they write meanwhile. */
  async function watchScrolls(page: Page): Promise<() => Promise<string[]>> {
    const seen = await page.evaluateHandle(() => {
      const list: string[] = [];
      const { scrollTo } = window;
      window.scrollTo = (options?: ScrollToOptions | number) => {
        if (typeof options === 'object') list.push(`${options.behavior} to ${options.top}`);
        Reflect.apply(scrollTo, window, [options]);
      };
      const { replaceState } = window.history;
      window.history.replaceState = (state, title, url) => {
        list.push(`hash ${decodeURIComponent(new URL(String(url), location.href).hash)}`);
        replaceState.call(window.history, state, title, url);
      };
      return list;
    });
    return () => seen.jsonValue();
  }

  test('to another page’s top is smooth, back at once', async ({ page, site }) => {
    await site.open(PAGE);
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await expect.poll(() => hashOf(page)).not.toBe('');
    const readScrolls = await watchScrolls(page);
    await site.jump(OTHER);
    await expect.poll(() => scrollTop(page)).toBe(0);
    expect(await readScrolls()).toContain('smooth to 0');
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBe(600);
    expect(await readScrolls()).toContain('instant to 600');
  });

  test('writes no hash on its way to a heading', async ({ page, site, bundle }) => {
    const slug = await lowerHeading(bundle);
    await site.open(PAGE);
    const readScrolls = await watchScrolls(page);
    if (site.isPhone) await site.outline.getByRole('button').click();
    await site.outline.locator(`a[href$="#${encodeURIComponent(slug)}"]`).click();
    await expectClearOfHeader(page, slug);
    await expect(site.outline.locator('[aria-current=location]')).toHaveAttribute(
      'href',
      new RegExp(`#${encodeURIComponent(slug)}$`),
    );
    const hashes = (await readScrolls()).filter((entry) => entry.startsWith('hash '));
    expect(hashes.filter((entry) => entry !== `hash #${slug}`)).toEqual([]);
  });
});
