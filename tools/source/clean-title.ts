import { decodeHTMLStrict } from 'entities';
import { expandEmoji } from '../support/inline-emoji';

/** An HTML or Vue component tag. `<stl:contents>` does not match because it has a namespace. */
const TAG_PATTERN = /<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>/gi;

/** A link or an image whose address may contain one level of parentheses. Group 1: its text. */
const LINK_PATTERN = /!?\[([^[\]]+)\]\((?:[^()]|\([^()]*\))+\)/g;

/**
 * Converts a frontmatter title to plain text: removes Markdown marks and tags outside code, resolves emoji codes and
 * entities.
 */
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
