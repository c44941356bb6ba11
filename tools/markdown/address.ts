const SCHEME_PATTERN = /^([a-z][a-z\d+.-]*):/i;
/** Whatever stands before the blank in Unicode. */
const CONTROL_PATTERN = /[^ -\u{10ffff}]/gu;

/** An address as a browser reads it, which skips blanks around it and line breaks within: `java\nscript:` is a scheme. */
export function cleanAddress(address: string): string {
  return address.replace(CONTROL_PATTERN, '').trim();
}

/** Scheme of an address, lower case; undefined for one on this site. */
export function schemeOf(address: string): string | undefined {
  return SCHEME_PATTERN.exec(address)?.[1]?.toLowerCase();
}
