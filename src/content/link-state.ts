/** Attribute of a link that carries, as JSON, the state its history entry will have. */
export const LINK_STATE_ATTRIBUTE = 'data-history-state';

/** The state a link carries for its history entry; undefined where it has none. */
export function readLinkState(link: Element): unknown {
  const text = link.getAttribute(LINK_STATE_ATTRIBUTE);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Content may have written the attribute too: its link is a link all the same.
    return undefined;
  }
}
