import type { Tokenizer } from 'marked';

/** The patterns marked finds blocks with. */
export type BlockRules = Tokenizer['rules']['block'];
/** The patterns marked finds inline elements with. */
export type InlineRules = Tokenizer['rules']['inline'];

/** In marked's patterns, the alternative for HTML that interrupts a paragraph or a table. */
const HTML_INTERRUPTION_PATTERN = /\| \{0,3\}\(\?:<\\\/\?\(\?:address[\s\S]*?<!\\\[CDATA\\\[\)/g;

/** Our own blocks interrupt instead: container, table of contents, flowchart, snippet. */
const OWN_BLOCKS = '| {0,3}:{3,}[ \\t]*[\\w-]| {0,3}\\[\\[[tT][oO][cC]\\]\\][ \\t]*(?:\\n|$)|@flowstart|<<<';

/** A table ends at a line without `|`. */
const NOT_A_ROW = '|[^|\\n]*(?:\\n|$)';

/** Text up to the next character that may begin something; `:` may begin an emoji code. */
const TEXT_PATTERN = /^(`+|~+|[^`~])(?:(?=[`~])|(?= {2,}\n)|[\s\S]*?(?:(?=[\\<!:[`*~_]|$)|[^ ](?= {2,}\n)))/;

/**
 * Changes marked's rules where VuePress differs from GFM: HTML and components do not interrupt a
 * paragraph, and a table row needs its `|`. Text of a list item is read as a paragraph is, not line by line.
 */
export function adaptBlockRules(rules: BlockRules): BlockRules {
  const paragraph = replaceIn(rules.paragraph, HTML_INTERRUPTION_PATTERN, OWN_BLOCKS);
  return {
    ...rules,
    paragraph,
    text: paragraph,
    lheading: replaceIn(rules.lheading, HTML_INTERRUPTION_PATTERN, OWN_BLOCKS),
    table: replaceIn(rules.table, HTML_INTERRUPTION_PATTERN, OWN_BLOCKS + NOT_A_ROW),
  };
}

/** Changes marked's rules where VuePress differs from GFM: only `~~` strikes out, `1~3 天，5~7 天` is a range. */
export function adaptInlineRules(rules: InlineRules): InlineRules {
  return {
    ...rules,
    text: TEXT_PATTERN,
    delLDelim: replaceIn(rules.delLDelim, /~~\?/g, '~~'),
    delRDelim: replaceIn(rules.delRDelim, /~~\?/g, '~~'),
  };
}

/** A pattern with a part replaced; the part must be there, so that a new marked cannot undo this unnoticed. */
function replaceIn(pattern: RegExp, part: RegExp, replacement: string): RegExp {
  const source = pattern.source.replace(part, () => replacement);
  if (source === pattern.source)
    throw new Error(`marked's pattern has changed: ${pattern.source.slice(0, 80)}`);
  return new RegExp(source, pattern.flags);
}
