import { SEARCH_PATH } from '../../../src/bundle/constants';
import { decodeSafely, markdownPathOf, printUrlOf, withBase } from '../../../src/bundle/paths';
import { OFFLINE_PATH, WORKER_FILE } from '../../../src/bundle/worker-contract';
import { brandOf } from '../../documents/brand';
import { markdownOf } from '../../documents/markdown-copies';
import { pageShell } from '../../documents/pages/page-shell';
import { printPages } from '../../documents/print-pages';
import { webManifest } from '../../documents/web-manifest';
import { MANIFEST_FILE } from '../../site/file-names';
import { errorPage } from './error-page';
import type { AppBuilt } from './live-app';
import type { LiveSite } from './live-site';
import { STOP_WORKER_SCRIPT } from './stop-worker';

/** Addresses of the app's own pages. */
const OWN_PAGES: ReadonlySet<string> = new Set([SEARCH_PATH, OFFLINE_PATH]);

/** An answer whose body is made in memory. */
export interface Answer {
  status: number;
  type: string;
  body: string;
}

/** Makes a file of the bundle (`pages/x.1a2b3c4d5e.json`); undefined when there is no such file. */
export async function bundleAnswer(site: LiveSite, file: string): Promise<Answer | undefined> {
  const made = await site.search.file(file);
  if (made !== undefined) return { status: 200, type: 'application/json', body: made };
  const data = await bundleData(site, file);
  return data && { status: 200, type: 'application/json', body: JSON.stringify(data) };
}

async function bundleData(site: LiveSite, file: string): Promise<object | undefined> {
  if (file === 'site.json') return site.site();
  if (file.startsWith('sections/')) return site.section(file);
  return file.startsWith('pages/') ? site.record(file) : undefined;
}

/**
 * Answers any other address below the base. An address without a file gets the app, which shows the page, or that there
 * is none.
 */
export async function pageAnswer(
  site: LiveSite,
  address: string,
  app: () => Promise<AppBuilt>,
): Promise<Answer> {
  return (
    siteFileAnswer(site, decodeSafely(address)) ??
    (await printAnswer(site, address, app)) ?? {
      status: OWN_PAGES.has(address) || site.has(address) ? 200 : 404,
      type: 'text/html',
      body: shell(site, await app()),
    }
  );
}

function shell(site: LiveSite, { assets, problems }: AppBuilt): string {
  if (problems.length > 0) return errorPage(problems);
  const index = site.site();
  const head = { title: index.title, lang: index.lang, tags: [] };
  return pageShell({ site: index, assets, brand: brandOf(index), head, html: '' });
}

function siteFileAnswer(site: LiveSite, address: string): Answer | undefined {
  if (address === `/${WORKER_FILE}`)
    return { status: 200, type: 'text/javascript', body: STOP_WORKER_SCRIPT };
  if (address === `/${MANIFEST_FILE}`) {
    const { data } = webManifest({ site: site.site() });
    return { status: 200, type: 'application/manifest+json', body: String(data) };
  }
  const published = site.data.find(({ path }) => path === address);
  if (published) return { status: 200, type: 'application/json', body: published.json };
  const page = address.endsWith('.md') ? findMarkdown(site, address) : undefined;
  return page && { status: 200, type: 'text/markdown', body: markdownOf(site.renders.full(page)) };
}

/**
 * Finds the page whose Markdown copy has this address: the page's own address with `.md`, or the path of its source
 * file.
 */
function findMarkdown(site: LiveSite, address: string) {
  const named = site.pageOf(address.slice(1));
  if (named) return named;
  const page = site.find(address.replace(/(?:\/index)?\.md$/, address.endsWith('/index.md') ? '/' : '.html'));
  return page && decodeSafely(markdownPathOf(page.path)) === address ? page : undefined;
}

/** A section as one document. No other address makes the server render many pages at once. */
async function printAnswer(
  site: LiveSite,
  address: string,
  app: () => Promise<AppBuilt>,
): Promise<Answer | undefined> {
  const name = site.sections.names.find((section) => printUrlOf(section) === withBase(address));
  if (name === undefined) return undefined;
  const { section } = await site.sections.build(name);
  const pages = site.membersOf(name).map((page) => site.renders.full(page));
  const [document] = printPages({ site: site.site(), sections: [section], pages }, (await app()).assets);
  return document && { status: 200, type: 'text/html', body: document.lazy?.make() ?? '' };
}
