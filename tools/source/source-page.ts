import { hashOf } from '../support/hash';
import { nearestHint } from '../support/nearest-name';
import { errorAt, type Problem } from '../support/problems';
import { type Place, parseYaml } from '../support/yaml-document';
import { frontmatterSchema, type SourceFrontmatter } from './frontmatter-schema';
import { impossibleDateOf, pathOf, regularPathOf } from './page-paths';
import { splitFrontmatter } from './split-frontmatter';

/** Maximum length of the frontmatter, in characters. A longer one probably lacks its closing `---`. */
const MAX_FRONTMATTER = 64 * 1024;

/** Minimum length of an unknown key to suggest a known one, in characters. Shorter keys are similar by chance. */
const MIN_CHECKED_LENGTH = 4;

/** A page as its author wrote it: the first of a page's three shapes, before `Page` and `PageRecord`. */
export interface SourcePage {
  /** Path of the source file below the content folder, with `/` as separator. */
  relativePath: string;
  /** Address derived from `relativePath`, percent-encoded, without the site's base. */
  regularPath: string;
  /** Address of the page: its permalink, else `regularPath`. */
  path: string;
  frontmatter: SourceFrontmatter;
  /** The whole file as text, line breaks as `\n`. */
  text: string;
  /** Hash of `text`. */
  textHash: string;
  /** Markdown without frontmatter. */
  body: string;
  /** 1-based line of the file on which `body` begins. */
  bodyLine: number;
  /** Place of a frontmatter key's value, for problems found later; without the key, the frontmatter's first line. */
  placeOf(key: string): Place;
}

/** Adds a page's addresses, which depend on its frontmatter (`permalink`). */
export function withAddress(page: Omit<SourcePage, 'regularPath' | 'path'>): SourcePage {
  return { ...page, regularPath: regularPathOf(page.relativePath), path: pathOf(page) };
}

/**
 * Keeps the text of a page as UTF-8, outside V8's heap: on a large site, the texts would be most of the heap, and V8
 * lets garbage grow with it. `text` and `body` are made anew at each use.
 */
export function withStoredText(page: SourcePage): SourcePage {
  const bytes = Buffer.from(page.text);
  const start = bytes.length - Buffer.byteLength(page.body);
  return {
    ...page,
    get text() {
      return bytes.toString();
    },
    get body() {
      return bytes.toString('utf8', start);
    },
  };
}

/** Reads and checks the frontmatter of a source. Always returns a page: keys with errors are left out. */
export function parseSource(
  file: string,
  text: string,
  textHash = hashOf([text]),
): { page: SourcePage; problems: Problem[] } {
  const { frontmatter, language, body, bodyLine, isUnclosed } = splitFrontmatter(text);
  const top: Place = { file, line: 1, column: 1 };
  const bare = { relativePath: file, frontmatter: {}, text, textHash, body, bodyLine, placeOf: () => top };
  const page = withAddress(bare);
  const withError = (message: string, hint: string) => {
    return { page, problems: [errorAt(top, 'frontmatter', message, hint)] };
  };
  if (isUnclosed) {
    return withError('the frontmatter has no closing "---" line', 'Add a line "---" after the last key.');
  }
  if (frontmatter === null) return { page, problems: [] };
  if (frontmatter.length > MAX_FRONTMATTER) {
    const message = `the frontmatter has ${frontmatter.length} characters`;
    return withError(message, `Allowed: at most ${MAX_FRONTMATTER}. Is its closing "---" line missing?`);
  }
  if (!['', 'yaml', 'yml', 'json'].includes(language)) {
    return withError(`the frontmatter is in ${language}`, 'Allowed: YAML or JSON.');
  }
  // JSON is also valid YAML.
  const place = { file, firstLine: 2, rule: 'frontmatter' };
  const { value, problems, placeOf } = parseYaml(frontmatter, frontmatterSchema, place);
  const checked = withAddress({ ...bare, frontmatter: value ?? {}, placeOf });
  return { page: checked, problems: [...problems, ...checkSpelling(checked), ...checkDate(checked)] };
}

/** Reports a permalink that takes an impossible date from the name of the file. */
function checkDate(page: SourcePage): Problem[] {
  const date = impossibleDateOf(page);
  if (date === undefined) return [];
  const hint = 'Rename the file, or write `date` in the frontmatter.';
  const message = `the permalink contains the date in the name of the file, and there is no day ${date}`;
  return [errorAt(page.placeOf('permalink'), 'frontmatter', message, hint)];
}

/** Reports unknown keys that are similar to a known key: they are probably misspelt. All unknown keys are kept. */
function checkSpelling({ frontmatter, placeOf }: SourcePage): Problem[] {
  const known = Object.keys(frontmatterSchema.shape);
  const unknown = Object.keys(frontmatter).filter((key) => !known.includes(key));
  return unknown.flatMap((key): Problem[] => {
    const hint = key.length < MIN_CHECKED_LENGTH ? '' : nearestHint(key, known, '');
    const message = `unknown key "${key}"`;
    return hint === '' ? [] : [{ severity: 'warning', ...placeOf(key), rule: 'frontmatter', message, hint }];
  });
}
