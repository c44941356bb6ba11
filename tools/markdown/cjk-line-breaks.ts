import { CJK_CHARACTERS, SHARED_PUNCTUATION } from './cjk';

const STRICT = `[${CJK_CHARACTERS}]`;
const ANY = `[${CJK_CHARACTERS}${SHARED_PUNCTUATION}]`;
const TAGS = '(?:<[^<>]*>)*';
/** A line break with the blanks around it. */
const BREAK = '[ \\t]*\\n[ \\t]*';
/**
 * A line break between CJK characters or shared punctuation; at least one side must be a CJK character. Tags are
 * skipped.
 */
const BREAK_PATTERN = new RegExp(
  `(${STRICT}${TAGS})${BREAK}(?=${TAGS}${ANY})|(${ANY}${TAGS})${BREAK}(?=${TAGS}${STRICT})`,
  'gu',
);

/** Removes line breaks between two Chinese characters: a browser would show them as spaces. */
export function joinCjkLines(html: string): string {
  return html.includes('\n') ? html.replace(BREAK_PATTERN, '$1$2') : html;
}
