import type { HeadAttributes } from './records';

/** Attributes that a `<meta>` of an author may have. */
export const META_ATTRIBUTES = [
  'name',
  'property',
  'itemprop',
  'http-equiv',
  'content',
  'media',
  'lang',
] as const;

/** Values of its `http-equiv`, in lower case. All others steer the browser: `refresh` leads every reader away. */
export const META_HTTP_EQUIV: readonly string[] = ['content-language', 'x-ua-compatible'];

const ALLOWED_NAMES: ReadonlySet<string> = new Set(META_ATTRIBUTES);

/** Whether an author's `<meta>` may have this `http-equiv`. */
export function isAllowedHttpEquiv(value: string): boolean {
  return META_HTTP_EQUIV.includes(value.toLowerCase());
}

function isAllowedMeta(tag: unknown): tag is HeadAttributes {
  if (typeof tag !== 'object' || tag === null || Array.isArray(tag)) return false;
  return Object.entries(tag).every(
    ([name, value]) =>
      ALLOWED_NAMES.has(name) &&
      typeof value === 'string' &&
      (name !== 'http-equiv' || isAllowedHttpEquiv(value)),
  );
}

/** The `<meta>` tags of a list that a document may have; none for what is no list. */
export function allowedMeta(list: unknown): HeadAttributes[] {
  return Array.isArray(list) ? list.filter(isAllowedMeta) : [];
}

/** Whether an address is one of the web: absolute, `http:` or `https:`. */
export function isWebAddress(address: unknown): address is string {
  return typeof address === 'string' && /^https?:\/\/[^\s/]\S*$/i.test(address) && URL.canParse(address);
}
