import type { OwnValue } from '../../bundle/records';
import { escapePattern } from '../../shared/escape-pattern';

/** A part of a text to replace; `start` and `end` are offsets in the text. */
interface Replacement {
  start: number;
  end: number;
  text: string;
}

/** Splits a pattern such as `siteId={1}` into the text before the part to replace, the part, and the text after it. */
const FIND_PATTERN = /^([^{]*)\{([^{}]+)\}(.*)$/s;

const SCHEME_PATTERN = /^https?:\/\//;

/** Matches where no part of a word or number follows. */
const WORD_END = '(?![\\w-])';
/** Matches where no part of a word or number precedes. */
const WORD_START = '(?:^|[^\\w-])';

/** Pattern for one text of `OwnValue.find`; its second group is the part to replace. Undefined without braces. */
function patternOf(find: string): RegExp | undefined {
  const [, before = '', part = '', after = ''] = FIND_PATTERN.exec(find) ?? [];
  if (part === '') return undefined;
  const start = before === '' ? WORD_START : escapePattern(before);
  const end = after === '' ? WORD_END : `(?=${escapePattern(after)})`;
  return new RegExp(`(${start})(${escapePattern(part)})${end}`, 'g');
}

/** The parts of a sample that the reader has values for, in order and without overlaps. */
export function findReplacements(
  code: string,
  fields: readonly OwnValue[],
  values: Readonly<Record<string, string>>,
): Replacement[] {
  const found = fields.flatMap(({ name, find }) => {
    const text = values[name];
    if (!text) return [];
    // For samples with only the host, such as `Host: www.example.com`.
    const withoutScheme = text.replace(SCHEME_PATTERN, '');
    return find.flatMap((wanted) => {
      const pattern = patternOf(wanted);
      return Array.from(pattern ? code.matchAll(pattern) : [], ({ index, 1: before = '', 2: part = '' }) => {
        const start = index + before.length;
        return { start, end: start + part.length, text: SCHEME_PATTERN.test(part) ? text : withoutScheme };
      });
    });
  });
  const sorted = found.sort((a, b) => a.start - b.start || b.end - a.end);
  let reached = 0;
  return sorted.filter(({ start, end }) => {
    if (start < reached) return false;
    reached = end;
    return true;
  });
}

/** Replaces a part of an element's text with the reader's value, which is marked with the class `own-value`. */
function replacePart(code: Element, { start, end, text }: Replacement): void {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  const parts: { node: Text; from: number; to: number }[] = [];
  let offset = 0;
  for (let node = walker.nextNode(); node && offset < end; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    const from = Math.max(start - offset, 0);
    const to = Math.min(end - offset, node.length);
    if (from < to) parts.push({ node, from, to });
    offset += node.length;
  }
  for (const [i, { node, from, to }] of parts.entries()) {
    const rest = node.splitText(from);
    rest.deleteData(0, to - from);
    if (i > 0) continue;
    const own = document.createElement('span');
    own.className = 'own-value';
    own.textContent = text;
    rest.before(own);
  }
}

/** Replaces parts of a sample. Returns a function that restores the sample. */
export function replaceValues(code: Element, replacements: readonly Replacement[]): () => void {
  const original = [...code.childNodes].map((node) => node.cloneNode(true));
  // From the last to the first, so that the offsets of the others stay valid.
  for (const replacement of [...replacements].reverse()) replacePart(code, replacement);
  return () => code.replaceChildren(...original);
}
