import { decodeHTMLStrict } from 'entities';
import { Marked, type MarkedExtension, type Token, type Tokens } from 'marked';
import markedCjkFriendly from 'marked-cjk-friendly';
import { PAGE_HTML_MESSAGES } from '../../src/bundle/messages/page-html';
import { slugify } from '../../src/bundle/slug';
import { inlineEmoji } from '../support/inline-emoji';
import { element, escapeText } from '../support/markup';
import { alertBody, alertKind } from './alerts';
import { balanceHtml } from './balance-html';
import { blockContainer, boxHtml } from './block-container';
import { blockSnippet } from './block-snippet';
import { blockToc } from './block-toc';
import { findCalloutRows } from './callouts';
import { checkHtmlBlock } from './check-html-block';
import { checkParagraph } from './check-paragraph';
import { joinCjkLines } from './cjk';
import { renderCodeBlock } from './code-block';
import { findRunSamples } from './find-run-samples';
import { footnotes, numberFootnotes } from './footnotes';
import { plainText, slugSource } from './heading-text';
import { findLede } from './lede';
import type { PageEnv } from './page-env';
import { belowHeadHtml, lengthOfHead } from './page-head';
import { pageTokenizer } from './page-tokenizer';
import { inlineLiteralTag, renderRawHtml } from './raw-html';
import { resolveImage } from './resolve-image';
import { linkHtml, resolveLink } from './resolve-link';
import { tableHtml } from './table-html';
import { titleHtml } from './title-html';
import { visitTokens } from './token-tree';

/** Renders one page. Headings, links, problems and the like are stored in its `PageEnv`. */
export class MarkdownRenderer {
  readonly #marked: Marked;

  constructor(readonly env: PageEnv) {
    this.#marked = new Marked(
      { gfm: true },
      markedCjkFriendly(),
      {
        extensions: [
          blockContainer(env),
          blockSnippet(env),
          blockToc(env),
          ...footnotes(env),
          inlineLiteralTag,
          inlineEmoji,
        ],
      },
      { tokenizer: pageTokenizer, renderer: rendererOf(env) },
    );
  }

  /** HTML of the page, with the tokens it was rendered from. */
  render(body: string): { html: string; tokens: Token[] } {
    const { env } = this;
    const tokens = this.read(body);
    prepare(tokens, env);
    const blocks = numberFootnotes(tokens, env);
    const headLength = lengthOfHead(blocks);
    const head = this.#marked.parser(blocks.slice(0, headLength));
    const rest = this.#marked.parser(blocks.slice(headLength));
    const html = head + belowHeadHtml(env) + rest + env.versions.removedNamesHtml();
    // Without raw HTML all tags are our own and already balanced.
    return { html: env.rawTags.length > 0 ? balanceHtml(html, env) : html, tokens };
  }

  /** Tokens of the page's Markdown without rendering it, for checks of the text. */
  read(body: string): Token[] {
    try {
      return this.#marked.lexer(body);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      const hint = 'Its text is left out. Use fewer levels of lists, quotations and containers.';
      this.env.error('too-deep', 'blocks of this page are nested too deep to be read', null, hint);
      return [];
    }
  }
}

/** Renderers of the elements whose HTML differs from marked's. */
function rendererOf(env: PageEnv): MarkedExtension['renderer'] {
  return {
    heading(token) {
      const id = 'slug' in token ? String(token.slug) : '';
      const link = { class: 'header-anchor', href: `#${id}`, 'aria-hidden': 'true', tabindex: -1 };
      const inline = this.parser.parseInline(token.tokens);
      const content = `${element('a', link, '#')} ${token.depth === 1 ? titleHtml(inline) : inline}`;
      return `${element(`h${token.depth}`, { id }, content)}\n`;
    },
    paragraph(token) {
      const paragraph = (tokens: Token[], attributes = {}) =>
        `${element('p', attributes, joinCjkLines(this.parser.parseInline(tokens)))}\n`;
      if (env.lede?.paragraph !== token) return paragraph(token.tokens);
      const { lede, rest } = env.lede;
      return paragraph(lede, { class: 'lede' }) + (rest.length > 0 ? paragraph(rest) : '');
    },
    text(token) {
      if ('tokens' in token && token.tokens) return joinCjkLines(this.parser.parseInline(token.tokens));
      // marked does not escape text inside a raw `<kbd>`, not even a `<`.
      return escapeText(token.text);
    },
    code: (token) => renderCodeBlock(token, env),
    blockquote(token) {
      const kind = alertKind(token);
      if (kind === null) return false;
      return boxHtml(kind, '', this.parser.parse(alertBody(token)));
    },
    table(token) {
      return tableHtml(token, ({ tokens }) => this.parser.parseInline(tokens), env);
    },
    checkbox({ checked }) {
      const label = checked ? PAGE_HTML_MESSAGES.taskDone : PAGE_HTML_MESSAGES.taskOpen;
      const state = { disabled: true, checked: checked || undefined } as const;
      return `${element('input', { type: 'checkbox', ...state, 'aria-label': label })} `;
    },
    listitem(item) {
      if (!item.task) return false;
      return `${element('li', { class: 'task-list-item' }, this.parser.parse(item.tokens))}\n`;
    },
    link(token) {
      const link = resolveLink(decodeHTMLStrict(token.href), env, token);
      return linkHtml(link, this.parser.parseInline(token.tokens), decodedTitle(token.title));
    },
    image(token) {
      const image = resolveImage(decodeHTMLStrict(token.href), env, token);
      const alt = plainText(token.tokens);
      const title = decodedTitle(token.title);
      return element('img', { ...image, alt, title, loading: 'lazy', decoding: 'async' });
    },
    html(token) {
      if (token.block) checkHtmlBlock(token, env);
      return renderRawHtml(token.text, env, token);
    },
  };
}

/**
 * Prepares the tokens for rendering: checks paragraphs, assigns slugs to headings (before a `[[toc]]` at the top needs
 * them), finds `run` samples and the table rows that may explain the controls of a schematic.
 */
function prepare(tokens: readonly Token[], env: PageEnv): void {
  visitTokens(tokens, (token) => {
    checkParagraph(token, env);
    if (token.type === 'heading') Object.assign(token, { slug: addHeading(token, env) });
  });
  for (const sample of findRunSamples(tokens).samples) {
    env.samples.set(sample.token, sample);
    if (sample.output) env.samples.set(sample.output.token, sample);
  }
  env.calloutRows = findCalloutRows(tokens);
  const lede = tokens.slice(0, lengthOfHead(tokens)).find(({ type }) => type === 'paragraph');
  if (lede) env.lede = findLede(lede as Tokens.Paragraph);
}

function decodedTitle(title: string | null | undefined): string | undefined {
  return title ? decodeHTMLStrict(title) : undefined;
}

/** Adds a heading to the page's headings and returns its slug, which is unique on the page. */
function addHeading(token: Tokens.Heading | Tokens.Generic, env: PageEnv): string {
  const children: Token[] = token.tokens ?? [];
  const wanted = slugify(slugSource(children));
  const slug = env.slugs.claim(wanted);
  if (wanted === '') {
    const hint = 'Add a word: this anchor depends on the order of such headings.';
    const message = `the heading "${token.raw.trim()}" has no letters or digits besides images, emoji and HTML, so its anchor is "${slug}"`;
    env.warn('empty-slug', message, token, hint);
  }
  env.headings.push({ level: Number(token.depth), title: plainText(children), slug });
  return slug;
}
