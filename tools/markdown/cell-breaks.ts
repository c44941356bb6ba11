const CODE_PATTERN = /<code>.*?(?:<\/code>|$)/gs;

/** A tag, or a word with so many characters that it may be broken: otherwise it would widen its column. */
const LONG_WORD_PATTERN = /<[^<>]*>|[^\s<]{21,}/g;

/** A character reference (`&amp;`): it stands for one character and is never broken. */
const ENTITY_PATTERN = /(&[#\w]+;)/;

/** Where a name in code may be broken: after a separator, and between the parts of a camelCase name. */
const BREAK_PATTERN = /(?<=\w[._:]|[^/]\/|[;,=|)\]}])(?=[^/;,=|)\]}])|(?<=[a-z\d])(?=[A-Z])/g;

/** Start of a short name with a hyphen, after which browsers would break the line; `tables.css` allows it on phones only. */
const HYPHEN_NAME_PATTERN = /<code>(?=[^\s<]{1,20}<\/code>)(?=[^<]*-)/g;

/** A tag or a date. */
const DATE_PATTERN = /<[^<>]*>|\b\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}(?::\d{2})?)?\b/g;

/** Adds break opportunities to long names in the code of a table cell. Marks dates and names with hyphens. */
export function addCellBreaks(html: string): string {
  return (
    html
      .replace(CODE_PATTERN, (code) =>
        code.replace(LONG_WORD_PATTERN, (word) => (isTag(word) ? word : breakName(word))),
      )
      // WebKit before Safari 17 does not break a line between them.
      .replaceAll('、<code>', '、<wbr><code>')
      .replace(DATE_PATTERN, (found) => (isTag(found) ? found : `<span class="date">${found}</span>`))
      .replace(HYPHEN_NAME_PATTERN, '<code class="short">')
  );
}

function isTag(html: string): boolean {
  return html.startsWith('<');
}

function breakName(name: string): string {
  return name
    .split(ENTITY_PATTERN)
    .map((piece) => (piece.startsWith('&') ? piece : piece.replace(BREAK_PATTERN, '<wbr>')))
    .join('');
}
