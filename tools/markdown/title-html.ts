import { element, isVoidElement } from '../support/markup';

/** Methods of HTTP, which stand before the path in the title of an interface. */
const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** A tag, as a part of its own when HTML is split at it. */
const TAG_PATTERN = /(<[^<>]*>)/;

/** Length from which a name may be wider than the column of a phone or a tablet, and may break. Characters. */
const MIN_LONG_NAME = 22;

/** The places between the parts of a name: after an underscore, before a capital. */
const NAME_PART_PATTERN = /(?<=_)|(?<=[a-z])(?=[A-Z])/g;

const HAN_PATTERN = /\p{Script=Han}/u;

/** Words of one character that belong to what follows; all other words of one character belong to what precedes. */
const LEADING_WORDS = new Set('在从到与和或把被用按让给对向为不没未怎每各第新旧');

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/**
 * A page's title from its inline HTML. What follows a colon becomes a second, smaller line, as do method and path of an
 * interface. With `word-break: keep-all` (headings.css), lines break between words and after the slashes of a path only.
 */
export function titleHtml(inlineHtml: string): string {
  const words = inlineHtml.split(' ');
  const [method = '', path = ''] = words.slice(-2);
  if (words.length > 2 && METHODS.has(method) && path.startsWith('/')) {
    const chip = element('span', { class: `method method-${method.toLowerCase()}` }, method);
    const address = element('span', { class: 'title-path' }, path.replaceAll('/', '/<wbr>'));
    return `${markBreaks(words.slice(0, -2).join(' '))} ${secondLine(`${chip} ${address}`)}`;
  }
  const at = findColon(inlineHtml);
  if (at <= 0) return markBreaks(inlineHtml);
  const colon = element('span', { class: 'sr-only' }, '：');
  return markBreaks(inlineHtml.slice(0, at)) + secondLine(colon + markBreaks(inlineHtml.slice(at + 1)));
}

function secondLine(html: string): string {
  return element('span', { class: 'title-rest' }, html);
}

/** Place of the first colon that no element contains and that something follows; -1 if there is none. */
function findColon(html: string): number {
  let depth = 0;
  let at = 0;
  for (const part of html.split(TAG_PATTERN)) {
    if (part.startsWith('</')) depth--;
    else if (part.startsWith('<') && !isVoidElement(part.slice(1).split(/[\s/>]/, 1)[0] ?? '')) depth++;
    else if (depth === 0 && part.includes('：')) {
      const found = at + part.indexOf('：');
      return found < html.length - 1 ? found : -1;
    }
    at += part.length;
  }
  return -1;
}

/** Inserts a `<wbr>` wherever a line may break between two words. */
function markBreaks(html: string): string {
  let before = '';
  const parts = html.split(TAG_PATTERN).map((part) => {
    if (part.startsWith('<')) return part;
    let marked = '';
    for (const { segment } of segmenter.segment(part)) {
      if (mayBreakBetween(before, segment)) marked += '<wbr>';
      marked += breakName(segment);
      before = segment;
    }
    return marked;
  });
  return parts.join('');
}

/** Lets a name that may be wider than a phone break between its parts: `siteserver_MaterialArticle`. */
function breakName(word: string): string {
  return word.length < MIN_LONG_NAME ? word : word.replace(NAME_PART_PATTERN, '<wbr>');
}

/** Whether a line may break between two words. At punctuation and blanks the browser knows that itself. */
function mayBreakBetween(before: string, after: string): boolean {
  if (!isWord(before) || !isWord(after) || LEADING_WORDS.has(before)) return false;
  if (!HAN_PATTERN.test(before) && !HAN_PATTERN.test(after)) return false;
  return !HAN_PATTERN.test(after) || [...after].length > 1 || LEADING_WORDS.has(after);
}

function isWord(text: string): boolean {
  return /^[\p{L}\p{N}]/u.test(text);
}
