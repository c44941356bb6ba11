import { OBJECT } from './inline-runs';

/**
 * What is repeated as it stands elsewhere: quotations and names of screens, bare addresses, paths and files. Each takes
 * time in proportion to the text: a match may begin only where its run of characters does (the path), or its beginning
 * has a greatest length (the scheme of an address, the name of a mailbox and its host).
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

/** Text with everything quoted replaced by `OBJECT`, character by character. `names` matches what the site writes in its own way. */
export function maskQuoted(text: string, names: RegExp | null): string {
  return [...QUOTED_PATTERNS, ...(names ? [names] : [])].reduce(
    (masked, pattern) => masked.replace(pattern, (found) => OBJECT.repeat(found.length)),
    text,
  );
}
