import type { Tokenizer } from 'marked';
import { CONTAINER_KINDS } from './container-kinds';

// What interrupts a paragraph or a table, and where an address ends, is decided inside marked's patterns: a tokenizer
// cannot change it. package.json therefore names marked's exact version, and `marked-rules.test.ts` names each pattern
// that is changed here.

/** The patterns marked finds blocks with. */
type BlockRules = Tokenizer['rules']['block'];
/** The patterns marked finds inline elements with. */
type InlineRules = Tokenizer['rules']['inline'];

/** In marked's patterns, the alternative for HTML that interrupts a paragraph or a table. */
const HTML_INTERRUPTION_PATTERN = /\| \{0,3\}\(\?:<\\\/\?\(\?:address[\s\S]*?<!\\\[CDATA\\\[\)/g;

/** Our own blocks, which interrupt instead: container, table of contents, flowchart, snippet, footnote. */
const OWN_BLOCKS =
  `| {0,3}:{3,}[ \\t]*(?:${CONTAINER_KINDS.join('|')})(?:[ \\t][^\\n]*)?(?:\\n|$)` +
  '| {0,3}\\[\\[[tT][oO][cC]\\]\\][ \\t]*(?:\\n|$)|@flowstart[^\\n]*\\n|<<<[ \\t]*[^\\s{#]' +
  '| {0,3}\\[\\^[^[\\]\\s]+\\]:';

/**
 * In marked's patterns, the white space after the `#` of a heading. For CommonMark and VuePress, a full-width space
 * does not count.
 */
const HEADING_SPACE_PATTERN = /(?<=#\{1,6\}\)?\((?:\?=|\?:))\\s(?=\|\$\))/g;

/** A thematic break: like marked's pattern, but fast on long lines that do not match. */
const THEMATIC_BREAK =
  /^ {0,3}((?:-[\t ]*){2}-[-\t ]*|(?:_[ \t]*){2}_[_\t ]*|(?:\*[ \t]*){2}\*[*\t ]*)(?:\n+|$)/;

/** Alternative that ends a table at a line without `|`. */
const NOT_A_ROW = '|[^|\\n]*(?:\\n|$)';

/** Text up to the next character that may start an inline element. `:` may start an emoji code. */
const TEXT_PATTERN = /^(`+|~+|[^`~])(?:(?=[`~])|(?= {2,}\n)|[\s\S]*?(?:(?=[\\<!:[`*~_]|$)|[^ ](?= {2,}\n)))/;

/**
 * Changes marked's rules where VuePress differs from GFM: HTML and components do not interrupt a paragraph, and a table
 * row needs a `|`. Text of a list item is read like a paragraph, not line by line.
 */
export function adaptBlockRules(rules: BlockRules): BlockRules {
  const adapt = (pattern: RegExp, own: string) =>
    replaceIn(replaceIn(pattern, HTML_INTERRUPTION_PATTERN, own), HEADING_SPACE_PATTERN, '[ \\t\\n]');
  const paragraph = adapt(rules.paragraph, OWN_BLOCKS);
  return {
    ...rules,
    paragraph,
    text: paragraph,
    hr: THEMATIC_BREAK,
    lheading: adapt(rules.lheading, OWN_BLOCKS),
    table: adapt(rules.table, OWN_BLOCKS + NOT_A_ROW),
  };
}

/** In marked's link pattern, the address. It runs to the next space, but Chinese text has hardly any spaces. */
const ADDRESS_PATTERN = /\(\?!<\)\[\^ \\t\\n\\x00-\\x1f\]\+/;

/** An address with balanced parentheses up to three levels deep. It ends before an unbalanced `)`. */
const ADDRESS_CHARACTER = '\\\\[^ \\t\\n\\x00-\\x1f]|[^ \\t\\n\\x00-\\x1f()\\\\]';
const BALANCED_ADDRESS = [1, 2, 3].reduce(
  (inner) => `(?:${ADDRESS_CHARACTER}|\\(${inner}*\\))`,
  `(?:${ADDRESS_CHARACTER})`,
);

/**
 * In marked's search for references, how many characters of a label and how many escapes in a text it scans from every
 * `[`. The search only hides references from the search for emphasis.
 */
const REFERENCE_SPAN_PATTERN = /(?<=\{[01],)999(?=\})/g;

/** Changes marked's inline rules: bare addresses do not become links, and emoji codes are recognised. */
export function adaptInlineRules(rules: InlineRules): InlineRules {
  return {
    ...rules,
    text: TEXT_PATTERN,
    reflinkSearch: replaceIn(rules.reflinkSearch, REFERENCE_SPAN_PATTERN, '100'),
    link: replaceIn(rules.link, ADDRESS_PATTERN, `(?!<)${BALANCED_ADDRESS}+`),
  };
}

/** Replaces a part of a pattern. Throws when the part is missing, so that a marked update cannot undo the change. */
function replaceIn(pattern: RegExp, part: RegExp, replacement: string): RegExp {
  const source = pattern.source.replace(part, () => replacement);
  if (source === pattern.source)
    throw new Error(`marked's pattern has changed: ${pattern.source.slice(0, 80)}`);
  return new RegExp(source, pattern.flags);
}
