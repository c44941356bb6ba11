/** Schemes allowed in links that authors write. */
export const LINK_SCHEMES: readonly string[] = ['http', 'https', 'mailto', 'tel', 'ftp', 'sms'];

const SCHEME_PATTERN = /^([a-z][a-z\d+.-]*):/i;
/** Control characters: every character before the space in Unicode. */
const CONTROL_PATTERN = /[^ -\u{10ffff}]/gu;

/** Drops outer spaces and control characters: browsers ignore them, and they could hide a scheme (`java\nscript:`). */
export function cleanAddress(address: string): string {
  return address.replace(CONTROL_PATTERN, '').trim();
}

/** Scheme of an address, in lower case; undefined for an address without one. */
export function schemeOf(address: string): string | undefined {
  return SCHEME_PATTERN.exec(address)?.[1]?.toLowerCase();
}

/** Whether a link has an allowed scheme, or none. */
export function isAllowedLink(link: string): boolean {
  const scheme = schemeOf(cleanAddress(link));
  return scheme === undefined || LINK_SCHEMES.includes(scheme);
}
