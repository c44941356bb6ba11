import { type MarkedExtension, Tokenizer } from 'marked';
import { CJK_CHARACTERS, SHARED_PUNCTUATION } from './cjk';
import { CONTAINER_KINDS } from './container-kinds';

const BARE_ADDRESS_PATTERN = /^(?:https?:\/\/|ftp:\/\/|www\.)/i;
const CHINESE_PATTERN = new RegExp(`[${CJK_CHARACTERS}${SHARED_PUNCTUATION}]`, 'u');

/** The delimiter row of a table, with tabs instead of some of its spaces. */
const TABBED_ROW_PATTERN = /^(?=.*\t)[|:\-\t ]+$/;

const CONTAINER = String.raw`:{3,}[ \t]*(?:${CONTAINER_KINDS.join('|')})(?![^ \t\n])`;

/** A line below the first that opens a container. */
export const CONTAINER_LINE_PATTERN = new RegExp(`(?<=\\n) {0,3}${CONTAINER}`);

const UNINDENTED_CONTAINER_PATTERN = new RegExp(`(?<=\\n)${CONTAINER}`);

/** Changes to how marked reads elements. marked is asked for the rest by its own methods or by `false`. */
export const pageTokenizer: MarkedExtension['tokenizer'] = {
  /** Ends a bare address before Chinese text, which follows it without a space: `https://a.cn，然后`. */
  url(src) {
    const end = BARE_ADDRESS_PATTERN.test(src) ? src.search(CHINESE_PATTERN) : -1;
    return end > 0 ? Tokenizer.prototype.url.call(this, src.slice(0, end)) : false;
  },

  /** Leaves a single `~` as text: Chinese writes ranges with it (`5~10 天，20~30 天`). */
  del: (src) => (/^~(?!~)/.test(src) ? undefined : false),

  /** Ends the list at a container that is not indented, as marked ends it at a code block. */
  list(src) {
    const end = src.search(UNINDENTED_CONTAINER_PATTERN);
    return end < 0 ? false : Tokenizer.prototype.list.call(this, src.slice(0, end));
  },

  /** Ends the table at a container. Allows tabs in the delimiter row, which some editors write. */
  table(src) {
    const [header = '', delimiters = ''] = src.split('\n', 2);
    const end = src.search(CONTAINER_LINE_PATTERN);
    const hasTab = TABBED_ROW_PATTERN.test(delimiters);
    if (end < 0 && !hasTab) return false;
    const start = header.length + 1;
    const row = hasTab ? delimiters.replaceAll('\t', ' ') : delimiters;
    const rest = src.slice(start + delimiters.length, end < 0 ? undefined : end);
    const token = Tokenizer.prototype.table.call(this, `${header}\n${row}${rest}`);
    return token && { ...token, raw: src.slice(0, token.raw.length) };
  },
};

/**
 * For the `start` of a block extension: whether and where, before the next empty line, a line begins with `pattern`.
 * There the extension interrupts a paragraph. `pattern` begins with a lookbehind for a line break.
 */
export function lineStart(pattern: RegExp): (src: string) => number | undefined {
  return (src) => {
    const end = src.search(/\n[ \t]*\n/);
    const at = (end < 0 ? src : src.slice(0, end + 1)).search(pattern);
    return at < 0 ? undefined : at;
  };
}
