import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { readLinkState } from './link-state';
import { type LinkTarget, readLinkTarget } from './link-target';

/** The link an event happened in, if it leads to a page of this site. */
export function findPageLink(
  target: EventTarget | null,
): { link: HTMLAnchorElement; to: LinkTarget } | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  // Links inside SVG drawings are left to the browser.
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  const to = readLinkTarget(link.href, window.location.origin);
  return to ? { link, to } : undefined;
}

/** Whether a click opens the link in this tab: no modifier key for another tab, a window or a download. */
export function isPlainClick(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** Follows links to pages of this site without leaving the app. One listener serves all links below `root`. */
export function usePageLinks(root: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const onClick = (event: MouseEvent): void => {
      if (event.defaultPrevented || !isPlainClick(event)) return;
      const found = findPageLink(event.target);
      if (!found || found.link.hasAttribute('download')) return;
      if (found.link.target && found.link.target !== '_self') return;
      event.preventDefault();
      // As browsers do: a link to where the reader is adds no entry to the history.
      const replace = found.link.href === window.location.href;
      navigate(found.to, { replace, state: readLinkState(found.link) });
    };
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  }, [root, navigate]);
}
