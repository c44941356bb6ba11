/** Characters of Chinese, Japanese and Korean text, for use inside `[…]` in a pattern with the flag `u`. */
export const CJK_CHARACTERS =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Bopomofo}\\u3000-\\u303f\\uff00-\\uffef';

/** Punctuation that Chinese shares with other languages. */
export const SHARED_PUNCTUATION = '“”‘’…—·';
