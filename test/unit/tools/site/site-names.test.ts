import path from 'node:path';
import { checkContent } from '../../../../tools/commands/check-content';
import { pageFiles } from '../../../../tools/documents/pages/page-files';
import { serverFiles } from '../../../../tools/documents/server-files';
import { siteFiles } from '../../../../tools/documents/site-files';
import { bundleContent } from '../../../../tools/site/bundle-content';
import { staticFiles } from '../../../../tools/source/static-files';
import { formatProblem } from '../../../../tools/support/problems';
import { createTree } from '../../../helpers/temp-tree';

const ASSETS = { scripts: [], printScripts: [], styles: [] };

/** Builds a site leniently: its problems as their author reads them, and the names of all its files. */
async function build(files: Record<string, string>) {
  const root = createTree({
    'README.md': '# 首页\n',
    'site.yml': 'origin: https://example.cn\nfeed: a\n',
    ...files,
  });
  const bundle = await bundleContent({ root, isLenient: true });
  const names: string[] = [];
  for (const { file } of pageFiles(bundle, ASSETS)) names.push(file);
  for await (const { file } of siteFiles(bundle, ASSETS)) names.push(file);
  for (const { file } of [...staticFiles(true), ...serverFiles(bundle, names)]) names.push(file);
  return {
    root,
    names,
    problems: bundle.problems.all.map((problem) => formatProblem(problem, '').replace(/\n\s+/, ' | ')),
  };
}

/** Names that are the same file on some systems, or the names of both a file and a folder. */
function clashesOf(names: readonly string[]): string[] {
  const keys = names.map((name) => name.normalize('NFC').toLowerCase());
  const twins = keys.filter((key, i) => keys.indexOf(key) !== i);
  const files = new Set(keys.flatMap((key) => [key, `${key}.br`, `${key}.gz`]));
  const folders = keys.filter((key) => {
    const parts = key.split('/');
    return parts.some((_, i) => i > 0 && files.has(parts.slice(0, i).join('/')));
  });
  return [...twins, ...folders];
}

const page = (permalink: string) => `---\npermalink: ${JSON.stringify(permalink)}\n---\n# 页\n`;

