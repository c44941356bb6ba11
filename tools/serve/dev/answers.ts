import { lookup } from 'mime-types';
import { SEARCH_PATH } from '../../../src/bundle/constants';
import type { DevProblem } from '../../../src/bundle/dev-messages';
import {
  candidatePaths,
  comparablePath,
  decodeSafely,
  encodePath,
  printUrlOf,
  withBase,
} from '../../../src/bundle/paths';
import { OFFLINE_PATH, WORKER_FILE } from '../../../src/bundle/worker-contract';
import { brandOf, ICON_LINKS } from '../../documents/brand';
import { webManifest } from '../../documents/browser-files';
import { markdownOf } from '../../documents/markdown-copies';
import { pageShell } from '../../documents/pages/page-shell';
import { printPages } from '../../documents/print-pages';
import { belowBase, MANIFEST_FILE, markdownFilesOf } from '../../site/file-names';
import type { Page } from '../../site/page';
import { element, textElement } from '../../support/markup';
import type { DevBuild, LiveApp } from './live-app';
import { describeProblem } from './report';
import type { ServedSite } from './served-site';

/** Addresses of pages that come from the app, not from the content. */
const OWN_PAGES: ReadonlySet<string> = new Set([SEARCH_PATH, OFFLINE_PATH]);

/** A response whose body is made in memory. */
export interface Answer {
  status: number;
  type: string;
  body: string | Uint8Array;
}

/** A file of the app while webpack waits; undefined when the app has no such file. */
export async function keptAnswer(app: Pick<LiveApp, 'keptFile'>, file: string): Promise<Answer | undefined> {
  const body = await app.keptFile(file);
  return body && { status: 200, type: lookup(file) || 'application/octet-stream', body };
}

/** Makes a file of the bundle (`pages/x.1a2b3c4d5e.json`); undefined when there is no such file. */
export async function bundleAnswer(site: ServedSite, file: string): Promise<Answer | undefined> {
  const body = await site.text(file);
  return body === undefined ? undefined : { status: 200, type: 'application/json', body };
}

/**
 * Answers any other address below the base. If it is not the address of a file, the answer is the page shell, in which
 * the app shows the page or says that there is no such page.
 */
export async function pageAnswer(
  site: ServedSite,
  address: string,
  app: Pick<LiveApp, 'built'>,
): Promise<Answer> {
  return (
    siteFileAnswer(site, decodeSafely(address)) ??
    (await printAnswer(site, address, app)) ?? {
      status: isKnown(site, address) ? 200 : 404,
      type: 'text/html',
      body: shell(site, await app.built()),
    }
  );
}

function shell(site: ServedSite, { assets, problems }: DevBuild): string {
  if (problems.length > 0) return errorPage(problems);
  const { index } = site;
  const head = { title: index.title, lang: index.lang, tags: [] };
  return pageShell({ site: index, assets, brand: brandOf(index), head, html: '' });
}

function siteFileAnswer(site: ServedSite, address: string): Answer | undefined {
  if (address === `/${WORKER_FILE}`)
    return { status: 200, type: 'text/javascript', body: STOP_WORKER_SCRIPT };
  if (address === `/${MANIFEST_FILE}`) {
    const { data } = webManifest({ site: site.index });
    return { status: 200, type: 'application/manifest+json', body: String(data) };
  }
  const published = site.bundle.data.find(({ path }) => path === address);
  if (published) return { status: 200, type: 'application/json', body: published.json };
  const page = address.endsWith('.md') ? findMarkdown(site, address) : undefined;
  return page && { status: 200, type: 'text/markdown', body: markdownOf(page) };
}

/** Finds the page whose Markdown copy has this address. */
function findMarkdown({ bundle }: ServedSite, address: string): Page | undefined {
  const file = belowBase(encodePath(address));
  return bundle.pages.find(({ record }) => markdownFilesOf(record.path, record.relativePath).includes(file));
}

/** Whether an address is that of a page or leads to one. */
function isKnown({ bundle }: ServedSite, address: string): boolean {
  const paths = candidatePaths(address).map(comparablePath);
  const isOne = (known: string) => paths.includes(comparablePath(known));
  return (
    OWN_PAGES.has(address) ||
    bundle.pages.some(({ record }) => isOne(record.path)) ||
    [...bundle.redirects.keys()].some(isOne)
  );
}

/** A section as one document for printing. */
async function printAnswer(
  { index: site, bundle: { sections, pages } }: ServedSite,
  address: string,
  app: Pick<LiveApp, 'built'>,
): Promise<Answer | undefined> {
  const section = sections.find(({ section: name }) => printUrlOf(name) === withBase(address));
  if (!section) return undefined;
  const [document] = printPages({ site, sections: [section], pages }, (await app.built()).assets);
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
