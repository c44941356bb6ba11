import type { Problem } from '../problems';
import { frontmatterSchema, type SourceFrontmatter } from './frontmatter-schema';
import type { SourceFile } from './read-source';
import { splitFrontmatter } from './split-frontmatter';
import { parseYaml } from './yaml-document';

/** A source with its frontmatter read. */
export interface ParsedSource {
  relativePath: string;
  frontmatter: SourceFrontmatter;
  body: string;
  /** 1-based line of the file on which `body` begins. */
  bodyLine: number;
}

/** Reads and checks the frontmatter of a source. With errors in it, the page goes on without any. */
export function parseSource(source: SourceFile): { page: ParsedSource; problems: Problem[] } {
  const file = source.relativePath;
  const split = splitFrontmatter(source.text);
  const page = { relativePath: file, frontmatter: {}, body: split.body, bodyLine: split.bodyLine };
  const fault = (message: string, hint: string): Problem => {
    return { severity: 'error', file, line: 1, column: 1, rule: 'frontmatter', message, hint };
  };
  if (split.isUnclosed) {
    return { page, problems: [fault('the frontmatter has no closing "---" line', 'Add a line "---" after the last key.')] };
  }
  if (split.frontmatter === null) return { page, problems: [] };
  if (split.language !== '' && split.language !== 'yaml' && split.language !== 'json') {
    return { page, problems: [fault(`the frontmatter is in ${split.language}`, 'Allowed: YAML or JSON.')] };
  }
  // JSON is YAML too.
  const { value, problems } = parseYaml(split.frontmatter, frontmatterSchema, { file, firstLine: 2, rule: 'frontmatter' });
  return { page: { ...page, frontmatter: value ?? {} }, problems };
}
