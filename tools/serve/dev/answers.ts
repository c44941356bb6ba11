import { SEARCH_PATH } from '../../../src/bundle/constants';
import type { DevProblem } from '../../../src/bundle/dev-messages';
import { decodeSafely, markdownPathOf, printUrlOf, withBase } from '../../../src/bundle/paths';
import { OFFLINE_PATH, WORKER_FILE } from '../../../src/bundle/worker-contract';
import { brandOf, ICON_LINKS } from '../../documents/brand';
import { webManifest } from '../../documents/browser-files';
import { markdownOf } from '../../documents/markdown-copies';
import { pageShell } from '../../documents/pages/page-shell';
import { printPages } from '../../documents/print-pages';
import { MANIFEST_FILE } from '../../site/file-names';
import { element, textElement } from '../../support/markup';
import type { DevBuild, LiveApp } from './live-app';
import type { LiveSite } from './live-site';
import { describeProblem } from './report';

/** Addresses of pages that come from the app, not from the content. */
const OWN_PAGES: ReadonlySet<string> = new Set([SEARCH_PATH, OFFLINE_PATH]);

/** A response whose body is made in memory. */
export interface Answer {
  status: number;
  type: string;
  body: string;
}

/** Makes a file of the bundle (`pages/x.1a2b3c4d5e.json`); undefined when there is no such file. */
export async function bundleAnswer(site: LiveSite, file: string): Promise<Answer | undefined> {
  const made = (await site.search.file(file)) ?? JSON.stringify(await bundleData(site, file));
  return made === undefined ? undefined : { status: 200, type: 'application/json', body: made };
}

async function bundleData(site: LiveSite, file: string): Promise<object | undefined> {
  if (file === 'site.json') return site.siteIndex();
  return site.record(file) ?? site.sections.part(file);
}

/**
 * Answers any other address below the base. If it is not the address of a file, the answer is the page shell, in which
 * the app shows the page or says that there is no such page.
 */
export async function pageAnswer(site: LiveSite, address: string, app: LiveApp): Promise<Answer> {
  return (
    siteFileAnswer(site, decodeSafely(address)) ??
    (await printAnswer(site, address, app)) ?? {
      status: OWN_PAGES.has(address) || site.has(address) ? 200 : 404,
      type: 'text/html',
      body: shell(site, await app.built()),
    }
  );
}

function shell(site: LiveSite, { assets, problems }: DevBuild): string {
  if (problems.length > 0) return errorPage(problems);
  const index = site.siteIndex();
  const head = { title: index.title, lang: index.lang, tags: [] };
  return pageShell({ site: index, assets, brand: brandOf(index), head, html: '' });
}

function siteFileAnswer(site: LiveSite, address: string): Answer | undefined {
  if (address === `/${WORKER_FILE}`)
    return { status: 200, type: 'text/javascript', body: STOP_WORKER_SCRIPT };
  if (address === `/${MANIFEST_FILE}`) {
    const { data } = webManifest({ site: site.siteIndex() });
    return { status: 200, type: 'application/manifest+json', body: String(data) };
  }
  const published = site.settings.data.find(({ path }) => path === address);
  if (published) return { status: 200, type: 'application/json', body: published.json };
  const page = address.endsWith('.md') ? findMarkdown(site, address) : undefined;
  return page && { status: 200, type: 'text/markdown', body: markdownOf(site.renders.facts(page)) };
}

/** Finds the page whose Markdown copy has this address: the page's address with `.md`, or the path of its source. */
function findMarkdown(site: LiveSite, address: string) {
  const named = site.plan.pages.get(address.slice(1));
  if (named) return named;
  const page = site.plan.map.find(
    address.replace(/(?:\/README)?\.md$/, address.endsWith('/README.md') ? '/' : '.html'),
  );
  return page && decodeSafely(markdownPathOf(page.path)) === address ? page : undefined;
}

/** A section as one document for printing. All pages of the section are rendered at once for this. */
async function printAnswer(site: LiveSite, address: string, app: LiveApp): Promise<Answer | undefined> {
  const name = site.sections.names.find((section) => printUrlOf(section) === withBase(address));
  if (name === undefined) return undefined;
  const { section } = await site.sections.build(name);
  const pages = (site.plan.sections.get(name) ?? []).map((page) => site.renders.facts(page));
  const [document] = printPages(
    { site: site.siteIndex(), sections: [section], pages },
    (await app.built()).assets,
  );
  return document && { status: 200, type: 'text/html', body: document.lazy?.make() ?? '' };
}

/**
 * Service worker that replaces the one that a production build left in this browser, which would answer with old pages.
 * It deletes all caches of the origin, unregisters itself and reloads the open pages.
 */
const STOP_WORKER_SCRIPT = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  for (const tab of await self.clients.matchAll({ type: 'window' })) tab.navigate(tab.url);
})()));
`;

/** The error page reloads after this time, to see whether the errors are fixed. Seconds. */
const RELOAD_S = 1;

/** Page for every address until the app compiles for the first time. Before that, no script can show errors. */
function errorPage(problems: readonly DevProblem[]): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    element('meta', { 'http-equiv': 'refresh', content: RELOAD_S }),
    ICON_LINKS,
    '<title>The app does not compile</title>',
    '<style>body{margin:2rem;background:#1f1416;color:#f6e9ea;font:15px/1.6 system-ui}pre{white-space:pre-wrap}</style>',
    '<h1>The app does not compile</h1>',
    textElement('pre', problems.map(describeProblem).join('\n\n')),
    '</html>',
    '',
  ].join('\n');
}
