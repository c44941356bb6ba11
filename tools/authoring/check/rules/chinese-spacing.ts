import type { CheckedPage } from '../checked-page';
import { excerpt } from '../excerpt';
import type { Finding } from '../finding';
import type { InlineRun } from '../inline-runs';
import { keepsAnchor } from '../keeps-anchor';
import { maskQuoted } from '../mask-quoted';
import type { TextRule } from '../rule';

/** Between a Chinese character and a Latin letter or digit; the lookbehind holds the left one. */
const SEAM_PATTERN = /(?<=\p{Script=Han})(?=[A-Za-z\d])|(?<=[A-Za-z\d%])(?=\p{Script=Han})/gu;

const HINT = 'Put a space between; --fix does.';

const NAME = 'chinese-spacing';

/** Reports missing spaces between Chinese and Latin letters or digits. */
export const chineseSpacing: TextRule = { names: [NAME], check: checkChineseSpacing };

function checkChineseSpacing(page: CheckedPage, runs: readonly InlineRun[]): Finding[] {
  const own = runs.flatMap((run) =>
    seamsOf(run.text, page.names).map((at) => {
      const offset = insertionPoint(run, at);
      const isSafe = offset !== undefined && keepsAnchor(run, [{ start: at, end: at, text: ' ' }]);
      return page.findingAt(run.offsets[at] ?? 0, {
        rule: NAME,
        message: describe(run.text, at),
        hint: hintFor(run, isSafe),
        ...(isSafe && { fix: [{ start: page.fileOffset(offset), end: page.fileOffset(offset), text: ' ' }] }),
      });
    }),
  );
  return [...frontmatterFindings(page), ...own];
}

function frontmatterFindings(page: CheckedPage): Finding[] {
  return (['title', 'description'] as const).flatMap((key) => {
    const value = page.frontmatter[key];
    if (typeof value !== 'string') return [];
    return seamsOf(
      value.replace(/`[^`]*`/g, (code) => '\uFFFC'.repeat(code.length)),
      page.names,
    ).map((at) =>
      page.findingOfKey(key, {
        rule: NAME,
        message: `${describe(value, at)} in the ${key}`,
        hint: 'Put a space between.',
      }),
    );
  });
}

function seamsOf(text: string, names: RegExp | null): number[] {
  return [...maskQuoted(text, names).matchAll(SEAM_PATTERN)].map(({ index }) => index);
}

function describe(text: string, at: number): string {
  return `there is no space between "${text.charAt(at - 1)}" and "${text.charAt(at)}" in "${excerpt(text, at)}"`;
}

function hintFor(run: InlineRun, isSafe: boolean): string {
  if (isSafe) return HINT;
  return run.kind === 'heading'
    ? 'Put a space between. This changes the heading\'s address: keep the old one with <a id="…"></a>.'
    : 'Put a space between, outside the marks.';
}

/** Where to insert a space between two characters: outside the markup between them. */
function insertionPoint({ offsets, depths }: InlineRun, at: number): number | undefined {
  const left = offsets[at - 1] ?? 0;
  const right = offsets[at] ?? 0;
  if (right === left + 1) return right;
  const deeper = (depths[at] ?? 0) - (depths[at - 1] ?? 0);
  if (deeper === 0) return undefined;
  return deeper > 0 ? left + 1 : right;
}
