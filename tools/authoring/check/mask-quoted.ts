import { OBJECT } from './inline-runs';

/**
 * Text that is copied exactly from elsewhere: quotations and names of screens, bare addresses, paths and files. Each
 * pattern takes linear time: a match can start only where its run of characters starts (paths), or its first part has a
 * maximum length (the scheme of an address, the name and host of a mailbox).
 */
const QUOTED_PATTERNS = [
  /「[^「」]*」|『[^『』]*』|“[^“”]*”|‘[^‘’]*’|《[^《》]*》|【[^【】]*】/g,
  /"[^"\n]*"/g,
  /(?:[a-z][a-z\d+.-]{0,30}:\/\/|www\.)[^\s，。；、）（]+/gi,
  /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]+/g,
  /&(?:[a-z\d]{1,31}|#x?[\da-f]{1,8});/gi,
  /(?:\d{2,4}年)?\d{1,2}月(?:\d{1,2}日)?/g,
  /(?<![\w\p{Script=Han}.@~/\\-])(?:[\w\p{Script=Han}.@~-]*[/\\])+[\w\p{Script=Han}.@~-]+\.\w{1,8}\b/gu,
];

/**
 * Replaces all quoted text by `OBJECT`, character by character. `names` matches the names from the site's `check.yml`.
 */
export function maskQuoted(text: string, names: RegExp | null): string {
  return [...QUOTED_PATTERNS, ...(names ? [names] : [])].reduce(
    (masked, pattern) => masked.replace(pattern, (found) => OBJECT.repeat(found.length)),
    text,
  );
}
