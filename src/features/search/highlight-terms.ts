import { MAX_SEARCH_MARKS } from '../../bundle/constants';

/** Name of the highlight in the style sheet: `::highlight(search-term)`. */
const HIGHLIGHT_NAME = 'search-term';

/** Block elements. A term is not matched across their boundaries. */
const BLOCK_SELECTOR =
  'p, li, td, th, pre, h1, h2, h3, h4, h5, h6, dt, dd, summary, figcaption, blockquote, div';
/** Elements whose text is never marked: controls, drawings, hidden text. */
const SKIPPED_SELECTOR =
  'svg, button, script, style, .header-anchor, .mermaid, .sr-only, [aria-hidden="true"]';

/** The text nodes below `root`, grouped by block element, in document order. */
function groupText(root: Element): Text[][] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const groups = new Map<Element, Text[]>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!(node instanceof Text) || !parent || parent.closest(SKIPPED_SELECTOR)) continue;
    const block = parent.closest(BLOCK_SELECTOR) ?? root;
    const group = groups.get(block);
    if (group) group.push(node);
    else groups.set(block, [node]);
  }
  return [...groups.values()];
}

/** Lower case, unless that changes the length and so the offsets. */
function foldCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text;
}

/** Matches of the terms in a text, as [start, end], in order, without overlaps; longer terms win. */
export function findTerms(text: string, terms: string[]): [start: number, end: number][] {
  const folded = foldCase(text);
  const found: [number, number][] = [];
  const wanted = [...new Set(terms.map(foldCase))].filter(Boolean).sort((a, b) => b.length - a.length);
  for (const term of wanted) {
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length)) {
      const end = at + term.length;
      if (!found.some(([from, to]) => at < to && from < end)) found.push([at, end]);
    }
  }
  return found.sort(([a], [b]) => a - b);
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

/** Matches of the terms, at most `MAX_SEARCH_MARKS`, each with one range per text node. */
function findMatches(root: Element, terms: string[]): Range[][] {
  const matches: Range[][] = [];
  for (const nodes of groupText(root)) {
    const text = nodes.map(({ data }) => data).join('');
    for (const [start, end] of findTerms(text, terms)) {
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

/** Marks terms in a page. Returns the number of matches and a function that removes the marks. */
export function highlightTerms(root: Element, terms: string[]): { count: number; clear: () => void } {
  const matches = findMatches(root, terms);
  const ranges = matches.flat();
  if (ranges.length === 0) return { count: 0, clear: () => undefined };
  const canHighlight = typeof Highlight === 'function' && 'highlights' in CSS;
  return { count: matches.length, clear: canHighlight ? highlight(ranges) : wrap(ranges) };
}
