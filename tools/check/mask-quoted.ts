import { OBJECT } from './inline-runs';

/** What is repeated as it stands elsewhere: quotations and names of screens, bare addresses, paths and files. */
const QUOTED_PATTERNS = [
  /「[^「」]*」|『[^『』]*』|“[^“”]*”|‘[^‘’]*’|《[^《》]*》|【[^【】]*】/g,
  /"[^"\n]*"/g,
  /(?:[a-z][a-z\d+.-]*:\/\/|www\.)[^\s，。；、）（]+/gi,
  /[\w.+-]+@[\w-]+\.[\w.-]+/g,
  /&(?:[a-z\d]+|#x?[\da-f]+);/gi,
  /(?:\d{2,4}年)?\d{1,2}月(?:\d{1,2}日)?/g,
  /(?:[\w\p{Script=Han}.@~-]*[/\\])+[\w\p{Script=Han}.@~-]+\.\w{1,8}\b/gu,
];

/** Text with everything quoted replaced by `OBJECT`, character by character. `names` matches what the site writes in its own way. */
export function maskQuoted(text: string, names: RegExp | null): string {
  return [...QUOTED_PATTERNS, ...(names ? [names] : [])].reduce(
    (masked, pattern) => masked.replace(pattern, (found) => OBJECT.repeat(found.length)),
    text,
  );
}
