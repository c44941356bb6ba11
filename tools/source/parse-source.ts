import { nearestName } from '../support/nearest-name';
import type { Problem } from '../support/problems';
import { type Place, parseYaml } from '../support/yaml-document';
import { frontmatterSchema, type SourceFrontmatter } from './frontmatter-schema';
import type { SourceFile } from './read-source';
import { splitFrontmatter } from './split-frontmatter';

/** Longer frontmatter is text whose closing `---` is missing. Characters. */
const MAX_FRONTMATTER = 64 * 1024;

/** A source with its frontmatter read. */
export interface ParsedSource {
  relativePath: string;
  frontmatter: SourceFrontmatter;
  body: string;
  /** 1-based line of the file on which `body` begins. */
  bodyLine: number;
  /** Place of a frontmatter key, for problems found later. */
  placeOf(key: string): Place;
}

/** Reads and checks the frontmatter of a source. Keys with errors are left out of the page. */
export function parseSource(source: SourceFile): { page: ParsedSource; problems: Problem[] } {
  const file = source.relativePath;
  const { frontmatter, language, body, bodyLine, isUnclosed } = splitFrontmatter(source.text);
  const top: Place = { file, line: 1, column: 1 };
  const page: ParsedSource = { relativePath: file, frontmatter: {}, body, bodyLine, placeOf: () => top };
  const refuse = (message: string, hint: string) => {
    const problem: Problem = { severity: 'error', ...top, rule: 'frontmatter', message, hint };
    return { page, problems: [problem] };
  };
  if (isUnclosed) {
    return refuse('the frontmatter has no closing "---" line', 'Add a line "---" after the last key.');
  }
  if (frontmatter === null) return { page, problems: [] };
  if (frontmatter.length > MAX_FRONTMATTER) {
    const message = `the frontmatter has ${frontmatter.length} characters`;
    return refuse(message, `Allowed: at most ${MAX_FRONTMATTER}. Is its closing "---" line missing?`);
  }
  if (!['', 'yaml', 'yml', 'json'].includes(language)) {
    return refuse(`the frontmatter is in ${language}`, 'Allowed: YAML or JSON.');
  }
  // JSON is also valid YAML.
  const place = { file, firstLine: 2, rule: 'frontmatter' };
  const { value, problems, placeOf } = parseYaml(frontmatter, frontmatterSchema, place);
  const checked = { ...page, frontmatter: value ?? {}, placeOf };
  return { page: checked, problems: [...problems, ...checkSpelling(checked)] };
}

/** Unknown keys pass through, but one that is close to a known key is reported as a misspelling. */
function checkSpelling({ frontmatter, placeOf }: ParsedSource): Problem[] {
  const known = Object.keys(frontmatterSchema.shape);
  return Object.keys(frontmatter).flatMap((key): Problem[] => {
    const nearest = known.includes(key) || key.length < 4 ? undefined : nearestName(key, known);
    if (nearest === undefined) return [];
    const message = `the key "${key}" has no meaning here`;
    return [
      {
        severity: 'warning',
        ...placeOf(key),
        rule: 'frontmatter',
        message,
        hint: `Did you mean "${nearest}"?`,
      },
    ];
  });
}
