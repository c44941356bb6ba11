/** Characters of Chinese, Japanese and Korean text, for use inside `[…]` in a pattern with the flag `u`. */
export const CJK_CHARACTERS =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Bopomofo}\\u3000-\\u303f\\uff00-\\uffef';

/** Punctuation that Chinese shares with other languages. */
export const SHARED_PUNCTUATION = '“”‘’…—·';

const STRICT = `[${CJK_CHARACTERS}]`;
const ANY = `[${CJK_CHARACTERS}${SHARED_PUNCTUATION}]`;
const TAGS = '(?:<[^<>]*>)*';
/** A line break with the blanks around it. */
const BREAK = '[ \\t]*\\n[ \\t]*';
/** A line break between CJK characters, one of which may be shared punctuation. Tags are skipped. */
const BREAK_PATTERN = new RegExp(
  `(${STRICT}${TAGS})${BREAK}(?=${TAGS}${ANY})|(${ANY}${TAGS})${BREAK}(?=${TAGS}${STRICT})`,
  'gu',
);

/** Removes line breaks between two CJK characters, which a browser would show as spaces. */
export function joinCjkLines(html: string): string {
  return html.includes('\n') ? html.replace(BREAK_PATTERN, '$1$2') : html;
}
