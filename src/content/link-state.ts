/** Attribute of a link that carries, as JSON, the state its history entry will have. */
export const LINK_STATE_ATTRIBUTE = 'data-history-state';

/** The state a link carries for its history entry; undefined if it has none. */
export function readLinkState(link: Element): unknown {
  const text = link.getAttribute(LINK_STATE_ATTRIBUTE);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: content may use the attribute too. The link still works.
    return undefined;
  }
}
