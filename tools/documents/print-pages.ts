import { PAGE_HTML_MESSAGES } from '../../src/bundle/messages/page-html';
import { assetUrl, comparablePath, withBase } from '../../src/bundle/paths';
import { printFileOf } from '../site/file-names';
import type { Page } from '../site/page';
import { contentHash } from '../support/hash';
import { element, openingTag, textElement } from '../support/markup';
import type { OutputFile } from '../support/output-file';
import type { AppAssets } from './app-assets';
import { brandOf } from './brand';
import { pagesInReadingOrder, type ReadingBundle } from './reading-order';
import { policyTag } from './security/content-security-policy';

/** Each section as one printable document, `/print/<section>.html`: table of contents, then pages in reading order. */
export function* printPages(
  bundle: ReadingBundle,
  assets: AppAssets,
  policy?: string,
): Generator<OutputFile> {
  for (const { section, pages } of pagesInReadingOrder(bundle)) {
    if (section.section === '' || pages.length === 0) continue;
    const places = new Map(pages.map((page, i) => [comparablePath(page.record.path), `p${i + 1}`]));
    const { title, lang } = bundle.site;
    const brand = brandOf(bundle.site);
    const make = (): string =>
      [
        '<!doctype html>',
        openingTag('html', { lang, 'data-theme': 'light' }),
        '<head>',
        element('meta', { charset: 'utf-8' }),
        ...policyTag(policy),
        element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
        element('meta', { name: 'robots', content: 'noindex' }),
        textElement('title', `${section.title} | ${title}`),
        brand.icons,
        ...assets.styles.map((file) => element('link', { rel: 'stylesheet', href: assetUrl(file) })),
        ...assets.printScripts.map((file) => element('script', { defer: true, src: assetUrl(file) })),
        ...(brand.style === '' ? [] : [brand.style]),
        '</head>',
        openingTag('body', { class: 'print-document' }),
        '<main>',
        textElement('h1', section.title),
        contentsList(pages),
        ...pages.map((page, i) => printArticle(page, `p${i + 1}`, places)),
        '</main>',
        '</body>',
        '</html>',
        '',
      ].join('\n');
    // The section's index names the files of records, and these names contain content hashes.
    const key = contentHash(JSON.stringify([section, title, lang, assets, brand, policy]));
    yield { file: printFileOf(section.section), lazy: { key, make } };
  }
}

function contentsList(pages: readonly Page[]): string {
  const items = pages.map(({ record }, i) =>
    element('li', {}, textElement('a', record.title || record.path, { href: `#p${i + 1}` })),
  );
  const heading = textElement('h2', PAGE_HTML_MESSAGES.printContents, { id: 'contents' });
  const list = element('ol', {}, items.join(''));
  return element('nav', { class: 'print-contents', 'aria-labelledby': 'contents' }, heading + list);
}

/** A page as an `<article>`. Its anchors get the prefix `place`; links to pages of the section stay in the document. */
function printArticle(
  { record, html: bytes }: Page,
  place: string,
  places: ReadonlyMap<string, string>,
): string {
  const html = bytes
    .toString()
    .replace(/ id="([^"]*)"/g, ` id="${place}-$1"`)
    .replace(/ (aria-labelledby|aria-describedby)="([^"]*)"/g, ` $1="${place}-$2"`)
    .replace(/ href="([^"]*)"/g, (attribute, href: string) => {
      const [path = '', hash = ''] = href.split('#');
      if (path === '') return ` href="#${place}-${hash}"`;
      const target = places.get(comparablePath(path.replace(withBase('/'), '/')));
      if (!target) return attribute;
      return ` href="#${target}${hash === '' ? '' : `-${hash}`}"`;
    });
  const heading = /<h1[\s>]/.test(html) ? '' : textElement('h1', record.title);
  return element('article', { id: place, class: 'theme-default-content' }, heading + html);
}
