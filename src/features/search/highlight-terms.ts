import { MAX_SEARCH_MARKS } from '../../bundle/constants';
import { matchesOf, wordPattern } from './engine/mark-text';

/** Minimum number of sections of a page at which a term can be in most of them. */
const MIN_SECTIONS_FOR_ORDINARY = 4;

/** Name of the highlight in the style sheet: `::highlight(search-term)`. */
const HIGHLIGHT_NAME = 'search-term';

/** Block elements. A term is not matched across their boundaries. */
const BLOCK_SELECTOR =
  'p, li, td, th, pre, h1, h2, h3, h4, h5, h6, dt, dd, summary, figcaption, blockquote, div';
/** Elements whose text is never marked: controls, drawings, hidden text. */
const SKIPPED_SELECTOR =
  'svg, button, script, style, .header-anchor, .mermaid, .sr-only, [aria-hidden="true"]';

/** A block's text nodes, with the number of its section. */
interface Block {
  nodes: Text[];
  section: number;
}

/** The text nodes below `root`, grouped by block element, in document order. A section begins with a heading. */
function groupText(root: Element): Block[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const groups = new Map<Element, Block>();
  let section = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!(node instanceof Text) || !parent || parent.closest(SKIPPED_SELECTOR)) continue;
    const block = parent.closest(BLOCK_SELECTOR) ?? root;
    const group = groups.get(block);
    if (group) {
      group.nodes.push(node);
      continue;
    }
    if (block.matches('h2, h3')) section++;
    groups.set(block, { nodes: [node], section });
  }
  return [...groups.values()];
}

/** Matches of the terms in a text, as [start, end], in order; longer terms win. */
export function findTerms(text: string, terms: string[]): [start: number, end: number][] {
  return matchesOf(text, wordPattern(terms)).map(({ start, end }) => [start, end]);
}

/** The parts of `nodes` between two offsets of their joined text, one range per node. */
function toRanges(nodes: Text[], start: number, end: number): Range[] {
  const ranges: Range[] = [];
  let offset = 0;
  for (const node of nodes) {
    const from = Math.max(start - offset, 0);
    const to = Math.min(end - offset, node.length);
    if (from < to) {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      ranges.push(range);
    }
    offset += node.length;
  }
  return ranges;
}

function textOf({ nodes }: Block): string {
  return nodes.map(({ data }) => data).join('');
}

/** The terms without those that are in most sections of a page: marking them shows nothing. */
function withoutOrdinary(terms: string[], blocks: Block[]): string[] {
  const sections = (blocks.at(-1)?.section ?? 0) + 1;
  if (sections < MIN_SECTIONS_FOR_ORDINARY) return terms;
  return terms.filter((term) => {
    const pattern = wordPattern([term]);
    const holders = blocks.filter((block) => matchesOf(textOf(block), pattern).length > 0);
    return new Set(holders.map(({ section }) => section)).size <= sections / 2;
  });
}

/** Matches of the terms, at most `MAX_SEARCH_MARKS`, each with one range per text node. */
function findMatches(root: Element, terms: string[]): Range[][] {
  const matches: Range[][] = [];
  const blocks = groupText(root);
  const rare = withoutOrdinary(terms, blocks);
  for (const block of blocks) {
    const { nodes } = block;
    for (const [start, end] of findTerms(textOf(block), rare)) {
      matches.push(toRanges(nodes, start, end));
      if (matches.length === MAX_SEARCH_MARKS) return matches;
    }
  }
  return matches;
}

/**
 * Marks the ranges with the CSS Custom Highlight API, which leaves the DOM unchanged. Returns a function that removes
 * the marks.
 */
function highlight(ranges: Range[]): () => void {
  CSS.highlights.set(HIGHLIGHT_NAME, new Highlight(...ranges));
  return () => void CSS.highlights.delete(HIGHLIGHT_NAME);
}

/**
 * Wraps the ranges in `<mark>`, for browsers without the Custom Highlight API (Firefox before 140, Safari before
 * 17.2).
 */
function wrap(ranges: Range[]): () => void {
  // From the end, so that wrapping does not change the ranges before it.
  const marks = [...ranges].reverse().map((range) => {
    const mark = document.createElement('mark');
    mark.className = 'search-term';
    range.surroundContents(mark);
    return mark;
  });
  return () => {
    for (const mark of marks) {
      const parent = mark.parentNode;
      mark.replaceWith(...mark.childNodes);
      parent?.normalize();
    }
  };
}

/** Marks terms in a page. Returns a function that removes the marks. */
export function highlightTerms(root: Element, terms: string[]): () => void {
  const ranges = findMatches(root, terms).flat();
  if (ranges.length === 0) return () => undefined;
  const canHighlight = typeof Highlight === 'function' && 'highlights' in CSS;
  return canHighlight ? highlight(ranges) : wrap(ranges);
}