describe('names that clash are an error, and each file is made once:', () => {
  it.each<[string, Record<string, string>, string]>([
    [
      'the not-found page',
      { '404.md': '# 页\n' },
      '404.md:1:1 error name-clash the page makes the file docs/404.html, which is also made by the page shown at unknown addresses',
    ],
    [
      'the page about reading offline',
      { 'offline.md': '# 页\n' },
      'offline.md:1:1 error name-clash the page makes the file docs/offline.html, which is also made by the page about reading offline',
    ],
    [
      'the search page',
      { 'search.md': '# 页\n' },
      'search.md:1:1 error name-clash the page makes the file docs/search.html, which is also made by the page of the search',
    ],
    [
      'the search page, in another case',
      { 'Search.md': '# 页\n' },
      'Search.md:1:1 error name-clash the page makes the file docs/Search.html, which is also made by the page of the search as docs/search.html',
    ],
    [
      'the not-found page, by a permalink',
      { 'a.md': page('/404.html') },
      'a.md:2:12 error name-clash the page makes the file docs/404.html',
    ],
    [
      'the print document of a section',
      { 'print/a.md': '# 页\n', 'a/b.md': '# 页\n' },
      'print/a.md:1:1 error name-clash the page makes the file docs/print/a.html, which is also made by the section "a" as one document',
    ],
    [
      'the folder of scripts and data',
      { 'assets/x.md': '# 页\n' },
      "assets/x.md:1:1 error name-clash the page makes the file docs/assets/x.html, and the site's folder of scripts and data makes docs/assets: one name",
    ],
    [
      'the start files',
      { 'a.md': page('/assets/start/x.html') },
      'a.md:2:12 error name-clash the page makes the file docs/assets/start/x.html',
    ],
    [
      'the folder of scripts and data, in another case',
      { 'Assets/README.md': '# 页\n' },
      'Assets/README.md:1:1 error name-clash the page makes the file docs/Assets/index.html',
    ],
    [
      'the service worker',
      { 'a.md': page('/service-worker.js/') },
      'a.md:2:12 error name-clash the page makes the file docs/service-worker.js/index.html, and the service worker makes docs/service-worker.js: one name',
    ],
    [
      'the compressed service worker',
      { 'a.md': page('/service-worker.js.br/x.html') },
      'a.md:2:12 error name-clash the page makes the file docs/service-worker.js.br/x.html',
    ],
    ['the sitemap', { 'a.md': page('/sitemap.xml/') }, 'a.md:2:12 error name-clash'],
    ['the feed', { 'a.md': page('/feed.xml/') }, 'a.md:2:12 error name-clash'],
    ['the web manifest', { 'a.md': page('/manifest.webmanifest/x.html') }, 'a.md:2:12 error name-clash'],
    ['llms.txt', { 'llms.txt/README.md': '# 页\n' }, 'llms.txt/README.md:1:1 error name-clash'],
    [
      'a static file',
      { 'favicon.svg/x.md': '# 页\n' },
      'favicon.svg/x.md:1:1 error name-clash the page makes the file docs/favicon.svg/x.html, and a file of static/ makes docs/favicon.svg',
    ],
    ['a folder of static files', { 'a.md': page('/icons/icon-192.png/') }, 'a.md:2:12 error name-clash'],
    [
      'README.md and index.md',
      { 'a/README.md': '# 页\n', 'a/index.md': '# 页\n' },
      'a/index.md:1:1 error duplicate-path its address /a/ is also that of a/README.md',
    ],
    [
      'two permalinks',
      { 'a.md': page('/x/'), 'b.md': page('/x/') },
      'b.md:1:1 error duplicate-path its address /x/ is also that of a.md',
    ],
    [
      'a permalink and a page',
      { 'a.md': page('/b.html'), 'b.md': '# 页\n' },
      'b.md:1:1 error duplicate-path its address /b.html is also that of a.md',
    ],
    [
      'names that differ in case',
      { 'A.md': '# 页\n', 'a.md': '# 页\n' },
      'a.md:1:1 error duplicate-path its address /a.html is also that of A.md',
    ],
    [
      'sections that differ in case',
      { 'B/x.md': '# 页\n', 'b/y.md': '# 页\n' },
      'b/y.md:1:1 error name-clash the page is in the section "b", and B/x.md in "B" | Use the same spelling',
    ],
    [
      'names in different Unicode normalisation forms',
      { 'a/\u00e9.md': '# 页\n', 'a/e\u0301.md': '# 页\n' },
      'a/\u00e9.md:1:1 error name-clash the page makes the file docs/a/\u00e9.html, which is also made by a/e\u0301.md as docs/a/e\u0301.html, which differs in case or in how',
    ],
    [
      'index.html by a permalink',
      { 'a/README.md': '# 页\n', 'b.md': page('/a/index.html') },
      'b.md:2:12 error name-clash the page makes the file docs/a/index.html, which is also made by a/README.md',
    ],
    [
      'the Markdown copy of a page',
      { 'a/README.md': page('/z/'), 'a/index.md': '# 页\n' },
      'a/index.md:1:1 error name-clash the page makes the file docs/a/README.md, which is also made by a/README.md',
    ],
    [
      'a page and a folder',
      { 'a.md': '# 页\n', 'a.html/b.md': '# 页\n' },
      'a.md:1:1 error name-clash the page makes the file docs/a.html, and a.html/b.md makes docs/a.html/b.html: one name',
    ],
    [
      'the Markdown copy of a page and a folder',
      { 'a.md': '# 页\n', 'b.md': page('/a.md/') },
      'b.md:2:12 error name-clash the page makes the file docs/a.md/index.html, and a.md makes docs/a.md: one name',
    ],
    [
      'published data and a folder',
      { 'a/openapi.yml': 'openapi: 3.1.0\n', 'b.md': page('/a/openapi.json/') },
      'a/openapi.yml:1:1 error name-clash the JSON published from it makes the file docs/a/openapi.json, and b.md makes docs/a/openapi.json/index.html',
    ],
    [
      'a redirect and the search page',
      { 'redirects.yml': '/search.html: /\n' },
      'redirects.yml:1:15 error redirect "/search.html" makes the file docs/search.html, which is also made by the page of the search',
    ],
    [
      'a redirect and the file of a page',
      { 'a/README.md': '# 页\n', 'redirects.yml': '/a/index.html: /\n' },
      'redirects.yml:1:16 error redirect "/a/index.html" makes the file docs/a/index.html, which is also made by a/README.md',
    ],
    [
      'two redirects',
      { 'redirects.yml': '/x.html: /\n/X.html: /\n' },
      'redirects.yml:2:10 error redirect "/X.html" makes the file docs/X.html, which is also made by the redirect of /x.html in redirects.yml as docs/x.html',
    ],
    [
      'a redirect in the folder of scripts',
      { 'redirects.yml': '/assets/js/x.html: /\n' },
      'redirects.yml:1:20 error redirect "/assets/js/x.html" makes the file docs/assets/js/x.html',
    ],
    [
      'a redirect and a folder',
      { 'a.md': '# 页\n', 'redirects.yml': '/a.html/x.html: /\n' },
      'redirects.yml:1:17 error redirect "/a.html/x.html" makes the file docs/a.html/x.html, and a.md makes docs/a.html',
    ],
  ])('%s %#', async (_, files, message) => {
    const { problems, names } = await build(files);
    expect(problems).toEqual([expect.stringContaining(message)]);
    expect(problems[0]).toMatch(/ \| .+/);
    expect(clashesOf(names)).toEqual([]);
  });
});

