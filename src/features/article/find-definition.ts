import type { SanitizedHtml } from '../../content/safe-html';
import { toTrusted } from '../../content/trusted-types';

/** Text of the paragraph directly below the heading `slug`; undefined if there is none. */
export function findDefinition(html: SanitizedHtml, slug: string): string | undefined {
  const root = new DOMParser().parseFromString(toTrusted(html), 'text/html');
  const next = root.getElementById(slug)?.nextElementSibling;
  const text = next?.tagName === 'P' ? next.textContent.trim() : '';
  return text === '' ? undefined : text;
}
