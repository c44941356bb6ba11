import type { Token } from 'marked';
import { nearestHint } from '../support/nearest-name';
import { CJK_CHARACTERS } from './cjk';
import { CONTAINER_KINDS } from './container-kinds';
import type { PageEnv } from './page-env';

/** The opening line of a container; its kind may be any word. */
const CONTAINER_PATTERN = /^ {0,3}:{3,}[ \t]*([^ \t\n:][^ \t\n]*)/gm;
/** `#标题` is not a heading: a space must follow the `#`. */
const HEADING_PATTERN = new RegExp(`^ {0,3}#{1,6}(?!\\s)(?=[${CJK_CHARACTERS}])`, 'gmu');

/** Reports lines of a paragraph that were probably meant to be something else. */
export function checkParagraph(token: Token, env: PageEnv): void {
  if (token.type !== 'paragraph' && token.type !== 'text') return;
  // A `text` token with children is a paragraph of a tight list; one without is part of a paragraph.
  if (!('tokens' in token)) return;
  if (token.raw.includes(':::')) checkContainers(token, env);
  if (!token.raw.includes('#')) return;
  for (const { index } of token.raw.matchAll(HEADING_PATTERN)) {
    const hint = 'Put a space after the "#" signs, or a backslash before them.';
    env.warn('no-heading', 'this line is text, not a heading', env.partOf(token, index), hint);
  }
}

function checkContainers(token: Token, env: PageEnv): void {
  for (const { 1: kind = '', index } of token.raw.matchAll(CONTAINER_PATTERN)) {
    const hint = nearestHint(kind, CONTAINER_KINDS, `Allowed: ${CONTAINER_KINDS.join(', ')}.`);
    env.warn('unknown-container', `there is no container "${kind}"`, env.partOf(token, index), hint);
  }
}
