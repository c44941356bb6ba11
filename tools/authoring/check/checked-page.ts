import type { Token } from 'marked';
import type { MappedText } from '../../markdown/mapped-text';
import { MarkdownRenderer } from '../../markdown/markdown-renderer';
import { PageEnv, type SiteContext } from '../../markdown/page-env';
import { locateTokens } from '../../markdown/token-places';
import { visitTokens } from '../../markdown/token-tree';
import { Site } from '../../site/site';
import { MediaLibrary } from '../../source/media-library';
import { parseSource, type SourcePage } from '../../source/source-page';
import { LineStarts } from '../../support/line-starts';
import type { Place } from '../../support/yaml-document';

/** What rendering gets instead of the site: links to other pages are not resolved. */
function emptySite(root: string): SiteContext {
  return {
    root,
    media: new MediaLibrary(root),
    findPage: () => undefined,
    pagePaths: [],
    versions: [],
    lineNumbers: false,
    origin: '',
    findRun: () => undefined,
    hasOwnValues: () => false,
  };
}

/** Returns a function that parses a page without rendering it. */
export function pageParser(
  root: string,
  names: RegExp | null = null,
): (file: string, text: string) => CheckedPage {
  const site = emptySite(root);
  return (file, text) => {
    const { page } = parseSource(file, text);
    const tokens = new MarkdownRenderer(new PageEnv(file, '', site)).read(page.body);
    return new CheckedPage(page, tokens, names);
  };
}

/** The anchors that a page has, decoded, without `#`. */
export function anchorsOf(root: string, file: string, text: string): Set<string> {
  const env = new PageEnv(file, '', emptySite(root));
  new MarkdownRenderer(env).render(parseSource(file, text).page.body);
  return new Set([...env.headings.map(({ slug }) => slug), ...env.extraAnchors]);
}

/** All pages of a content folder, in the order of its files. */
export async function* parsePages(root: string): AsyncGenerator<CheckedPage> {
  const parse = pageParser(root);
  const { pages } = await new Site(root).read();
  for (const { relativePath, text } of pages) yield parse(relativePath, text);
}

/** A page as its author wrote it, parsed into tokens with their places. */
export class CheckedPage {
  /** `tokens` and all tokens inside them, in document order. */
  readonly allTokens: Token[] = [];
  #sources: Map<Token, MappedText> | null = null;
  readonly #lineStarts: LineStarts;

  constructor(
    readonly source: SourcePage,
    readonly tokens: readonly Token[],
    /** Matches the names from the site's `check.yml`; null when there are none. */
    readonly names: RegExp | null,
  ) {
    visitTokens(tokens, (token) => this.allTokens.push(token));
    this.#lineStarts = new LineStarts(source.body);
  }

  /** Source of a token with the place of each of its characters in the body; undefined for a token without source. */
  sourceOf(token: Token): MappedText | undefined {
    this.#sources ??= locateTokens(this.tokens, this.source.body);
    return this.#sources.get(token);
  }

  /** Converts an offset in the body to an offset in the file. */
  fileOffset(bodyOffset: number): number {
    return this.source.text.length - this.source.body.length + bodyOffset;
  }

  /** Place in the file of an offset in the body. */
  placeAt(bodyOffset: number): Place {
    const { line, column } = this.#lineStarts.placeAt(bodyOffset);
    return { file: this.source.relativePath, line: this.source.bodyLine + line - 1, column };
  }

  /** Place in the file of a token, or of the character at `index` in its source. */
  placeOf(token: Token, index = 0): Place {
    return this.placeAt(this.sourceOf(token)?.offsets[index] ?? 0);
  }
}
