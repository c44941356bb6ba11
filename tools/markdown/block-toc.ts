import type { TokenizerAndRendererExtension } from 'marked';
import { element, textElement } from '../support/markup';
import type { PageEnv, RenderedHeading } from './page-env';
import { lineStart } from './page-tokenizer';

/** `[[toc]]` on its own line: the page's `h2` and `h3` as nested links. Only the first `[[toc]]` of a page is shown. */
export function blockToc(env: PageEnv): TokenizerAndRendererExtension {
  let hasToc = false;
  return {
    name: 'toc',
    level: 'block',
    start: lineStart(/(?<=\n) {0,3}\[\[toc\]\]/i),
    tokenizer(src) {
      const found = /^ {0,3}\[\[toc\]\][ \t]*(?:\n|$)/i.exec(src);
      if (!found) return undefined;
      const token = { type: 'toc', raw: found[0], isFirst: !hasToc };
      if (hasToc) env.warn('repeated-toc', 'there is a second [[toc]]', token, 'Only the first is shown.');
      hasToc = true;
      return token;
    },
    renderer: ({ isFirst }) =>
      isFirst ? `${element('div', { class: 'table-of-contents' }, listHtml(env.headings))}\n` : '',
  };
}

function listHtml(headings: readonly RenderedHeading[]): string {
  const items: { heading: RenderedHeading; children: RenderedHeading[] }[] = [];
  for (const heading of headings.filter(({ level }) => level === 2 || level === 3)) {
    const last = items.at(-1);
    if (heading.level === 3 && last) last.children.push(heading);
    else items.push({ heading, children: [] });
  }
  const link = ({ slug, title }: RenderedHeading) => textElement('a', title, { href: `#${slug}` });
  const rows = items.map(({ heading, children }) => {
    const nested = children.map((child) => element('li', {}, link(child))).join('');
    return element('li', {}, link(heading) + (nested && element('ul', {}, nested)));
  });
  return rows.length > 0 ? element('ul', {}, rows.join('')) : '';
}
