/**
 * Matches the words of a name: `ChannelIndex`, `HTMLParser`, `ISite`, `v2`, `site_id`. A digit belongs to the letters
 * before it. The limit of 30 capitals keeps the pattern fast on long texts. There is no lookbehind, because Safari 16.0
 * does not support it.
 */
const WORD_PATTERN = /\p{Lu}{1,30}(?=\p{Lu}\p{Ll})|\p{Lu}?[\p{Ll}\p{N}]+|[\p{Lu}\p{N}]+|\p{L}+/gu;

const VERSION_PATTERN = /^v?(\d+(?:\.\d+)+)$/i;

/** A Latin word or an identifier as the index stores it, in lower case. */
interface Identifier {
  /** The identifier without separators: `stl:contents` → `stlcontents`. A version keeps its dots. */
  whole: string;
  /**
   * Its words, if there are several: `siteserver_channelIndex` → `siteserver`, `channel`, `index`. For a version of
   * three or more numbers, the first two: `7.4.0` → `7.4`.
   */
  parts: string[];
}

/** Splits an identifier at separators and at capital letters. */
export function splitIdentifier(text: string): Identifier {
  const version = VERSION_PATTERN.exec(text)?.[1];
  if (version !== undefined) {
    const numbers = version.split('.');
    return { whole: version, parts: numbers.length > 2 ? [numbers.slice(0, 2).join('.')] : [] };
  }
  const parts = (text.match(WORD_PATTERN) ?? []).map((part) => part.toLowerCase());
  return { whole: parts.join(''), parts: parts.length > 1 ? parts : [] };
}
