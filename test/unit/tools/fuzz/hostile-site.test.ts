/** @jest-environment jest-fixed-jsdom */
import fc from 'fast-check';
import { Lexer, Parser, type Token } from 'marked';
import { FIRST_PAINT_SCRIPT } from '../../../../src/app/first-paint-script';
import { dropForbidden } from '../../../../src/bundle/escape-html';
import { withBase } from '../../../../src/bundle/paths';
import { pageFiles } from '../../../../tools/documents/pages/page-files';
import { REDIRECT_SCRIPT } from '../../../../tools/documents/redirect-pages';
import { serverFiles } from '../../../../tools/documents/server-files';
import { siteFiles } from '../../../../tools/documents/site-files';
import { bundleContent } from '../../../../tools/site/bundle-content';
import type { ContentBundle } from '../../../../tools/site/make-bundle';
import { formatProblem } from '../../../../tools/support/problems';
import { createTree } from '../../../helpers/temp-tree';
import { textOfFile } from '../../../helpers/text-of-file';
import { filesOf, hostileSite, PLAIN_SITE, type SiteTexts } from './hostile-site';
import { dangersOf, partsOf, readHtml, readXml } from './written-documents';

/** Number of sites to try. `FUZZ_RUNS=10000 npx jest hostile-site` tries more. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 8);

/** Seed: every run tries the same sites. `FUZZ_SEED=$RANDOM` tries others. A failure prints seed and path. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);

jest.setTimeout(Math.max(120_000, RUNS * 2000));

const ASSETS = { scripts: ['js/main.js'], printScripts: ['js/print.js'], styles: ['css/main.css'] };
const SCRIPTS = [FIRST_PAINT_SCRIPT, REDIRECT_SCRIPT];

interface WrittenSite {
  bundle: ContentBundle;
  files: Map<string, string>;
}

/** All text files that a build writes, by name. The build is lenient, so that it writes them despite errors. */
async function writeSite(texts: SiteTexts): Promise<WrittenSite> {
  const bundle = await bundleContent({ root: createTree(filesOf(texts)), isLenient: true });
  const files = new Map<string, string>();
  for (const file of pageFiles(bundle, ASSETS)) files.set(file.file, textOfFile(file));
  for await (const file of siteFiles(bundle, ASSETS)) files.set(file.file, textOfFile(file));
  for (const file of serverFiles(bundle, ['docs/assets/pages/a.0123456789.json']))
    files.set(file.file, textOfFile(file));
  return { bundle, files };
}

const ofKind = ({ files }: WrittenSite, ending: RegExp): [string, string][] =>
  [...files].filter(([file]) => ending.test(file));

/** Lines of a server's file that redirect old addresses. An address that the file cannot hold has no line. */
const movesOf = (text = ''): string[] => text.split('\n').filter((line) => line.includes(' 301'));

/** Matches such a line in the syntax of each server, without characters that could end its values early. */
const MOVE_PATTERN =
  /^(?:\/\S+ \S+ 301|redir "[^"\\${}]*" "[^"\\${}]*" 301|location = "[^"\\${}]*" \{ return 301 "[^"\\${}]*"; \})$/;

/** Lines of a text without their values and without redirects, to compare the structure of two texts. */
const formOf = (text = ''): string[] =>
  text
    .split('\n')
    .filter((line) => !movesOf(line).length)
    .map((line) => line.replace(/(:|Policy "|policy ").*$/, '$1'));

/** Text of a line of Markdown as a reader sees it. */
const plain = (tokens: Token[]): string => readHtml(Parser.parseInline(tokens)).body.textContent ?? '';

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

let template: Set<string>;
let plainSite: WrittenSite;

beforeAll(async () => {
  plainSite = await writeSite(PLAIN_SITE);
  expect(plainSite.bundle.problems.all.map((problem) => formatProblem(problem, ''))).toEqual([]);
  const html = ofKind(plainSite, /\.html$/).map(([, text]) => readHtml(text));
  const xml = ofKind(plainSite, /\.xml$/).map(([, text]) => readXml(text));
  template = new Set([...html, ...xml].flatMap(partsOf));
});

function checkHtml(site: WrittenSite): void {
  for (const [file, text] of ofKind(site, /\.html$/)) {
    const document = readHtml(text);
    expect([file, dangersOf(document, SCRIPTS)]).toEqual([file, []]);
    expect([file, partsOf(document).filter((part) => !template.has(part))]).toEqual([file, []]);
  }
}

