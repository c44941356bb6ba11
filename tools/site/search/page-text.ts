import { Parser } from 'htmlparser2';

/** Text under one heading. */
export interface SectionText {
  /** Empty before the first heading. */
  slug: string;
  /** Heading, plain; empty before the first. */
  title: string;
  /** Blocks on lines of their own. */
  text: string;
  /** Contents of inline code and text of diagrams, one per line: names that readers look up. */
  code: string;
}

/** Block elements: text before and after them is on separate lines. */
const BLOCKS = new Set(
  'address article blockquote br dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li ol p pre section summary table tr ul'.split(
    ' ',
  ),
);

/** Elements that hold no text of the page: pictures, buttons, tables of contents. */
const SKIPPED = new Set(['svg', 'button', 'nav', 'script', 'style', 'template']);

/** Class of a diagram's source: only the labels in it are text. */
const DIAGRAM_CLASS = 'mermaid-source';

/** Text in a diagram's source: `A["草稿"]`. */
const LABEL_PATTERN = /"([^"\n]+)"/g;

/** Between the cells of a row. */
const CELL_END = ' · ';

/** A word on a button, with spaces between characters as in the interface: 确 定. */
const SPREAD_PATTERN = /(?<!\p{Script=Han})\p{Script=Han}(?: \p{Script=Han})+(?!\p{Script=Han})/gu;

/** Marks an element that repeats what the text beside it says. */
const IGNORE_ATTRIBUTE = 'data-search-ignore';

/** Headings that search results can link to; deeper ones are text. */
const SECTION_HEADINGS = new Set(['h2', 'h3']);

/** Splits a page's HTML at its headings into plain text. */
export function readPageText(html: string): SectionText[] {
  let current: SectionText = { slug: '', title: '', text: '', code: '' };
  const sections = [current];
  let heading: 'none' | 'page' | 'section' = 'none';
  let skipDepth = 0;
  let preDepth = 0;
  let codeDepth = 0;
  let diagram: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (skipDepth === 0 && attributes.class === DIAGRAM_CLASS) diagram = '';
      if (skipDepth > 0 || isSkipped(name, attributes)) {
        skipDepth++;
        return;
      }
      if (BLOCKS.has(name)) current.text += '\n';
      if (name === 'h1') heading = 'page';
      if (name === 'pre') preDepth++;
      if (name === 'code' && preDepth === 0) codeDepth++;
      if (SECTION_HEADINGS.has(name) && attributes.id !== undefined) {
        current = { slug: attributes.id, title: '', text: '', code: '' };
        sections.push(current);
        heading = 'section';
      }
    },
    ontext(text) {
      if (diagram !== undefined) diagram += text;
      if (skipDepth > 0 || heading === 'page') return;
      if (heading === 'section') current.title += text;
      else current.text += text;
      if (codeDepth > 0) current.code += text;
    },
    onclosetag(name) {
      if (skipDepth > 0) {
        skipDepth--;
        if (skipDepth > 0 || diagram === undefined) return;
        for (const [, label] of diagram.matchAll(LABEL_PATTERN)) current.code += `${label}\n`;
        diagram = undefined;
        return;
      }
      if (name === 'h1' || SECTION_HEADINGS.has(name)) heading = 'none';
      if (name === 'pre') preDepth--;
      if (name === 'code' && preDepth === 0 && codeDepth > 0) {
        codeDepth--;
        current.code += '\n';
      }
      if (name === 'td' || name === 'th') current.text += CELL_END;
      if (BLOCKS.has(name)) current.text += '\n';
    },
  });
  parser.end(html);
  return sections.map(({ slug, title, text, code }) => ({
    slug,
    title: joinSpread(title.replace(/\s+/g, ' ').trim()),
    text: joinSpread(
      text
        .replace(/[^\S\n]+/g, ' ')
        // Empty cells, and the end of the last one.
        .replace(/ · (?:· )+/g, CELL_END)
        .replace(/(?: ·)? ?\n\s*(?:· )?/g, '\n')
        .trim(),
    ),
    code: code.trim(),
  }));
}

function joinSpread(text: string): string {
  return text.replace(SPREAD_PATTERN, (word) => word.replaceAll(' ', ''));
}

function isSkipped(name: string, attributes: Record<string, string>): boolean {
  return (
    SKIPPED.has(name) ||
    attributes.class === 'header-anchor' ||
    attributes.class === DIAGRAM_CLASS ||
    IGNORE_ATTRIBUTE in attributes
  );
}
