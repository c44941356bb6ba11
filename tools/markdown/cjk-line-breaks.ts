import { CJK_CHARACTERS, SHARED_PUNCTUATION } from './cjk';

const STRICT = `[${CJK_CHARACTERS}]`;
const ANY = `[${CJK_CHARACTERS}${SHARED_PUNCTUATION}]`;
const TAGS = '(?:<[^<>]*>)*';
/** With blanks that end the one line or begin the next. */
const BREAK = '[ \\t]*\\n[ \\t]*';
/** A line break with Chinese text on either side, tags aside; shared punctuation on both sides is not enough. */
const BREAK_PATTERN = new RegExp(
  `(${STRICT}${TAGS})${BREAK}(?=${TAGS}${ANY})|(${ANY}${TAGS})${BREAK}(?=${TAGS}${STRICT})`,
  'gu',
);

/** Takes out source line breaks between two Chinese characters, which a browser would show as spaces. */
export function joinCjkLines(html: string): string {
  return html.includes('\n') ? html.replace(BREAK_PATTERN, '$1$2') : html;
}