function checkPages({ bundle, files }: WrittenSite): void {
  const { site } = bundle;
  for (const { record } of bundle.pages) {
    const name = withBase(decodeURIComponent(record.path)).slice(1).replace(/\/$/, '/index.html');
    const document = readHtml(files.get(name) ?? '');
    const { metaTitle, home, description, lang } = record.frontmatter;
    const title = home ? site.title || record.title : [record.title, site.title].filter(Boolean).join(' | ');
    expect(document.querySelector('title')?.textContent).toBe(dropForbidden(String(metaTitle ?? title)));
    const shown = document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
    expect(shown).toBe(description ?? site.description);
    expect(document.documentElement.lang).toBe(lang || site.lang || 'zh-CN');
    const data = JSON.parse(document.querySelector('#page-data')?.textContent ?? '');
    const { html: _, ...facts } = record as typeof record & { html?: string };
    expect(data.record).toEqual(JSON.parse(JSON.stringify(facts)));
    const [thing] = [...document.querySelectorAll('script[type="application/ld+json"]')];
    expect(JSON.parse(thing?.textContent ?? '')).toMatchObject(
      home ? { name: site.title } : { headline: record.title, url: site.origin + withBase(record.path) },
    );
  }
}

function checkXml(site: WrittenSite): void {
  const { bundle, files } = site;
  for (const [file, text] of ofKind(site, /\.xml$/))
    expect([file, partsOf(readXml(text)).filter((part) => !template.has(part))]).toEqual([file, []]);
  const feed = readXml(files.get('docs/feed.xml') ?? '');
  const titles = [...feed.querySelectorAll('entry > title')].map(
    (title) => readHtml(title.textContent ?? '').body,
  );
  const own = bundle.pages.filter(({ record }) => record.path.startsWith('/a/') && record.path !== '/a/');
  expect(titles.map((title) => inOneLine(title.textContent ?? '')).sort()).toEqual(
    own.map(({ record }) => inOneLine(dropForbidden(record.title))).sort(),
  );
  for (const title of titles) expect(title.children).toHaveLength(0);
  expect(feed.querySelector('feed > rights')?.textContent ?? '').toBe(bundle.site.title);
  const addresses = [...readXml(files.get('docs/sitemap.xml') ?? '').querySelectorAll('loc')];
  expect(addresses.map((loc) => loc.textContent).sort()).toEqual(
    bundle.pages.map(({ record }) => bundle.site.origin + withBase(record.path)).sort(),
  );
  const search = readXml(files.get('docs/opensearch.xml') ?? '');
  expect(search.querySelector('Description')?.textContent).toBe(bundle.site.description);
  expect(bundle.site.title).toContain(search.querySelector('ShortName')?.textContent);
}

function checkText({ bundle, files }: WrittenSite): void {
  const { site } = bundle;
  expect(JSON.parse(files.get('docs/manifest.webmanifest') ?? '')).toMatchObject({
    name: site.title,
    description: site.description,
  });
  const tokens = new Lexer().lex(files.get('docs/llms.txt') ?? '');
  const items = tokens.flatMap((token) => (token.type === 'list' ? token.items : []));
  expect(items).toHaveLength(bundle.pages.length);
  const links = items.map((item) => item.tokens[0].tokens[0]);
  expect(links.map((link) => [link.type, inOneLine(plain(link.tokens))]).sort()).toEqual(
    bundle.pages.map(({ record }) => ['link', inOneLine(record.title || record.path)]).sort(),
  );
  for (const token of tokens) expect(token.type).toMatch(/^(?:heading|space|blockquote|list)$/);
  for (const file of ['_headers', '_server.nginx', '_server.caddy', 'robots.txt'])
    expect(formOf(files.get(file))).toEqual(formOf(plainSite.files.get(file)));
  const moves = ['_redirects', '_server.nginx', '_server.caddy'].flatMap((file) => movesOf(files.get(file)));
  for (const line of moves) expect(line).toMatch(MOVE_PATTERN);
}

/**
 * HTML has only the elements and attributes of its template and runs no code. All documents are well-formed and hold
 * the texts from which they are made.
 */
test('texts of settings, sidebars, frontmatter, file names and redirects are never markup', async () => {
  const holds = fc.asyncProperty(hostileSite, async (texts) => {
    const site = await writeSite(texts);
    for (const examine of [checkHtml, checkPages, checkXml, checkText]) examine(site);
  });
  await fc.assert(holds, { numRuns: RUNS, seed: SEED, path: process.env.FUZZ_PATH ?? '' });
});
