import type { Token } from 'marked';
import { visitTokens } from '../../../markdown/token-tree';
import type { CheckedPage } from '../checked-page';
import type { Finding } from '../finding';
import type { PageRule } from '../rule';

const NAMES = {
  fence: 'unclosed-fence',
  frontmatter: 'late-frontmatter',
  empty: 'empty-page',
  merge: 'merge-marker',
  template: 'unfilled-template',
} as const;

/** Reports slips with which a part of a page, or all of it, is lost: they are errors. */
export const lostText: PageRule = { names: Object.values(NAMES), check: checkLostText };

/** Opening of a fenced block: its fence. */
const FENCE_PATTERN = /^ {0,3}(`{3,}|~{3,})/;

const LATE_FRONTMATTER_PATTERN = /^\s+---\n[\w-]+:/;

/** Lines that git writes around the two sides of a conflict. */
const MERGE_PATTERN = /^(?:<{7}|>{7}) \S.*/gm;

/** What `npm run new` fills in. */
const PLACEHOLDER_PATTERN = /\{\{(?:title|name)\}\}/;

function checkLostText(page: CheckedPage): Finding[] {
  const findings: Finding[] = [];
  const lose = (at: number, rule: string, message: string, hint: string): void => {
    findings.push({ ...page.findingAt(at, { rule, message, hint }), severity: 'error' });
  };
  if (LATE_FRONTMATTER_PATTERN.test(page.text))
    lose(
      0,
      NAMES.frontmatter,
      'the frontmatter is not read: a line comes before it',
      'Begin the file with "---".',
    );
  else if (page.body.trim() === '' && !page.frontmatter.home)
    lose(0, NAMES.empty, 'the page has no text', 'Write it, or delete the file.');
  for (const { index, 0: found } of page.body.matchAll(MERGE_PATTERN))
    lose(
      index,
      NAMES.merge,
      `"${found.trim()}" is the mark of a conflict`,
      'Keep one side, and delete the three marks.',
    );
  visitTokens(page.tokens, (token) => {
    const at = page.sourceOf(token)?.offsets[0] ?? 0;
    if (token.type === 'code' && isUnclosed(token))
      lose(
        at,
        NAMES.fence,
        'the code block is not closed: all that follows is code',
        'Close it with the same fence.',
      );
    if (token.type === 'heading' && PLACEHOLDER_PATTERN.test(token.raw))
      lose(at, NAMES.template, 'the template is not filled in', 'Write the title in its place.');
  });
  return findings;
}

function isUnclosed({ raw }: Token): boolean {
  const fence = FENCE_PATTERN.exec(raw)?.[1];
  if (fence === undefined) return false;
  const last = raw.trimEnd().split('\n').slice(1).at(-1)?.trim() ?? '';
  return !(last.startsWith(fence) && last === fence.charAt(0).repeat(last.length));
}
