import type { Token, TokenizerAndRendererExtension, Tokens } from 'marked';
import { element, openingTag, textElement } from '../support/markup';
import { type BoxKind, type ContainerKind, DEFAULT_TITLES, isContainerKind } from './container-kinds';
import { nextFence, parseFenceInfo } from './fence-info';
import type { PageEnv } from './page-env';
import { CONTAINER_LINE_PATTERN, lineStart } from './page-tokenizer';

const OPENING_PATTERN = /^ {0,3}(:{3,})[ \t]*([\w-]+)(?:[ \t]([^\n]*))?(?:\n|$)/;

interface ContainerToken extends Tokens.Generic {
  kind: ContainerKind;
  /** The title: a text with the elements in it, as marked reads the text of a tight list. */
  caption?: Tokens.Text;
  /** The colons that open the container. The closing line needs at least as many. */
  colons: string;
  isClosed: boolean;
}

/** `::: tip title` … `:::`. An outer container needs more colons than an inner one. */
export function blockContainer(env: PageEnv): TokenizerAndRendererExtension {
  return {
    name: 'container',
    level: 'block',
    start: lineStart(CONTAINER_LINE_PATTERN),
    tokenizer(src) {
      const [line, colons = '', kind = '', title = ''] = OPENING_PATTERN.exec(src) ?? [];
      if (line === undefined || !isContainerKind(kind)) return undefined;
      const { contentEnd, end, isClosed } = findContainerEnd(src, line.length, colons.length);
      // In a tight list, marked would read plain text. With `top`, it reads paragraphs in the container there too.
      const { state } = this.lexer;
      const { top } = state;
      state.top = true;
      const tokens = this.lexer.blockTokens(src.slice(line.length, contentEnd), []);
      state.top = top;
      const text = title.trim();
      const caption = text && {
        type: 'text',
        raw: line.slice(line.lastIndexOf(title)),
        text,
        tokens: this.lexer.inline(text),
      };
      return {
        type: 'container',
        raw: src.slice(0, end),
        kind,
        colons,
        isClosed,
        tokens,
        ...(caption && { caption }),
      };
    },
    renderer(token) {
      const container = token as ContainerToken;
      if (!container.isClosed) {
        const message = `the container "${container.kind}" is never closed`;
        env.warn('unclosed-container', message, token, `Add a line "${container.colons}".`);
      }
      const { kind, caption } = container;
      if (kind === 'code-group') return renderCodeGroup(container, (block) => this.parser.parse([block]));
      const title = this.parser.parseInline(caption?.tokens ?? []);
      return renderContainer(kind, title, this.parser.parse(token.tokens ?? []));
    },
  };
}

/** `title` and `html`: what the author wrote, as HTML. */
function renderContainer(kind: Exclude<ContainerKind, 'code-group'>, title: string, html: string): string {
  switch (kind) {
    case 'details': {
      const summary = element('summary', {}, title || DEFAULT_TITLES.details);
      return `${element('details', { class: 'custom-block details' }, `${summary}\n${html}`)}\n`;
    }
    case 'info':
      return boxHtml('note', title, html);
    default:
      return boxHtml(kind, title, html);
  }
}

/** HTML of a box. An empty title is replaced by the default title of the kind. `title` and `body` are HTML. */
export function boxHtml(kind: BoxKind, title: string, body: string): string {
  const heading = title || DEFAULT_TITLES[kind];
  const content = `${element('p', { class: 'custom-block-title' }, heading)}\n${body}`;
  return `${element('div', { class: `custom-block ${kind}` }, content)}\n`;
}

/** Tabs of a `code-group`: each code block and snippet becomes a tab. Other blocks are unchanged. */
function renderCodeGroup(group: ContainerToken, render: (block: Token) => string): string {
  const items = (group.tokens ?? []).map((block) => {
    const label = tabLabel(block);
    if (label === undefined) return render(block);
    const opening = codeGroupItemOpening(label);
    // The tab shows the title, so the code block does not.
    return `${opening}${render(Object.assign(block, { inGroup: true }))}</div>\n`;
  });
  return `${element('div', { class: 'code-group' }, `\n${items.join('')}`)}\n`;
}

/** The label of a block's tab in a code group; undefined for a block that gets no tab. */
export function tabLabel(block: Token): string | undefined {
  if (block.type === 'snippet') return String(block.label);
  if (block.type !== 'code') return undefined;
  const { title, language } = parseFenceInfo(block.lang ?? '');
  return title || language || 'text';
}

/** Opening tags of one tab of a code group. */
export function codeGroupItemOpening(title: string): string {
  const tag = openingTag('div', { class: 'code-group-item', 'data-title': title });
  return `${tag}${textElement('p', title, { class: 'code-group-title' })}\n`;
}

const CLOSING_PATTERN = /^ {0,3}(:{3,})[ \t]*$/;

/** Offsets of the closing line and of what follows it; twice the end of the text for a container that is not closed. */
interface ContainerEnd {
  contentEnd: number;
  end: number;
  isClosed: boolean;
}

/** Finds the end of a container. Colons in a code block do not close it, unless the code block is never closed. */
function findContainerEnd(src: string, start: number, colons: number): ContainerEnd {
  let fence = '';
  let inOpenFence: ContainerEnd | null = null;
  for (let offset = start; offset < src.length; ) {
    const newline = src.indexOf('\n', offset);
    const lineEnd = newline < 0 ? src.length : newline;
    const line = src.slice(offset, lineEnd);
    const isClosing = (CLOSING_PATTERN.exec(line)?.[1]?.length ?? 0) >= colons;
    const found = { contentEnd: offset, end: Math.min(lineEnd + 1, src.length), isClosed: true };
    if (isClosing && fence === '') return found;
    if (isClosing) inOpenFence ??= found;
    const next = nextFence(fence, line);
    if (next !== fence) inOpenFence = null;
    fence = next;
    offset = lineEnd + 1;
  }
  return inOpenFence ?? { contentEnd: src.length, end: src.length, isClosed: false };
}
