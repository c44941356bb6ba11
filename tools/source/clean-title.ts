import { decodeHTMLStrict } from 'entities';
import { expandEmoji } from '../support/inline-emoji';

/** A tag of HTML or of a Vue component; `<stl:contents>` is none, it has a namespace. */
const TAG_PATTERN = /<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>/gi;

/** A link or an image, the address with one level of parentheses; 1 its text. */
const LINK_PATTERN = /!?\[([^[\]]+)\]\((?:[^()]|\([^()]*\))+\)/g;

/** A title from the frontmatter as plain text: Markdown marks, tags outside code, emoji codes and entities resolved. */
export function cleanTitle(title: string): string {
  const withoutTags = title
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replace(TAG_PATTERN, '')))
    .join('');
  const withoutMarks = withoutTags
    .replace(LINK_PATTERN, '$1')
    .replace(/(?<!\\)(`|\*{1,3})(.+?)(?<!\\)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}\\])_([^_]+)(?<!\\)_(?![\p{L}\p{N}])/gu, '$1')
    .replace(/\\([*_`!<])/g, '$1');
  return decodeHTMLStrict(expandEmoji(withoutMarks))
    .replace(/(?<!\s)\s*\n\s*/g, ' ')
    .trim();
}
