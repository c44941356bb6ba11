import { ASSETS_DIR, BASE_PATH } from '../../../src/bundle/constants';
import { expect, test } from '../support/fixtures';

test.describe('the Content-Security-Policy', () => {
  // The browser logs everything that the policy refuses.
  test.use({ allowedErrors: [/Content Security Policy|'Trusted\w+'|policy violation/] });

  test('blocks inline scripts, strings run as code, and script addresses set by a script', async ({
    page,
    site,
  }) => {
    await site.open('/fields/enumerations.html');
    const refused = await page.evaluate(async () => {
      const inline = document.createElement('script');
      inline.append('window.hasRun = true');
      document.head.append(inline);
      // Code that Playwright sends may use eval until its first `await`.
      await new Promise((resolve) => setTimeout(resolve));
      const attempts: Record<string, () => unknown> = {
        Function: () => new Function('window.hasRun = true')(),
        timer: () => setTimeout('window.hasRun = true'),
        'script address': () => {
          document.createElement('script').src = '/docs/files/upload.js';
        },
        worker: () => new Worker('/docs/files/upload.js'),
      };
      const failed = Object.entries(attempts).flatMap(([name, attempt]) => {
        try {
          attempt();
          return [];
        } catch {
          return [name];
        }
      });
      await new Promise((resolve) => setTimeout(resolve));
      return { failed, hasRun: Reflect.get(window, 'hasRun') };
    });
    expect(refused).toEqual({ failed: ['Function', 'timer', 'script address', 'worker'], hasRun: undefined });
  });

  test('removes what could run from HTML that a script assigns to innerHTML', async ({ page, site }) => {
    // Following a link loads the sanitiser.
    await site.open('/fields/');
    await site.follow('/fields/enumerations.html');
    await site.settled();
    const html = await page.evaluate(() => {
      const box = document.createElement('div');
      box.innerHTML = '<b>好</b><img src="data:," onerror="window.hasRun = true"><script>1</script>';
      return box.innerHTML;
    });
    expect(html).toBe('<b>好</b><img src="data:,">');
  });
});

test('every answer has the headers of `_headers`, a 404 too', async ({ request }) => {
  for (const path of ['', '404.html', 'no-such-page.html', `${ASSETS_DIR}site.json`, 'favicon.svg']) {
    const headers = (await request.get(BASE_PATH + path)).headers();
    expect(headers['content-security-policy'], path).toContain("require-trusted-types-for 'script'");
    expect(headers['content-security-policy'], path).not.toMatch(/script-src[^;]*'unsafe/);
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  }
});

test('a redirect page keeps the query and the hash of the address', async ({ page }) => {
  await page.goto('/docs/fields/enumerations/?q=1#x');
  await expect(page).toHaveURL(/\/docs\/fields\/enumerations\.html\?q=1#x$/);
});
