import type { Tokenizer } from 'marked';
import { CJK_CHARACTERS, SHARED_PUNCTUATION } from './cjk';
import { CONTAINER_KINDS } from './container-kinds';

// marked's patterns decide what interrupts a paragraph or a table and where the address of a link ends; a tokenizer
// cannot change that. This file replaces the patterns where VuePress differs from GFM. marked reads their groups by
// number. So package.json pins marked's version, and `marked-rules.test.ts` fails when a new version changes one of the
// patterns that it watches.

type BlockRules = Tokenizer['rules']['block'];
/** marked's patterns outside the block and inline rules, for example those that end a list item. */
type OtherRules = Tokenizer['rules']['other'];
type InlineRules = Tokenizer['rules']['inline'];

const either = (...patterns: string[]): string => patterns.join('|');

/** How blocks begin: after at most three spaces, except indented code. */
const HEADING = String.raw` {0,3}#{1,6}(?:[ \t\n]|$)`;
const BLOCKQUOTE = ' {0,3}>';
const FENCE = '(?: {0,3}(?:`{3,}(?=[^`\\n]*(?:\\n|$))|~~~)[^\\n]*(?:\\n|$))';
const THEMATIC_BREAK = String.raw` {0,3}(?:(?:-[\t ]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})(?:\n+|$)`;
const INDENTED_CODE = String.raw`(?: {4}| {0,3}\t)`;

/** A list that interrupts a paragraph or a table begins with a bullet or with 1. */
const INTERRUPTING_BULLET = ' {0,3}(?:[*+-]|1[.)])';
const ANY_BULLET = String.raw` {0,3}(?:[*+-]|\d{1,9}[.)]) `;

const CONTAINER = String.raw`:{3,}[ \t]*(?:${CONTAINER_KINDS.join('|')})(?:[ \t][^\n]*)?(?:\n|$)`;

/** How our own blocks begin: container, table of contents, flowchart, snippet, footnote. They interrupt a paragraph. */
const OWN_BLOCKS = either(
  ` {0,3}${CONTAINER}`,
  String.raw` {0,3}\[\[[tT][oO][cC]\]\][ \t]*(?:\n|$)`,
  String.raw`@flowstart[^\n]*\n`,
  String.raw`<<<[ \t]*[^\s{#]`,
  String.raw` {0,3}\[\^[^[\]\s]+\]:`,
);

/** What ends a table. Unlike in GFM, a line without `|` does. */
const AFTER_TABLE = either(
  String.raw` *\n`,
  THEMATIC_BREAK,
  HEADING,
  BLOCKQUOTE,
  String.raw`${INDENTED_CODE}[^\n]`,
  FENCE,
  String.raw`${INTERRUPTING_BULLET}[ \t]`,
  OWN_BLOCKS,
  String.raw`[^|\n]*(?:\n|$)`,
);

/** Groups: the header, the delimiter row, the rows. */
const TABLE =
  String.raw` *([^\n ].*)\n {0,3}((?:\| *)?:?-+:? *(?:\| *:?-+:? *)*(?:\| *)?)` +
  String.raw`(?:\n((?:(?!${AFTER_TABLE}).*(?:\n|$))*)\n*|$)`;

const AFTER_PARAGRAPH = either(
  THEMATIC_BREAK,
  HEADING,
  BLOCKQUOTE,
  FENCE,
  String.raw`${INTERRUPTING_BULLET}[ \t]+[^ \t\n]`,
  OWN_BLOCKS,
  TABLE,
  String.raw`[ \t]+\n`,
);

/** First group: the paragraph. */
const PARAGRAPH = new RegExp(String.raw`^([^\n]+(?:\n(?!${AFTER_PARAGRAPH})[^\n]+)*)`);

/** Lines that cannot be part of an underlined heading. */
const NOT_UNDERLINED = either(
  ' {0,3}(?:`{3,}|~{3,})',
  BLOCKQUOTE,
  HEADING,
  OWN_BLOCKS,
  String.raw` {0,3}\|?(?:[:\- ]*\|)+[:\- ]*\n`,
);

