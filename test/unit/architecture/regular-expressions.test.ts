import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { analyse } from 'scslre';
import { globSync } from 'tinyglobby';
import ts from 'typescript';

const ROOT = resolve(__dirname, '../../..');

/** Applies its patterns only to messages of compilers, not to what authors or readers write. */
const EXCEPTIONS = ['tools/serve/dev/compile-problems.ts'];

interface FoundPattern {
  place: string;
  pattern: RegExp;
}

/** The regular expression literals in a file. */
function patternsIn(file: string): FoundPattern[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: FoundPattern[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      const pattern = new RegExp(node.text.slice(1, end), node.text.slice(end + 1));
      found.push({ place: `${file}:${line + 1}`, pattern });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Why a pattern's computing time grows with the square of a text's length or faster, if it does. */
function describeSlowness({ place, pattern }: FoundPattern): string[] {
  const { reports } = analyse(pattern, { reportTypes: { Move: true }, maxReports: 1 });
  return reports.map((report) =>
    report.type === 'Move'
      ? `${place} ${pattern}: may begin anywhere in a run of its first characters; write (?<!…) before it, or limit the run`
      : `${place} ${pattern}: two quantifiers share characters; keep what the one takes from the other`,
  );
}

test('no regular expression’s computing time grows with the square of a text’s length or faster', () => {
  const files = globSync(['{src,tools}/**/*.{ts,tsx}'], { cwd: ROOT, ignore: EXCEPTIONS }).sort();
  const patterns = files.flatMap(patternsIn);
  expect(patterns.length).toBeGreaterThan(300);
  expect(patterns.flatMap(describeSlowness)).toEqual([]);
});
