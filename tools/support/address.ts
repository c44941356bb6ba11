/** Schemes allowed in links that authors write. */
export const LINK_SCHEMES: readonly string[] = ['http', 'https', 'mailto', 'tel', 'ftp', 'sms'];

const SCHEME_PATTERN = /^([a-z][a-z\d+.-]*):/i;
/** Control characters: every character before the space in Unicode. */
const CONTROL_PATTERN = /[^ -\u{10ffff}]/gu;

/** An address as browsers read it, without blanks around it and line breaks in it: `java\nscript:` is a scheme. */
export function cleanAddress(address: string): string {
  return address.replace(CONTROL_PATTERN, '').trim();
}

/** Scheme of an address, lower case; undefined for one on this site. */
export function schemeOf(address: string): string | undefined {
  return SCHEME_PATTERN.exec(address)?.[1]?.toLowerCase();
}

/** Whether a link stays on this site or has an allowed scheme, one that only opens a page or a message. */
export function isAllowedLink(link: string): boolean {
  const scheme = schemeOf(cleanAddress(link));
  return scheme === undefined || LINK_SCHEMES.includes(scheme);
}
