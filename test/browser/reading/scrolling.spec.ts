import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { expectClearOfHeader, hashOf, lowerHeading, scrollTo, scrollTop } from '../support/place-on-page';

const PAGE = '/fields/tables/plant.html';
const OTHER = '/fields/tables/bed.html';

test('opening a hash, percent-encoded, puts its heading just below the header and focuses the heading', async ({
  page,
  site,
  bundle,
}) => {
  const slug = await lowerHeading(bundle, PAGE);
  await site.open(`${PAGE}#${encodeURIComponent(slug)}`);
  await expectClearOfHeader(page, slug);
  await expect(page.locator(`[id="${slug}"]`)).toBeFocused();
});

test('scrolling updates hash, outline and sidebar, also back at the top, and adds no history entry', async ({
  page,
  site,
  bundle,
}) => {
  const slug = await lowerHeading(bundle, PAGE);
  const { headers } = await bundle.record(PAGE);
  await site.open(PAGE);
  const entries = await page.evaluate(() => window.history.length);
  await page.evaluate((id) => {
    // A real wheel sends this event. Without it, the app would take this for its own scrolling.
    window.dispatchEvent(new WheelEvent('wheel'));
    document.getElementById(id)?.scrollIntoView({ behavior: 'instant', block: 'start' });
  }, slug);
  await expect.poll(() => hashOf(page)).toBe(`#${slug}`);
  const title = headers.find((heading) => heading.slug === slug)?.title ?? '';
  await expect(site.outline.locator('[aria-current=location]')).toHaveText(title);
  await expect(site.sidebar.locator('[aria-current=location]')).toHaveText(title);

  await scrollTo(page, 0);
  await expect.poll(() => hashOf(page)).toBe('');
  await expect(site.outline.locator('[aria-current=location]')).toHaveCount(0);
  expect(await page.evaluate(() => window.history.length)).toBe(entries);
});

test('another page opens at its top; back and forward restore the scroll positions', async ({
  page,
  site,
}) => {
  await site.open(PAGE);
  await scrollTo(page, 600);
  await site.jump(OTHER);
  await expect.poll(() => scrollTop(page)).toBe(0);
  // A real wheel sends this event, which ends a scroll to the top that the app may not have finished.
  await page.evaluate(() => window.dispatchEvent(new WheelEvent('wheel')));
  await scrollTo(page, 250);
  await page.goBack();
  await expect(site.linkTo(PAGE)).toHaveAttribute('aria-current', 'page');
  await expect.poll(() => scrollTop(page)).toBe(600);
  await page.goForward();
  await expect(site.linkTo(OTHER)).toHaveAttribute('aria-current', 'page');
  await expect.poll(() => scrollTop(page)).toBe(250);
});

test.describe('with animations', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  /** Records the scrolls (smooth or instant) that scripts start from now on, and the hashes they write. */
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

  test('another page scrolls to its top smoothly; going back restores the position instantly', async ({
    page,
    site,
  }) => {
    await site.open(PAGE);
    await scrollTo(page, 600);
    await expect.poll(() => hashOf(page)).not.toBe('');
    const readScrolls = await watchScrolls(page);
    await site.jump(OTHER);
    await expect.poll(() => scrollTop(page)).toBe(0);
    expect(hashOf(page)).toBe('');
    expect(await readScrolls()).toContain('smooth to 0');
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBe(600);
    expect(await readScrolls()).toContain('instant to 600');
  });

  test('a click in the outline leads to the heading, without writing other hashes on the way', async ({
    page,
    site,
    bundle,
  }) => {
    const slug = await lowerHeading(bundle, PAGE);
    await site.open(PAGE);
    const readScrolls = await watchScrolls(page);
    if (site.isPhone) await site.outline.getByRole('button').click();
    await site.outline.locator(`a[href="#${slug}"]`).click();
    await expectClearOfHeader(page, slug);
    expect(hashOf(page)).toBe(`#${slug}`);
    await expect(site.outline.locator('[aria-current=location]')).toHaveAttribute('href', `#${slug}`);
    const hashes = (await readScrolls()).filter((entry) => entry.startsWith('hash '));
    expect(hashes.filter((entry) => entry !== `hash #${slug}`)).toEqual([]);
  });
});
