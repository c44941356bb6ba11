import { PAGE_MESSAGES } from '../../src/bundle/messages/built-pages';
import { assetUrl, comparablePath, withBase } from '../../src/bundle/paths';
import type { AppAssets } from '../app/app-assets';
import type { BundledPage } from '../bundle/bundled-page';
import { contentHash } from '../content/hash';
import { attributes, escapeHtml } from '../markdown/html';
import type { OutputFile } from '../output/output-file';
import { policyTag } from '../security/content-security-policy';
import { printFileOf } from './file-names';
import { pagesInReadingOrder, type ReadingBundle } from './reading-order';

/** What a section's document takes from a page. */
type PrintedPage = Pick<BundledPage, 'record' | 'readRecord'>;

/** Each section as one document to be printed, at `/print/<section>.html`: a table of contents, then its pages in reading order. */
export function* printPages(
  bundle: ReadingBundle<PrintedPage>,
  assets: AppAssets,
  /** Content-Security-Policy; without it there is none. */
  policy?: string,
): Generator<OutputFile> {
  for (const { section, pages } of pagesInReadingOrder(bundle)) {
    if (section.section === '' || pages.length === 0) continue;
    const places = new Map(pages.map((page, i) => [comparablePath(page.record.path), `p${i + 1}`]));
    const { title, lang } = bundle.site;
    const make = (): string =>
      printDocument(`${section.title} | ${title}`, lang, assets, policy, [
        `<h1>${escapeHtml(section.title)}</h1>`,
        contentsList(pages),
        ...pages.map((page, i) => printArticle(page, `p${i + 1}`, places)),
      ]);
    // The files that the section names are named by all that is in its pages.
    const key = contentHash(JSON.stringify([section, title, lang, assets, policy]));
    yield { file: printFileOf(section.section), lazy: { key, make } };
  }
}

function contentsList(pages: readonly PrintedPage[]): string {
  const items = pages.map(
    ({ record }, i) => `<li><a href="#p${i + 1}">${escapeHtml(record.title || record.path)}</a></li>`,
  );
  return `<nav class="print-contents" aria-labelledby="contents"><h2 id="contents">${PAGE_MESSAGES.printContents}</h2><ol>${items.join('')}</ol></nav>`;
}

/** A page's body with its anchors under a name of its own, and links to its neighbours leading within the document. */
function printArticle(page: PrintedPage, place: string, places: ReadonlyMap<string, string>): string {
  const record = page.readRecord();
  const html = record.html
    .replace(/ id="([^"]*)"/g, ` id="${place}-$1"`)
    .replace(/ (aria-labelledby|aria-describedby)="([^"]*)"/g, ` $1="${place}-$2"`)
    .replace(/ href="([^"]*)"/g, (attribute, href: string) => {
      const [path = '', hash = ''] = href.split('#');
      if (path === '') return ` href="#${place}-${hash}"`;
      const target = places.get(comparablePath(path.replace(withBase('/'), '/')));
      if (!target) return attribute;
      return ` href="#${target}${hash === '' ? '' : `-${hash}`}"`;
    });
  const heading = /<h1[\s>]/.test(html) ? '' : `<h1>${escapeHtml(record.title)}</h1>`;
  return `<article id="${place}" class="theme-default-content">${heading}${html}</article>`;
}

function printDocument(
  title: string,
  lang: string,
  assets: AppAssets,
  policy: string | undefined,
  body: readonly string[],
): string {
  return [
    '<!doctype html>',
    `<html${attributes({ lang, 'data-theme': 'light' })}>`,
    '<head>',
    '<meta charset="utf-8">',
    ...policyTag(policy),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title>`,
    ...assets.styles.map((file) => `<link rel="stylesheet" href="${assetUrl(file)}">`),
    ...assets.printScripts.map((file) => `<script defer src="${assetUrl(file)}"></script>`),
    '</head>',
    '<body class="print-document">',
    '<main>',
    ...body,
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
