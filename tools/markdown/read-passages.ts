import { decodeHTMLStrict } from 'entities';
import type { Token, Tokens } from 'marked';
import { PAGE_HTML_MESSAGES } from '../../src/bundle/messages/page-html';
import { alertBody } from './alerts';
import { diagramOfToken } from './diagram-source';
import { fenceOf, takeLineMarks } from './fence-info';
import { plainText } from './heading-text';
import type { PageEnv } from './page-env';
import { childTokens, textOf, visitTokens } from './token-tree';

/** The text of a part of a page that has an anchor. */
export interface Passage {
  /** Anchor; empty before the first heading. */
  slug: string;
  /** Plain text of the heading, or of the first cell of the row that is not empty. Empty before the first heading. */
  title: string;
  /** Plain text, with each block on a line of its own. */
  text: string;
  /** Contents of inline code and labels of diagrams, one per line: names that readers look up. */
  code: string;
}

/** The text under a heading of level 2 or 3. Deeper headings are text. */
export interface SectionPassage extends Passage {
  /** Rows that have an anchor, of tables in this section. Their text is not part of the section's text. */
  rows: Passage[];
}

/** Text of a page, split at its headings. Rendering the tokens must have given table rows their anchors. */
export function readPassages(tokens: readonly Token[], env: PageEnv): SectionPassage[] {
  const reader = new PassageReader(env);
  reader.read(tokens);
  return reader.passages();
}

/** Separates the cells of a row. */
const CELL_SEPARATOR = ' · ';

/** A label in a diagram's source: `A["草稿"]`. */
const LABEL_PATTERN = /"([^"\n]+)"/g;

/** A comment, a script or style, or a tag in raw HTML. */
const MARKUP_PATTERN = /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>|<[^<>]*>/gi;

/** A Chinese word with spaces between its characters, as on buttons of the interface: 确 定. */
const SPREAD_PATTERN = /(?<!\p{Script=Han})\p{Script=Han}(?: \p{Script=Han})+(?!\p{Script=Han})/gu;

/** A passage that is being read: `text` and `code` as lines. */
class OpenPassage {
  readonly #text: string[] = [];
  readonly #code: string[] = [];
  readonly rows: OpenPassage[] = [];

  constructor(
    private readonly slug = '',
    private readonly title = '',
  ) {}

  add(text: string, code: readonly string[] = []): void {
    this.#text.push(text);
    this.#code.push(...code);
  }

  close(): Passage {
    const text = this.#text
      .join('\n')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n\s*/g, '\n')
      .trim();
    return {
      slug: this.slug,
      title: joinSpread(this.title.replace(/\s+/g, ' ').trim()),
      text: joinSpread(text),
      code: this.#code.join('\n').trim(),
    };
  }
}

class PassageReader {
  #section = new OpenPassage();
  readonly #sections = [this.#section];

  constructor(private readonly env: PageEnv) {}

  read(tokens: readonly Token[]): void {
    for (const token of tokens) this.#readBlock(token);
  }

  passages(): SectionPassage[] {
    for (const [name, version] of this.env.versions.removedNames)
      this.#section.add(`${name} ${PAGE_HTML_MESSAGES.goneIn(version)}`, [name]);
    return this.#sections.map((section) => ({
      ...section.close(),
      rows: section.rows.map((row) => row.close()),
    }));
  }

  #readBlock(token: Token): void {
    switch (token.type) {
      case 'heading':
        this.#readHeading(token as Tokens.Heading);
        break;
      case 'paragraph':
      case 'text':
        this.#section.add(plainText([token], 'with badges'), codeIn([token]));
        break;
      case 'code':
      case 'snippet':
        this.#readCode(token);
        break;
      case 'html':
        this.#section.add(decodeHTMLStrict(token.raw.replace(MARKUP_PATTERN, '\n')));
        break;
      case 'table':
        this.#readTable(token as Tokens.Table);
        break;
      case 'blockquote':
        this.read(alertBody(token as Tokens.Blockquote));
        break;
      default:
        this.read(childTokens(token));
    }
  }

  #readHeading(token: Tokens.Heading): void {
    // The heading of level 1 is the page's title.
    if (token.depth === 1) return;
    const title = plainText(token.tokens);
    const isSection = token.depth <= 3 && 'slug' in token;
    if (isSection) {
      this.#section = new OpenPassage(String(token.slug), title);
      this.#sections.push(this.#section);
    }
    this.#section.add(isSection ? '' : title, codeIn([token]));
  }

  /** Of a diagram only the labels are text. A schematic has none: the text around it has the same words. */
  #readCode(token: Token): void {
    const fence = fenceOf(token);
    const diagram = diagramOfToken(token);
    const { lines } = takeLineMarks(textOf(token));
    if (diagram !== undefined) this.#section.add('', firstGroups(diagram, LABEL_PATTERN));
    else if (fence?.language !== 'screen') this.#section.add([fence?.title ?? '', ...lines].join('\n'));
  }

  #readTable({ header, rows }: Tokens.Table): void {
    for (const cells of [header, ...rows]) {
      const slug = cells[0] && this.env.rowAnchors.get(cells[0]);
      const texts = cells.map(({ tokens }) => plainText(tokens, 'with badges')).filter((text) => text !== '');
      const [title = '', ...others] = texts;
      const passage = slug === undefined ? this.#section : new OpenPassage(slug, title);
      const code = cells.flatMap(({ tokens }) => codeIn(tokens));
      passage.add((slug === undefined ? texts : others).join(CELL_SEPARATOR), code);
      if (slug !== undefined) this.#section.rows.push(passage);
    }
  }
}

/** Contents of the inline code in these tokens. */
function codeIn(tokens: readonly Token[]): string[] {
  const code: string[] = [];
  visitTokens(tokens, (token) => {
    if (token.type === 'codespan') code.push(textOf(token));
  });
  return code;
}

function firstGroups(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, group = '']) => group);
}

function joinSpread(text: string): string {
  return text.replace(SPREAD_PATTERN, (word) => word.replaceAll(' ', ''));
}