/** A heading that begins with `#`. Unlike in marked, only a space or a tab may follow. Groups: the signs, the text. */
const MARKED_HEADING = /^ {0,3}(#{1,6})(?=[ \t\n]|$)(.*)(?:\n+|$)/;

/** A heading underlined with `=` or `-`. Groups: its text, the underline. */
const UNDERLINED_HEADING = new RegExp(
  `^(?!${either(ANY_BULLET, INDENTED_CODE, NOT_UNDERLINED)})` +
    String.raw`((?:.|\n(?!${either(String.raw`\s*?\n`, ANY_BULLET, THEMATIC_BREAK, NOT_UNDERLINED)}))+?)` +
    String.raw`\n {0,3}(=+|-+)[ \t]*(?:\n+|$)`,
);

/**
 * marked's block rules, where VuePress differs from GFM: HTML and components do not interrupt a paragraph, and a table
 * row needs a `|`. Text of a list item is read like a paragraph, not line by line.
 */
export function adaptBlockRules(rules: BlockRules): BlockRules {
  return {
    ...rules,
    paragraph: PARAGRAPH,
    text: PARAGRAPH,
    heading: MARKED_HEADING,
    lheading: UNDERLINED_HEADING,
    table: new RegExp(`^${TABLE}`),
  };
}

/** marked's other rules, but a container ends a list item, as a code fence does. */
export function adaptOtherRules(rules: OtherRules): OtherRules {
  return {
    ...rules,
    fencesBeginRegex: (indent) =>
      new RegExp(
        `${rules.fencesBeginRegex(indent).source}|^ {0,${Math.max(0, Math.min(3, indent - 1))}}${CONTAINER}`,
      ),
  };
}

/** Text up to the next character that may start an inline element, or to a web address. `:` may start an emoji code. */
const TEXT =
  /^(`+|~+|[^`~])(?:(?=[`~])|(?= {2,}\n)|[\s\S]*?(?:(?=[\\<!:[`*~_]|\b(?:https?:\/\/|www\.)|$)|[^ ](?= {2,}\n)))/i;

/** Parts of a link's text: a character (escaped, or not a bracket), inline code, brackets up to two levels deep. */
const CHARACTER = String.raw`\\[\s\S]|[^\[\]\\]`;
const CODE = '`+(?!`)[^`]*?`+(?!`)|``+(?=\\])';
const BRACKETS = String.raw`\[(?:\[(?:${CHARACTER})*\]|${CHARACTER})*\]`;

/** An address with balanced parentheses up to three levels deep. It ends before an unbalanced `)`. */
const ADDRESS_CHARACTER = String.raw`\\[^ \t\n\x00-\x1f]|[^ \t\n\x00-\x1f()\\]`;
const ADDRESS = [1, 2, 3].reduce(
  (inner) => String.raw`(?:${ADDRESS_CHARACTER}|\(${inner}*\))`,
  `(?:${ADDRESS_CHARACTER})`,
);

const TITLE = String.raw`"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\((?:\\[\s\S]|[^)\\])*\)`;

/**
 * A link or an image. Groups: text, address, title. In marked's pattern an address runs to the next space, but Chinese
 * text has hardly any spaces.
 */
const LINK = new RegExp(
  String.raw`^!?\[((?:${BRACKETS}|\\[\s\S]|${CODE}|[^\[\]\\` +
    '`' +
    String.raw`])*?)\]\([ \t\n]*(<(?:\\.|[^\n<>\\])*>|(?!<)${ADDRESS}+|(?=\)))` +
    String.raw`(?:(?:[ \t]+(?:\n[ \t]*)?|\n[ \t]*)(${TITLE}))?[ \t\n]*\)`,
);

/**
 * Maximum length of a reference's label, in characters, and maximum number of escapes, code spans and brackets in its
 * text. CommonMark allows labels of 999 characters, but matching that many from every `[` is slow.
 */
const REFERENCE_SPAN = 100;

const PLAIN_TEXT = '[^\\[\\]\\\\`]*';
const LABEL = String.raw`((?!\s*\])(?:${CHARACTER}){1,${REFERENCE_SPAN}})`;

/** Reference links, in which the search for emphasis finds nothing. Groups: text and label, or label alone. */
const REFERENCES = new RegExp(
  String.raw`!?\[((?:${PLAIN_TEXT}(?:${BRACKETS}|\\[\s\S]|${CODE})){0,${REFERENCE_SPAN}}?${PLAIN_TEXT}?)\]\[${LABEL}\]` +
    String.raw`|!?\[${LABEL}\](?:\[\])?(?!\()`,
  'g',
);

/** A bare web address, as on GitHub, but it ends before Chinese text, which follows it without a space. Group 1: start. */
const BARE_ADDRESS = new RegExp(
  String.raw`^([hH][tT]{2}[pP][sS]?://|www\.)[a-zA-Z\d-][^\s<${CJK_CHARACTERS}${SHARED_PUNCTUATION}]*`,
  'u',
);

/** marked's inline rules, but with emoji codes, faster references and addresses that end without a space after them. */
export function adaptInlineRules(rules: InlineRules): InlineRules {
  return { ...rules, text: TEXT, reflinkSearch: REFERENCES, link: LINK, url: BARE_ADDRESS };
}
