interface SplitSource {
  /** Text between the `---` lines; null when the file has no frontmatter. */
  frontmatter: string | null;
  /** Language named after the opening `---`, in lower case; empty when none is named (YAML). */
  language: string;
  body: string;
  /** 1-based line of the file on which `body` begins. */
  bodyLine: number;
  /** Whether an opening `---` line has no closing one. */
  isUnclosed: boolean;
}

const OPENING_PATTERN = /^---[ \t]*(?:([a-z]+)[ \t]*)?\n/i;
/** The closing line. As in VuePress, it may have more than three hyphens. */
const CLOSING_PATTERN = /^---+[ \t]*(?:\n|$)/m;

/** Separates frontmatter and Markdown. Expects `\n` line breaks. */
export function splitFrontmatter(text: string): SplitSource {
  const opening = OPENING_PATTERN.exec(text);
  const whole = { frontmatter: null, language: '', body: text, bodyLine: 1, isUnclosed: false };
  if (!opening) return whole;
  const rest = text.slice(opening[0].length);
  const closing = CLOSING_PATTERN.exec(rest);
  if (!closing) {
    // A file may begin with a thematic break: then the text after it does not look like `key: value`.
    return { ...whole, isUnclosed: /^[\w-]+:/.test(rest) };
  }
  const frontmatter = rest.slice(0, closing.index);
  const head = opening[0] + rest.slice(0, closing.index + closing[0].length);
  return {
    frontmatter,
    language: (opening[1] ?? '').toLowerCase(),
    body: text.slice(head.length),
    bodyLine: head.split('\n').length,
    isUnclosed: false,
  };
}
