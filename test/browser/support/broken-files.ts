import type { Page, Route } from '@playwright/test';
import { assetUrl } from '../../../src/bundle/paths';
import type { PageRecord, SiteIndex, StartIndex } from '../../../src/bundle/records';
import type { BuiltBundle } from './built-bundle';

/** How a request for a file of the bundle fails. */
export type Breakage = 'abort' | 'missing' | 'not-json' | { status: number };

function answer(route: Route, breakage: Breakage): Promise<void> {
  if (breakage === 'abort') return route.abort();
  if (breakage === 'missing') return route.fulfill({ status: 404, body: 'Not found' });
  if (breakage === 'not-json')
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html>登录' });
  return route.fulfill({ status: breakage.status });
}

/** Makes requests for a file fail from now on. The returned function ends this. */
export async function breakFile(page: Page, file: string, breakage: Breakage): Promise<() => Promise<void>> {
  const address = `**${assetUrl(file)}`;
  const handler = (route: Route): Promise<void> => answer(route, breakage);
  await page.route(address, handler);
  return () => page.unroute(address, handler);
}

/** Holds back requests for a file until the returned function is called. */
export async function holdFile(page: Page, file: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${assetUrl(file)}`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Changes a page's record on its way to the browser. */
export async function alterRecord(
  page: Page,
  bundle: BuiltBundle,
  path: string,
  change: Partial<PageRecord>,
): Promise<void> {
  const record = await bundle.record(path);
  await page.route(`**${assetUrl(await bundle.fileOf(path))}`, (route) =>
    route.fulfill({ json: { ...record, ...change } }),
  );
}

/** Changes the site index in the start files, on their way to the browser. */
export async function alterSite(page: Page, change: Partial<SiteIndex>): Promise<void> {
  await page.route(`**${assetUrl('start/')}*.json`, async (route) => {
    const response = await route.fetch();
    const start: StartIndex = await response.json();
    // The HTML was rendered from the unchanged index. Another hash makes the app render the page again.
    const surroundings = 'altered';
    return route.fulfill({ response, json: { ...start, surroundings, site: { ...start.site, ...change } } });
  });
}

/** Collects the JSON files below `/docs/assets/` that the page requests from now on. */
export function watchFiles(page: Page): string[] {
  const prefix = assetUrl('');
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(prefix) && pathname.endsWith('.json')) files.push(pathname.slice(prefix.length));
  });
  return files;
}
