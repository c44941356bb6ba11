/** Matches the frontmatter. Groups: its language, its text. As in VuePress, the closing line may have more hyphens. */
const BLOCK_PATTERN = /^---[ \t]*(?:([a-z]+)[ \t]*)?\n([\s\S]*?)(?<=\n)---+[ \t]*(?:\n|$)/i;

/** Matches an opening line before a key. A file may also begin with a thematic break, which no key follows. */
const OPENING_PATTERN = /^---[ \t]*(?:[a-z]+[ \t]*)?\n[\w-]+:/i;

/**
 * Separates frontmatter and Markdown. Expects `\n` line breaks. `frontmatter`: null when the file has none. `language`:
 * named after the opening `---`, in lower case; empty for YAML. `bodyLine`: 1-based line of the file on which `body`
 * begins. `isUnclosed`: whether an opening `---` line has no closing one.
 */
export function splitFrontmatter(text: string) {
  const found = BLOCK_PATTERN.exec(text);
  if (!found) {
    const isUnclosed = OPENING_PATTERN.test(text);
    return { frontmatter: null, language: '', body: text, bodyLine: 1, isUnclosed };
  }
  const [block, language = '', frontmatter = ''] = found;
  const body = text.slice(block.length);
  const bodyLine = block.split('\n').length;
  return { frontmatter, language: language.toLowerCase(), body, bodyLine, isUnclosed: false };
}
