import type { Token } from 'marked';
import type { MappedText } from '../../markdown/mapped-text';
import type { MarkdownRenderer } from '../../markdown/markdown-renderer';
import { PageEnv, type SiteContext } from '../../markdown/page-env';
import { locateTokens } from '../../markdown/token-places';
import type { SourceFrontmatter } from '../../source/frontmatter-schema';
import type { SourcePage } from '../../source/source-page';
import { lastAtMost } from '../../support/last-at-most';
import type { Problem } from '../../support/problems';
import type { Place } from '../../support/yaml-document';
import type { Edit, Finding } from './finding';

/** What a rule reports about a mistake; place and file are added later. */
export type Complaint = Omit<Problem, 'file' | 'line' | 'column' | 'severity'> & { fix?: Edit[] };

/** A page as its author wrote it, parsed into tokens with their places. */
export class CheckedPage {
  readonly relativePath: string;
  readonly frontmatter: SourceFrontmatter;
  /** The whole file, with `\n` as line break. */
  readonly text: string;
  readonly body: string;
  readonly tokens: readonly Token[];
  readonly #source: SourcePage;
  readonly #bodyOffset: number;
  #sources: Map<Token, MappedText> | null = null;
  #lineStarts: number[] | null = null;

  constructor(
    source: SourcePage,
    renderer: MarkdownRenderer,
    site: SiteContext,
    /** Matches the names from the site's `check.yml`; null when there are none. */
    readonly names: RegExp | null = null,
  ) {
    this.relativePath = source.relativePath;
    this.frontmatter = source.frontmatter;
    this.text = source.text;
    this.body = source.body;
    this.#source = source;
    this.#bodyOffset = source.text.length - source.body.length;
    this.tokens = renderer.read(source.body, new PageEnv(source.relativePath, '', site));
  }

  /** Source of a token with the place of each of its characters in `body`; undefined for a token without source. */
  sourceOf(token: Token): MappedText | undefined {
    this.#sources ??= locateTokens(this.tokens, this.body);
    return this.#sources.get(token);
  }

  /** Converts an offset in `body` to an offset in the file. */
  fileOffset(bodyOffset: number): number {
    return this.#bodyOffset + bodyOffset;
  }

  /** Place in the file of an offset in `body`. */
  placeOf(bodyOffset: number): Place {
    this.#lineStarts ??= [0, ...[...this.body.matchAll(/\n/g)].map(({ index }) => index + 1)];
    const line = lastAtMost(this.#lineStarts, bodyOffset);
    return {
      file: this.relativePath,
      line: this.#source.bodyLine + line,
      column: bodyOffset - (this.#lineStarts[line] ?? 0) + 1,
    };
  }

  /** A finding at an offset in `body`. */
  findingAt(bodyOffset: number, complaint: Complaint): Finding {
    return { severity: 'warning', ...this.placeOf(bodyOffset), ...complaint };
  }

  /** A finding at a token. */
  findingOf(token: Token, complaint: Complaint): Finding {
    return this.findingAt(this.sourceOf(token)?.offsets[0] ?? 0, complaint);
  }

  /** A finding at the value of a key of the frontmatter. */
  findingOfKey(key: string, complaint: Complaint): Finding {
    return { severity: 'warning', ...this.#source.placeOf(key), ...complaint };
  }
}
