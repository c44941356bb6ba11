import type { Token } from 'marked';
import { nearestHint } from '../content/nearest-name';
import { CONTAINER_KINDS } from './block-container';
import type { PageEnv } from './page-env';

const OPENING_PATTERN = /^ {0,3}:{3,}[ \t]*([\w-]+)/gm;

/** Reports lines of a paragraph that look like the opening of a container there is no such kind of. */
export function checkContainers(token: Token, env: PageEnv): void {
  if (token.type !== 'paragraph' && token.type !== 'text') return;
  if (!('tokens' in token) || !token.raw.includes(':::')) return;
  for (const { 1: kind = '', index } of token.raw.matchAll(OPENING_PATTERN)) {
    if (CONTAINER_KINDS.includes(kind)) continue;
    const hint = nearestHint(kind, CONTAINER_KINDS, `Allowed: ${CONTAINER_KINDS.join(', ')}.`);
    env.warn('unknown-container', `there is no container "${kind}"`, env.partOf(token, index), hint);
  }
}
