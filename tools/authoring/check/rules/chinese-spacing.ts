import type { CheckedPage } from '../checked-page';
import type { Reported } from '../finding';
import { type InlineRun, inlineRuns, OBJECT } from '../inline-runs';
import type { PageRule } from '../rule';
import { excerpt, keepsAnchor, maskQuoted } from '../typography';

/** The place between a Chinese character and a Latin letter or digit, or between `%` and a Chinese character. */
const SEAM_PATTERN = /(?<=\p{Script=Han})(?=[A-Za-z\d])|(?<=[A-Za-z\d%])(?=\p{Script=Han})/gu;

/** Reports missing spaces between Chinese and Latin letters or digits. */
export const chineseSpacing: PageRule = {
  names: ['chinese-spacing'],
  check(page) {
    const own = inlineRuns(page).flatMap((run) =>
      seamsOf(run.text, page.names).map((at) => {
        const offset = insertionPoint(run, at);
        const isSafe = offset !== undefined && keepsAnchor(run, [{ start: at, end: at, text: ' ' }]);
        const start = page.fileOffset(offset ?? 0);
        return {
          ...page.placeAt(run.offsets[at] ?? 0),
          message: describe(run.text, at),
          hint: hintFor(run, isSafe),
          ...(isSafe && { fix: [{ start, end: start, text: ' ' }] }),
        };
      }),
    );
    return [...frontmatterFindings(page), ...own];
  },
};

function frontmatterFindings(page: CheckedPage): Reported[] {
  return (['title', 'description'] as const).flatMap((key) => {
    const value = page.source.frontmatter[key];
    if (typeof value !== 'string') return [];
    const withoutCode = value.replace(/`[^`]*`/g, (code) => OBJECT.repeat(code.length));
    return seamsOf(withoutCode, page.names).map((at) => {
      const message = `${describe(value, at)} in the ${key}`;
      return { ...page.source.placeOf(key), message, hint: 'Put a space between them.' };
    });
  });
}

function seamsOf(text: string, names: RegExp | null): number[] {
  return [...maskQuoted(text, names).matchAll(SEAM_PATTERN)].map(({ index }) => index);
}

function describe(text: string, at: number): string {
  return `there is no space between "${text.charAt(at - 1)}" and "${text.charAt(at)}" in "${excerpt(text, at)}"`;
}

function hintFor(run: InlineRun, isSafe: boolean): string {
  if (isSafe) return 'Put a space between them; --fix does it.';
  return run.isHeading
    ? 'Put a space between them. This changes the heading\'s address: keep the old one with <a id="…"></a>.'
    : 'Put a space between them, outside the markup.';
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
