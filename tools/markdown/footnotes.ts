import type { Token, TokenizerAndRendererExtension, Tokens } from 'marked';
import { PAGE_HTML_MESSAGES } from '../../src/bundle/messages/page-html';
import { element } from '../support/markup';
import type { Footnote, PageEnv } from './page-env';
import { lineStart } from './page-tokenizer';
import { visitTokens } from './token-tree';

/** `[^label]: text`. Indented lines continue it; after a blank line they need four spaces or a tab. */
const DEFINITION_PATTERN =
  /^ {0,3}\[\^([^[\]\s]+)\]:[ \t]*([^\n]*(?:\n[ \t]+[^\s][^\n]*|\n(?:[ \t]*\n)+(?: {4}|\t)[ \t]*[^\s][^\n]*)*)\n?/;
const REFERENCE_PATTERN = /^\[\^([^[\]\s]+)\]/;
const INDENT_PATTERN = /^(?: {1,4}|\t)/gm;

/** Footnotes as on GitHub: `[^1]` in the text, `[^1]: …` anywhere, and their list at the end of the page. */
export function footnotes(env: PageEnv): TokenizerAndRendererExtension[] {
  return [definition(env), reference(env), list];
}

function definition(env: PageEnv): TokenizerAndRendererExtension {
  return {
    name: 'footnote',
    level: 'block',
    start: lineStart(/(?<=\n) {0,3}\[\^[^[\]\s]+\]:/),
    tokenizer(src) {
      const [raw, label = '', text = ''] = DEFINITION_PATTERN.exec(src) ?? [];
      if (raw === undefined) return undefined;
      const content = text.replace(INDENT_PATTERN, '');
      const tokens = this.lexer.blockTokens(content, []);
      const token: Tokens.Generic = { type: 'footnote', raw, text: content, tokens };
      const { footnotes: known } = env;
      if (known.has(label)) {
        env.warn('footnote', `there is a second footnote "${label}"`, token, 'Only the first is shown.');
      } else known.set(label, { label, token, number: 0, references: 0 });
      return token;
    },
    renderer: () => '',
  };
}

function reference(env: PageEnv): TokenizerAndRendererExtension {
  return {
    name: 'footnoteRef',
    level: 'inline',
    tokenizer(src) {
      const [raw, label = ''] = REFERENCE_PATTERN.exec(src) ?? [];
      // All definitions are known: marked reads the blocks of a page before the text in them.
      if (raw === undefined || !env.footnotes.has(label)) return undefined;
      return { type: 'footnoteRef', raw, label };
    },
    renderer(token) {
      const label = String(token.label);
      const { number } = env.footnotes.get(label) ?? { number: 0 };
      const link = { id: referenceId(label, Number(token.nth)), href: `#footnote_${label}` };
      return element('sup', {}, element('a', link, String(number)));
    },
  };
}

const list: TokenizerAndRendererExtension = {
  name: 'footnoteList',
  renderer({ order }) {
    const items = (order as Footnote[]).map(({ label, token, number, references }) => {
      const back = Array.from({ length: references }, (_, i) => {
        // The name tells the links to several references apart: `2`, or `2-1` and `2-2`.
        const name = references > 1 ? `${number}-${i + 1}` : String(number);
        const link = {
          href: `#${referenceId(label, i + 1)}`,
          'aria-label': PAGE_HTML_MESSAGES.backToText(name),
        };
        return ` ${element('a', link, '↩')}`;
      }).join('');
      // Links back to the text go at the end of the last paragraph, not below it.
      const html = this.parser.parse(token.tokens ?? []).trimEnd();
      const body = html.endsWith('</p>') ? `${html.slice(0, -'</p>'.length)}${back}</p>` : html + back;
      return `${element('li', { id: `footnote_${label}` }, body)}\n`;
    });
    if (items.length === 0) return '';
    const notes = element('ol', {}, `\n${items.join('')}`);
    const label = PAGE_HTML_MESSAGES.footnotes;
    const section = { class: 'footnotes', role: 'doc-endnotes', 'aria-label': label };
    return `${element('section', section, notes)}\n`;
  },
};

/** Numbers footnotes in the order of their first references and appends their list to the page's tokens. */
export function numberFootnotes(tokens: Token[], env: PageEnv): Token[] {
  const { footnotes: known } = env;
  if (known.size === 0) return tokens;
  const order: Footnote[] = [];
  const number = (token: Token) => {
    // References inside a footnote are numbered below, in the order of the list.
    if (token.type === 'footnote') return false;
    const footnote = token.type === 'footnoteRef' && 'label' in token && known.get(String(token.label));
    if (!footnote) return true;
    if (footnote.references === 0) footnote.number = order.push(footnote);
    footnote.references++;
    Object.assign(token, { nth: footnote.references });
    return true;
  };
  visitTokens(tokens, number);
  // `order` grows in this loop: a footnote may refer to other footnotes.
  for (const { label, token } of order) {
    visitTokens(token.tokens ?? [], number);
    env.extraAnchors.add(`footnote_${label}`);
  }
  for (const { label, token, references } of known.values()) {
    if (references > 0) continue;
    const hint = `Write [^${label}] in the text.`;
    env.warn('footnote', `nothing refers to the footnote "${label}"`, token, hint);
  }
  return [...tokens, { type: 'footnoteList', raw: '', order }];
}

function referenceId(label: string, nth: number): string {
  return nth > 1 ? `footnote-ref_${label}_${nth}` : `footnote-ref_${label}`;
}
