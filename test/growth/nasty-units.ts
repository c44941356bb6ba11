/** Short texts that, repeated, have made parsers of Markdown, HTML, YAML and addresses slow. */
export const NASTY_UNITS: readonly string[] = [
  // Brackets and quotation marks that open and never close.
  ...['「', '“', '《', '"', "'", '(', '（', '[', '![', '[[', '](', '[a](', '[^', '[^a]: ', '{', '{{', '{{ x', '<'],
  ...['<!--', '<!-- check-off ', '<!-- check-off a\t', '<a ', '<a\t\t', '<a href="', '<img"', '<span', '</', '<A', '<![CDATA['],
  // Marks of Markdown.
  ...['*', '_', '**a ', '*a_', '`', '``', '` ', '~', '~~', '=', '==', '-', '- ', '- - ', '+', '#', '# ', '> ', '>', '1.', '1. '],
  ...['|', '| - ', '\\', '\\|', '\\*', '^', '$', '$$', ':', ':::', '::: tip ', ':a', ':>a ', '<<<', '<<< a', '[[toc]]', '@flowstart '],
  ...['%%', '---', '---\t', '```', '~~~', '```js ', '!', '&', '&a', '&#', '&amp;', '[!code ', '// ', '//\t', '/*', '#\t'],
  // White space.
  ...[' ', '\t', ' \t', '\u00a0', '\u3000', '\r', '\n', '\n ', ' \n\t'],
  // Words, addresses, numbers.
  ...['a', 'A', 'aA', '1', '1a', '0.', 'a.', 'a-', 'a_b', 'W.', '中', '中,', '中 ', '中a', '中(', '(中', '中/', '中文。', ','],
  ...['http://', 'http:', 'www.', 'a@', 'a@b.', 'mailto:a@b', 'a/', '/', '../', '\\a', '?', '%', '%E4', '.md', 'a.b.'],
  // YAML and JSON.
  ...['a: ', 'a: b\n', '- a\n', '? ', '&a ', '*a ', '"\\', '{"a":', '[1,', '...', '…', ',…'],
  // Unicode.
  ...['\u0301', 'e\u0301', '👩‍💻', '🇨🇳', '𠮷', '\ufffd', '\u200b', '\u202e', 'ﷺ', 'İ', 'ß'],
  // Several at once.
  ...['*a **b `c [d](e "f', '> - 1. ', '| a | b |\n', '- a\n  - b\n', '# a\n', '## 中文\n\n', '<b>a</b>', '<div>\n', '[a](b.md)\n'],
];

/** Texts of about so many characters in which a unit stands again and again: on one line, on lines, as paragraphs. */
export function nastyTexts(unit: string): ((length: number) => string)[] {
  const repeat = (piece: string) => (length: number) =>
    `甲 ${piece.repeat(Math.ceil(length / piece.length))}x\n`;
  const bare = (length: number) => unit.repeat(Math.ceil(length / unit.length));
  return [repeat(unit), bare, repeat(`${unit}\n`), repeat(`${unit}\n\n`)];
}
