const TAG_PATTERN = /(<[^<>]*>)/;

const DATE_PATTERN = /\b\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}(?::\d{2})?)?\b/g;

/** A word with more characters than this may be broken between its parts, so that it does not widen its column. */
const LONG_WORD = 20;

/** Where a name in code may be broken: after a separator, and between the parts of a camelCase name. */
const BREAK_PATTERN = /(?<=\w[._:]|[^/]\/|[;,=|)\]}])(?=[^/;,=|)\]}])|(?<=[a-z\d])(?=[A-Z])/g;

/** A character reference (`&amp;`): it stands for one character and is never broken. */
const ENTITY_PATTERN = /(&[#\w]+;)/;

/** Adds break opportunities to long names in the code of a table cell. Marks dates: `tables.css` never breaks them. */
export function addCellBreaks(html: string): string {
  let codeDepth = 0;
  const parts = html.split(TAG_PATTERN).map((part) => {
    if (part.startsWith('<')) {
      if (part === '<code>') codeDepth++;
      else if (part === '</code>') codeDepth--;
      return part;
    }
    const text = codeDepth > 0 ? breakNames(part) : part;
    return text.replace(DATE_PATTERN, '<span class="date">$&</span>');
  });
  return parts.join('');
}

function breakNames(text: string): string {
  return text
    .split(/(\s)/)
    .map((word) => (word.length > LONG_WORD ? breakName(word) : word))
    .join('');
}

function breakName(name: string): string {
  return name
    .split(ENTITY_PATTERN)
    .map((piece) => (piece.startsWith('&') ? piece : piece.replace(BREAK_PATTERN, '<wbr>')))
    .join('');
}