describe('names do not clash:', () => {
  it.each<[string, Record<string, string>]>([
    [
      'a page and a folder with the same name',
      { 'a.md': '# 页\n', 'a/README.md': '# 页\n', 'a/b.md': '# 页\n' },
    ],
    ['a page whose name ends in .html', { 'a.md': '# 页\n', 'a.html.md': '# 页\n' }],
    [
      'sections called like pages of the site',
      {
        'search/README.md': '# 页\n',
        'offline/README.md': '# 页\n',
        '404/README.md': '# 页\n',
        'print/README.md': '# 页\n',
        'start/a.md': '# 页\n',
      },
    ],
    [
      'pages called like other files',
      {
        'service-worker.js.md': '# 页\n',
        'robots.txt.md': '# 页\n',
        'a/404.md': '# 页\n',
        'site.json.md': '# 页\n',
      },
    ],
    ['pages that swap their addresses', { 'a.md': page('/b.html'), 'b.md': page('/a.html') }],
    [
      'a page 404.md with a permalink elsewhere',
      { 'a/404.md': page('/x.html'), '404.md': page('/lost.html') },
    ],
    ['folders that differ in case', { 'x/A/b.md': '# 页\n', 'x/a/c.md': '# 页\n' }],
    [
      "a permalink that is the other spelling of a page's address",
      { 'README.md': '', 'x.md': '# 页\n', 'a/b.md': page('/x/') },
    ],
    ['a redirect beside a page', { 'a/README.md': '# 页\n', 'redirects.yml': '/a.html: /a/\n/old/: /a/\n' }],
  ])('%s', async (_, files) => {
    const { problems, names } = await build(files);
    expect(problems).toEqual([]);
    expect(clashesOf(names)).toEqual([]);
  });
});

it('the check of names knows all files outside assets/ except redirects from other spellings', async () => {
  const { root, names, problems } = await build({
    'a/README.md': '# 甲\n',
    'a/b.md': '# 乙\n',
    'a/openapi.yml': 'openapi: 3.1.0\n',
    'redirects.yml': '/old.html: /a/\n',
    'c.md': page('/d.html'),
  });
  expect(problems).toEqual([]);
  const { names: known } = await bundleContent({ root, isLenient: true });
  const unknown = names.filter((name) => !name.startsWith('docs/assets/') && !known.claim([name], 'another'));
  // Redirects from other spellings of an address give way to all other files.
  expect(unknown.sort()).toEqual(['docs/a.html', 'docs/a/b/index.html', 'docs/d/index.html']);
});

it('the check reports a name clash too', async () => {
  const root = createTree({ 'README.md': '# 首页\n', 'offline.md': '# 页\n\n文\n' });
  const { problems } = await checkContent(root);
  expect(problems.all).toContainEqual(
    expect.objectContaining({ file: 'offline.md', severity: 'error', rule: 'name-clash' }),
  );
});

it('images with the same name and content in two folders are copied once', async () => {
  const root = createTree({ 'a.md': '![x](a/i.png) ![y](b/i.png)\n', 'a/i.png': '1', 'b/i.png': '1' });
  const { files, usedFiles } = await bundleContent({ root, isLenient: false });
  expect(files.filter(({ copyOf }) => copyOf !== undefined)).toHaveLength(1);
  expect([...usedFiles]).toEqual([path.join(root, 'a/i.png'), path.join(root, 'b/i.png')]);
});
