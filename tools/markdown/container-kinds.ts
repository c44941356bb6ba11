import { PAGE_HTML_MESSAGES } from '../../src/bundle/messages/page-html';

/** Kinds of box: a `:::` container with a look and a default title of its own. */
const BOX_KINDS = ['tip', 'warning', 'danger', 'note', 'important', 'caution'] as const;

export type BoxKind = (typeof BOX_KINDS)[number];

/** Kinds of `:::` container; `info` is another name for `note`. */
export const CONTAINER_KINDS = [...BOX_KINDS, 'info', 'details', 'code-group'] as const;

export type ContainerKind = (typeof CONTAINER_KINDS)[number];

/** Whether a word after `:::` names a container. */
export function isContainerKind(word: string): word is ContainerKind {
  const kinds: readonly string[] = CONTAINER_KINDS;
  return kinds.includes(word);
}

/** Titles of containers without a title from the author. */
export const DEFAULT_TITLES: Readonly<Record<BoxKind | 'details', string>> = PAGE_HTML_MESSAGES.containers;
