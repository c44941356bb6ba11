import { setTimeout as sleep } from 'node:timers/promises';
import { withBase } from '../../src/bundle/paths';
import { OFFLINE_PATH } from '../../src/bundle/worker-contract';
import type { Driver } from './drivers';

/** How long a state may take to come. */
const PATIENCE_MS = 90_000;

interface SmokeServer {
  address: string;
  close: () => Promise<unknown>;
}

/**
 * Does what readers do most, and returns `ok` or what went wrong for each. In a browser that is too old for the app, the
 * pages have to be styled documents whose links work.
 */
export async function tryAsReader(browser: Driver, server: SmokeServer): Promise<Record<string, string>> {
  const open = (path: string) => browser.go(new URL(withBase(path), server.address).href);
  const until = async (what: string, ask: () => unknown): Promise<void> => {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(100)) {
      // The page may be about to change: then the question fails.
      if (await browser.run(ask).catch(() => false)) return;
    }
    throw new Error(what);
  };
  const started = () =>
    until('the app did not start', () => document.documentElement.dataset.started === 'interactive');
  const controlled = () =>
    until('no service worker', () => navigator.serviceWorker?.controller?.state === 'activated');

  await open('/');
  await until('the page did not load', () => document.readyState === 'complete');
  const isPlain = await browser.run(() => 'plain' in document.documentElement.dataset);
  const checks: Record<string, () => Promise<void>> = {
    styled: () =>
      until(
        'no styles',
        () =>
          getComputedStyle(document.body).marginTop === '0px' &&
          getComputedStyle(document.body).fontFamily.includes('system-ui'),
      ),
    link: async () => {
      await open('/cli/');
      if (!isPlain) await started();
      await browser.run(() => {
        Reflect.set(window, 'before', document.querySelector('h1')?.textContent);
        document
          .querySelector<HTMLElement>('.sidebar a[href^="/docs/cli/"][href$=".html"]:not([aria-current])')
          ?.click();
      });
      await until(
        'the next page did not come',
        () =>
          location.pathname.length > '/docs/cli/'.length &&
          document.querySelector('main h1') &&
          document.querySelector('main h1')?.textContent !== Reflect.get(window, 'before'),
      );
      await until('the page is broken', () => !document.querySelector('.load-error'));
    },
    ...(!isPlain && {
      search: async () => {
        await open(`/search.html?q=${encodeURIComponent('栏目')}`);
        await until('no results', () => document.querySelectorAll('[role=option]').length > 5);
      },
      'code tools': async () => {
        await open('/stl/recipes.html');
        await until(
          'no buttons',
          () => document.querySelector('.wrap-code') && document.querySelector('.copy-code'),
        );
      },
      preview: async () => {
        await open('/stl/contents/');
        await started();
        await browser.run(() =>
          [...document.querySelectorAll<HTMLElement>('.run-sample [role=tab]')]
            .find((tab) => tab.textContent === '效果')
            ?.click(),
        );
        await until(
          'the preview stays empty',
          () =>
            document.querySelector<HTMLIFrameElement>('.run-sample iframe')?.contentDocument?.body
              .textContent,
        );
      },
      back: async () => {
        await open('/cli/');
        await started();
        await browser.run(() => scrollTo({ top: 700, behavior: 'instant' }));
        await until('the page did not scroll', () => Math.abs(scrollY - 700) < 2);
        await browser.run(() => void setTimeout(() => location.assign('/docs/README.md')));
        await until(
          'the document did not come',
          () => location.pathname.endsWith('.md') && document.readyState === 'complete',
        );
        await browser.run(() => void setTimeout(() => history.back()));
        await until(
          'the place was lost',
          () => location.pathname.endsWith('/cli/') && Math.abs(scrollY - 700) < 60,
        );
      },
      saving: async () => {
        await open(OFFLINE_PATH);
        await controlled();
        await until('no list', () => document.querySelector('.offline-save'));
        await browser.run(() => document.querySelector<HTMLElement>('.offline-save')?.click());
        await until('not saved', () => document.querySelector('.offline-section[data-standing=saved]'));
      },
      offline: async () => {
        await open('/faq/');
        await controlled();
        await open('/faq/');
        await started();
        await server.close();
        await open('/faq/').catch(() => undefined);
        await until(
          'the page does not open',
          () => document.querySelector('main h1') && !document.querySelector('.load-error'),
        );
      },
    }),
  };
  const results: Record<string, string> = {};
  for (const [name, check] of Object.entries(checks))
    results[name] = await check().then(
      () => 'ok',
      (error: unknown) => String(error).split('\n')[0] ?? '',
    );
  return results;
}
