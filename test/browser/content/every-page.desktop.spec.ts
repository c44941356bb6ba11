import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { assetUrl, splitHash, withBase } from '../../../src/bundle/paths';
import { readUrlsLock } from '../../../tools/source/config/urls-lock';
import {
  expect,
  REAL_DIST,
  readBundleFile,
  readRecords,
  readSite,
  recordFiles,
  sectionFiles,
  test,
} from '../support/real-site';

/** The HTML file that a static host serves for a path; undefined if there is none. */
function documentAt(pathname: string): string | undefined {
  const file = path.join(REAL_DIST, withBase(pathname.endsWith('/') ? `${pathname}index.html` : pathname));
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Turns `/x.html` into `/x/` and `/x/` into `/x.html`. */
function otherSpelling(pathname: string): string {
  return pathname.endsWith('/') ? `${pathname.slice(0, -1)}.html` : pathname.replace(/\.html$/, '/');
}

test('the HTML of every page is complete, and the other spelling of its address leads to it', () => {
  const { title: siteTitle, origin } = readSite();
  const records = readRecords();
  const paths = new Set(records.map((record) => record.path));
  expect(paths.size).toBeGreaterThan(0);
  // Compared as one list: an `expect` for each page and each of its parts costs more than reading them all.
  const faults = records.flatMap(({ path: page, title }) => {
    const html = documentAt(page) ?? '';
    const other = otherSpelling(page);
    const holds = {
      'heading in main': /<main[^>]*>[\s\S]*<h1/.test(html),
      'canonical address': html.includes(`<link rel="canonical" href="${origin}${withBase(page)}"`),
      description: /<meta name="description" content="[^"]{20,}/.test(html),
      'name of the site in its title': html.match(/<title>([^<]*)/)?.[1]?.includes(siteTitle),
      title: title !== '',
      'other spelling':
        page === '/' || paths.has(other) || documentAt(other)?.includes(`<a href="${withBase(page)}">`),
    };
    return Object.entries(holds).flatMap(([what, isThere]) => (isThere ? [] : [`${page}: no ${what}`]));
  });
  expect(faults).toEqual([]);
});

test('every address that was ever published has a document', async () => {
  const published = (await readUrlsLock('content')).map((line) => splitHash(line).path);
  const missing = [...new Set(published)].filter((address) => documentAt(address) === undefined);
  expect(published).not.toEqual([]);
  expect(missing).toEqual([]);
});

test('site.json, every section index and every record match the published schemas', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const [site, section, page] = ['site', 'section', 'page'].map((name) =>
    ajv.compile(readBundleFile(`schema/${name}.v1.json`) as object),
  );
  expect(site?.(readSite()), JSON.stringify(site?.errors)).toBe(true);
  for (const file of sectionFiles())
    expect(section?.(readBundleFile(file)), `${file} ${JSON.stringify(section?.errors)}`).toBe(true);
  for (const file of recordFiles())
    expect(page?.(readBundleFile(file)), `${file} ${JSON.stringify(page?.errors)}`).toBe(true);
});

test('every HTML file names its icon or allows no images, so that no browser requests /favicon.ico', () => {
  const documents = readdirSync(REAL_DIST, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  const asking = documents.filter((file) => {
    const [head = ''] = readFileSync(path.join(REAL_DIST, file), 'utf8').split('</head>');
    const allowsNoImages = /"default-src &#39;none&#39;(?![^"]*img-src)/.test(head);
    return !allowsNoImages && !head.includes(`<link rel="icon" href="${withBase('/')}`);
  });
  expect(documents).not.toEqual([]);
  expect(asking).toEqual([]);
});

test('the first page of each section has the section’s picture for link previews', () => {
  for (const { name, path: first } of readSite().sections) {
    const [, picture = ''] =
      /<meta property="og:image" content="[^"]*?(\/docs\/[^"]+)"/.exec(documentAt(first) ?? '') ?? [];
    expect(picture, first).toMatch(new RegExp(`^${assetUrl('media/')}${name || 'home'}\\.\\w+\\.png$`));
    const file = readFileSync(path.join(REAL_DIST, picture));
    // Width and height in the header of a PNG.
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});
