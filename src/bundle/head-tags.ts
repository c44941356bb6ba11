import { parseUrl } from './paths';
import type { HeadAttributes } from './records';

/** Attributes that an author's `<meta>` may have. */
export const META_ATTRIBUTES = [
  'name',
  'property',
  'itemprop',
  'http-equiv',
  'content',
  'media',
  'lang',
] as const;

/** Allowed values of `http-equiv`, in lower case. Others control the browser: `refresh` can redirect every reader. */
export const META_HTTP_EQUIV: readonly string[] = ['content-language', 'x-ua-compatible'];

const ALLOWED_ATTRIBUTES: ReadonlySet<string> = new Set(META_ATTRIBUTES);

/** Whether an author's `<meta>` may have this `http-equiv`. */
export function isAllowedHttpEquiv(value: string): boolean {
  return META_HTTP_EQUIV.includes(value.toLowerCase());
}

function isAllowedMeta(tag: unknown): tag is HeadAttributes {
  if (typeof tag !== 'object' || tag === null || Array.isArray(tag)) return false;
  return Object.entries(tag).every(
    ([name, value]) =>
      ALLOWED_ATTRIBUTES.has(name) &&
      typeof value === 'string' &&
      (name !== 'http-equiv' || isAllowedHttpEquiv(value)),
  );
}

/** The allowed `<meta>` tags of a list; an empty list if the value is not an array. */
export function allowedMeta(list: unknown): HeadAttributes[] {
  return Array.isArray(list) ? list.filter(isAllowedMeta) : [];
}

/** Whether an address is an absolute `http:` or `https:` URL. */
export function isWebAddress(address: unknown): address is string {
  return (
    typeof address === 'string' && /^https?:\/\/[^\s/]\S*$/i.test(address) && parseUrl(address) !== undefined
  );
}
