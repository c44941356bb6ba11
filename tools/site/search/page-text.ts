import { Parser } from 'htmlparser2';

/** A part of a page that search results can lead to: the text under one heading, or one row of a table. */
export interface PassageText {
  /** Anchor of the passage; empty before the first heading. */
  slug: string;
  /** Plain text of the heading, or of the first cell of the row that is not empty. Empty before the first heading. */
  title: string;
  /** Plain text, with each block on a line of its own. */
  text: string;
  /** Contents of inline code and text of diagrams, one per line: names that readers look up. */
  code: string;
}

export interface SectionText extends PassageText {
  /** Rows that have an anchor, of tables in this section. Their text is not part of the section's text. */
  rows: PassageText[];
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

/** Matches a label in a diagram's source: `A["草稿"]`. */
const LABEL_PATTERN = /"([^"\n]+)"/g;

/** Separates the cells of a row. */
const CELL_END = ' · ';

/** Matches a Chinese word with spaces between its characters, as on buttons of the interface: 确 定. */
const SPREAD_PATTERN = /(?<!\p{Script=Han})\p{Script=Han}(?: \p{Script=Han})+(?!\p{Script=Han})/gu;

/** Attribute of an element that the search leaves out, because the element repeats the text beside it. */
const IGNORE_ATTRIBUTE = 'data-search-ignore';

/** Headings that search results can link to; deeper ones are text. */
const SECTION_HEADINGS = new Set(['h2', 'h3']);

/** Splits a page's HTML at its headings into plain text. Table rows that have an anchor become separate passages. */
export function readPageText(html: string): SectionText[] {
  let section: SectionText = { ...emptyPassage(''), rows: [] };
  const sections = [section];
  /** Where text goes: the section, or a row of it. */
  let passage: PassageText = section;
  /** Whose title the text now being read belongs to: the page's, the passage's, or none. */
  let titleOwner: 'none' | 'page' | 'passage' = 'none';
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
      if (name === 'tr' && attributes.id !== undefined) {
        passage = emptyPassage(attributes.id);
        section.rows.push(passage);
        titleOwner = 'passage';
      }
      if (BLOCKS.has(name)) passage.text += '\n';
      if (name === 'h1') titleOwner = 'page';
      if (name === 'pre') preDepth++;
      if (name === 'code' && preDepth === 0) codeDepth++;
      if (SECTION_HEADINGS.has(name) && attributes.id !== undefined) {
        section = { ...emptyPassage(attributes.id), rows: [] };
        passage = section;
        sections.push(section);
        titleOwner = 'passage';
      }
    },
    ontext(text) {
      if (diagram !== undefined) diagram += text;
      if (skipDepth > 0 || titleOwner === 'page') return;
      if (titleOwner === 'passage') passage.title += text;
      else passage.text += text;
      if (codeDepth > 0) passage.code += text;
    },
    onclosetag(name) {
      if (skipDepth > 0) {
        skipDepth--;
        if (skipDepth > 0 || diagram === undefined) return;
        for (const [, label] of diagram.matchAll(LABEL_PATTERN)) passage.code += `${label}\n`;
        diagram = undefined;
        return;
      }
      if (name === 'pre') preDepth--;
      if (name === 'code' && preDepth === 0 && codeDepth > 0) {
        codeDepth--;
        passage.code += '\n';
      }
      const isCell = name === 'td' || name === 'th';
      if (isCell && titleOwner === 'none') passage.text += CELL_END;
      // A row is named by its first cell that is not empty.
      const isNamed = name === 'h1' || SECTION_HEADINGS.has(name) || (isCell && passage.title.trim() !== '');
      if (isNamed) titleOwner = 'none';
      if (name === 'tr') [passage, titleOwner] = [section, 'none'];
      if (BLOCKS.has(name)) passage.text += '\n';
    },
  });
  parser.end(html);
  return sections.map((found) => ({ ...cleanPassage(found), rows: found.rows.map(cleanPassage) }));
}

function emptyPassage(slug: string): PassageText {
  return { slug, title: '', text: '', code: '' };
}

function cleanPassage({ slug, title, text, code }: PassageText): PassageText {
  return {
    slug,
    title: joinSpread(title.replace(/\s+/g, ' ').trim()),
    text: joinSpread(
      text
        .replace(/[^\S\n]+/g, ' ')
        // Remove the separators of empty cells, and the one after the last cell.
        .replace(/ · (?:· )+/g, CELL_END)
        .replace(/(?: ·)? ?(?:\n|$)\s*(?:· )?/g, '\n')
        .trim(),
    ),
    code: code.trim(),
  };
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
