import type { Token, Tokens } from 'marked';
import { SlugCounter } from '../../src/bundle/slug';
import type { Verified } from '../source/config/verified-lock';
import type { JumpTarget, SourceFrontmatter } from '../source/frontmatter-schema';
import type { MediaLibrary } from '../source/media-library';
import type { Problem } from '../support/problems';
import type { CalloutRow } from './callouts';
import type { RunSample } from './find-run-samples';
import { HighlightBudget } from './highlight';
import type { Lede } from './lede';
import { VersionMarks } from './version-marks';

export interface Footnote {
  label: string;
  token: Tokens.Generic;
  /** Position in the list, from 1; 0 until the text refers to it. */
  number: number;
  /** Number of references found so far. */
  references: number;
}

/** What rendering needs to know about the site. */
export interface SiteContext {
  /** Absolute path of the content folder. */
  root: string;
  media: Pick<MediaLibrary, 'get' | 'namesBeside'>;
  /** Address of the page that a path leads to, also by redirect or in another spelling; undefined if there is none. */
  findPage(path: string): string | undefined;
  /** Addresses to suggest in place of one that does not exist. */
  pagePaths: readonly string[];
  /** Whether a code sample contains values that readers can replace with their own. */
  hasOwnValues(code: string): boolean;
  /** Versions of the product that a reader can choose, the oldest first. */
  versions: readonly string[];
  /** Where the site is published, such as `https://example.com`; may be empty. */
  origin: string;
  /** Whether code blocks have line numbers by default. */
  lineNumbers: boolean;
  /** What a sample of a page ran on, or was checked by; undefined if the sample in its present form has not run. */
  findRun(relativePath: string, sampleHash: string): Verified | undefined;
}

export interface RenderedHeading {
  level: number;
  title: string;
  slug: string;
}

/** A link to an anchor, checked after all pages have been rendered. */
export interface AnchorLink {
  /** Path of the page that must hold the anchor. */
  page: string;
  /** The anchor, decoded, without `#`. */
  slug: string;
  /** The link as the author wrote it. */
  href: string;
  token: Token;
}

/** A problem found while rendering. Its place is determined later: the place of the token. */
interface TokenProblem extends Omit<Problem, 'file' | 'line' | 'column'> {
  token: Token | null;
}

/** Keys of the frontmatter that the page's HTML shows. */
type PageMarks = Pick<SourceFrontmatter, 'versions' | 'jump'>;

/** Maximum number of errors and maximum number of warnings reported for one page: nobody fixes more at a time. */
const MAX_PROBLEMS = 500;

/** State of the page being rendered. */
export class PageEnv {
  readonly slugs = new SlugCounter();
  readonly headings: RenderedHeading[] = [];
  /** Footnotes by label. */
  readonly footnotes = new Map<string, Footnote>();
  /** Anchors from raw HTML, footnotes and table rows. */
  readonly extraAnchors = new Set<string>();
  readonly anchorLinks: AnchorLink[] = [];
  /** Addresses of the pages that links lead to. */
  readonly links = new Set<string>();
  /** Files of the bundle that are shown or linked to. */
  readonly linkedFiles = new Set<string>();
  /** Local pictures and other media: where they are shown, the address that the author wrote, and the address on the site. */
  readonly pictures: { token: Token; address: string; url: string }[] = [];
  hasDiagram = false;
  /** Text of files the page shows, by path below the content folder; null for a missing file. */
  readonly snippets = new Map<string, string | null>();
  /** Tags of raw HTML, in the order in which they were rendered; not those of void elements. */
  readonly rawTags: { name: string; token: Token; isClosing: boolean }[] = [];
  /** Samples marked `run`. Each has two keys: its own token and the token of its output. */
  readonly samples = new Map<Token, RunSample>();
  /** Table rows that may explain the controls of a schematic, by the token of its code block. */
  calloutRows: ReadonlyMap<Token, CalloutRow[]> = new Map();
  /** Numbers of the table rows that explain a control, by the first cell of the row. */
  readonly calloutNumbers = new Map<Tokens.TableCell, number>();
  /** Anchors of table rows, by the first cell of the row. */
  readonly rowAnchors = new Map<Tokens.TableCell, string>();
  readonly versions: VersionMarks;
  /** Places on the page to link to below its title. */
  readonly jump: readonly JumpTarget[];
  /** The paragraph below the title, if it begins with a short sentence. */
  lede: Lede | undefined;
  /** Whether a sample of the page already says in words that it ran. */
  hasRunMark = false;
  readonly highlightBudget = new HighlightBudget();
  readonly problems: TokenProblem[] = [];
  /** Tokens that `partOf` made, each with the token it is a part of and its offset there. */
  readonly parts = new Map<Token, { token: Token; offset: number }>();

  readonly #left = { error: MAX_PROBLEMS, warning: MAX_PROBLEMS };

  constructor(
    /** Path of the source file below the content folder. */
    readonly relativePath: string,
    readonly path: string,
    readonly site: SiteContext,
    { versions, jump }: PageMarks = {},
  ) {
    this.versions = new VersionMarks(versions ?? undefined);
    this.jump = jump ?? [];
  }

  /** Token for a part of another token, such as a tag in an HTML block, to report problems at. */
  partOf(token: Token, offset: number): Token {
    const raw = token.raw.slice(offset);
    const part: Token = { type: 'text', raw, text: raw };
    this.parts.set(part, { token, offset });
    return part;
  }

  error(rule: string, message: string, token: Token | null, hint?: string): void {
    this.#add({ severity: 'error', rule, message, hint, token });
  }

  warn(rule: string, message: string, token: Token | null, hint?: string): void {
    this.#add({ severity: 'warning', rule, message, hint, token });
  }

  #add(problem: TokenProblem): void {
    this.#left[problem.severity]--;
    if (this.#left[problem.severity] >= 0) this.problems.push(problem);
  }
}
