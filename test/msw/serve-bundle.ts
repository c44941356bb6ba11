import type { Page } from '@playwright/test';
import { assetUrl, withBase } from '../../src/bundle/paths';
import { SHELL_FILE } from '../../src/bundle/worker-contract';
import type { TestBundle } from './create-bundle';

const INDEX_PATTERN = /(<script type="application\/json" id="site-index">).*?(?=<\/script>)/s;

/**
 * Serves a test bundle to a real browser: at every address of the site, the built app starts with this bundle
 * and gets its files or their failures. Playwright must block service workers, because their requests would
 * bypass the bundle.
 */
export async function serveBundle(page: Page, bundle: TestBundle): Promise<void> {
  await page.route(`**${withBase('/')}**`, async (route) => {
    const request = route.request();
    if (request.resourceType() !== 'document') {
      await route.fallback();
      return;
    }
    // The page shell starts the app at any address. It gets the site index of the bundle.
    const shell = await route.fetch({ url: new URL(withBase(SHELL_FILE), request.url()).href });
    const index = JSON.stringify(bundle.site).replaceAll('<', '\\u003c');
    const body = (await shell.text()).replace(INDEX_PATTERN, (_, opening: string) => opening + index);
    await route.fulfill({ response: shell, status: 200, body });
  });
  await page.route(`**${assetUrl('')}{site.json,pages/**,sections/**}`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const answer = await bundle.answer(decodeURI(pathname.slice(assetUrl('').length)));
    if (answer.type === 'error') await route.abort('connectionreset');
    else {
      const body = Buffer.from(await answer.arrayBuffer());
      await route.fulfill({ status: answer.status, headers: Object.fromEntries(answer.headers), body });
    }
  });
}
