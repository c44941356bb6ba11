const CJK =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Bopomofo}\\u3000-\\u303f\\uff00-\\uffef“”‘’…—·';
const TAGS = '(?:<[^<>]*>)*';
/** A line break with a CJK character on either side, tags aside. */
const BREAK_PATTERN = new RegExp(`([${CJK}]${TAGS})\\n(?=${TAGS}[${CJK}])`, 'gu');

/** Takes out source line breaks between two Chinese characters, which a browser would show as spaces. */
export function joinCjkLines(html: string): string {
  return html.includes('\n') ? html.replace(BREAK_PATTERN, '$1') : html;
}
