import type { Token, TokenizerAndRendererExtension, Tokens } from 'marked';
import { MESSAGES } from '../../src/bundle/messages';
import { nearestHint } from '../content/nearest-name';
import { parseFenceInfo } from './fence-info';
import { escapeHtml } from './html';
import type { PageEnv } from './page-env';

/** Kinds of `:::` container. */
const BOXES = ['tip', 'warning', 'danger', 'note', 'important', 'caution', 'info'] as const;
const KINDS: readonly string[] = [...BOXES, 'details', 'code-group', 'v-pre', 'slot'];

const OPENING_PATTERN = /^ {0,3}(:{3,})[ \t]*([\w-]+)[ \t]*([^\n]*)(?:\n|$)/;
const FENCE_PATTERN = /^ {0,3}(`{3,}|~{3,})/;

interface ContainerToken extends Tokens.Generic {
  kind: string;
  title: string;
  isClosed: boolean;
}

/** `::: tip title` … `:::`. An outer container uses more colons than an inner one. */
export function blockContainer(env: () => PageEnv): TokenizerAndRendererExtension {
  return {
    name: 'container',
    level: 'block',
    tokenizer(src) {
      const opening = OPENING_PATTERN.exec(src);
      const [line = '', colons = '', kind = '', title = ''] = opening ?? [];
      if (!opening) return undefined;
      if (!KINDS.includes(kind)) {
        const token = { type: 'text', raw: line } as Tokens.Generic;
        const hint = nearestHint(kind, KINDS, `Allowed: ${KINDS.join(', ')}.`);
        env().warn('unknown-container', `there is no container "${kind}"`, token, hint);
        return undefined;
      }
      const { body, length, isClosed } = containerBody(src.slice(line.length), colons.length);
      const token: ContainerToken = {
        type: 'container',
        raw: src.slice(0, line.length + length),
        kind,
        title: title.trim(),
        isClosed,
        tokens: [],
      };
      if (!isClosed) {
        env().warn(
          'unclosed-container',
          `the container "${kind}" is never closed`,
          token,
          `Add a line "${colons}".`,
        );
      }
      token.tokens = this.lexer.blockTokens(body, []);
      return token;
    },
    renderer(token) {
      const container = token as ContainerToken;
      if (container.kind === 'code-group')
        return renderCodeGroup(container, (block) => this.parser.parse([block]));
      return renderContainer(container, this.parser.parse(token.tokens ?? []));
    },
    childTokens: ['tokens'],
  };
}

/** Everything up to the closing line; colons inside a code fence do not close. */
function containerBody(rest: string, colons: number): { body: string; length: number; isClosed: boolean } {
  const closing = new RegExp(`^ {0,3}:{${colons},}[ \\t]*$`);
  let fence = '';
  let offset = 0;
  for (const line of rest.split('\n')) {
    const mark = FENCE_PATTERN.exec(line)?.[1] ?? '';
    if (fence === '' && closing.test(line)) {
      const length = Math.min(offset + line.length + 1, rest.length);
      return { body: rest.slice(0, offset), length, isClosed: true };
    }
    if (mark !== '') fence = nextFence(fence, mark, line);
    offset += line.length + 1;
  }
  return { body: rest, length: rest.length, isClosed: false };
}

/** The fence that is open after a line with fence marks; empty for none. */
function nextFence(open: string, mark: string, line: string): string {
  if (open === '') return mark;
  const closes = mark[0] === open[0] && mark.length >= open.length && line.trim() === mark;
  return closes ? '' : open;
}

function renderContainer({ kind, title }: ContainerToken, html: string): string {
  switch (kind) {
    case 'details':
      return `<details class="custom-block details"><summary>${titleHtml(title) || MESSAGES.containers.details}</summary>\n${html}</details>\n`;
    case 'v-pre':
      return `<div>\n${html}</div>\n`;
    case 'slot':
      return `<div class="slot slot-${escapeHtml(title)}">\n${html}</div>\n`;
    default:
      return boxHtml(kind === 'info' ? 'note' : kind, titleHtml(title), html);
  }
}

/** A titled box; without a title it gets the one of its kind. */
export function boxHtml(kind: string, title: string, body: string): string {
  const titles: Record<string, string> = MESSAGES.containers;
  const heading = title || titles[kind] || kind;
  return `<div class="custom-block ${kind}"><p class="custom-block-title">${heading}</p>\n${body}</div>\n`;
}

/** A title is plain text with inline code. */
function titleHtml(title: string): string {
  return escapeHtml(title).replace(/`([^`]+)`/g, '<code>$1</code>');
}

/** Tabs of a `code-group`: each code block under the title its fence gives, other blocks as they are. */
function renderCodeGroup(group: ContainerToken, render: (block: Token) => string): string {
  const items = (group.tokens ?? []).map((block) => {
    if (block.type !== 'code') return render(block);
    const { title, language } = parseFenceInfo(block.lang ?? '');
    return (
      codeGroupItemOpening(title || language || 'text') +
      render(Object.assign(block, { inGroup: true })) +
      '</div>\n'
    );
  });
  return `<div class="code-group">\n${items.join('')}</div>\n`;
}

/** Opening tags of one tab of a code group. */
export function codeGroupItemOpening(title: string): string {
  const text = escapeHtml(title);
  return `<div class="code-group-item" data-title="${text}"><p class="code-group-title">${text}</p>\n`;
}
