import type { Token } from 'marked';
import { nextFence } from '../../../markdown/fence-info';
import type { Reported } from '../finding';
import type { PageRule } from '../rule';

const LATE_FRONTMATTER_PATTERN = /^\s+---\n[\w-]+:/;

/** Lines that git writes around the two sides of a conflict. */
const MERGE_PATTERN = /^(?:<{7}|>{7}) \S.*/gm;

/** A placeholder of a template, which `npm run new` fills in. */
const PLACEHOLDER_PATTERN = /\{\{(?:title|name)\}\}/;

/** Reports, as errors, mistakes that lose a page or a part of it. */
export const lostText: PageRule = {
  names: ['unclosed-fence', 'late-frontmatter', 'empty-page', 'merge-marker', 'unfilled-template'],
  check(page) {
    const { text, body, frontmatter } = page.source;
    const found: Reported[] = [];
    const report = (rule: string, message: string, hint: string, place = page.placeAt(0)): void => {
      found.push({ severity: 'error', ...place, rule, message, hint });
    };
    if (LATE_FRONTMATTER_PATTERN.test(text)) {
      const message = 'the frontmatter is not read: a line comes before it';
      report('late-frontmatter', message, 'Begin the file with "---".');
    } else if (body.trim() === '' && !frontmatter.home)
      report('empty-page', 'the page has no text', 'Write it, or delete the file.');
    for (const { index, 0: mark } of body.matchAll(MERGE_PATTERN)) {
      const message = `"${mark.trim()}" is a mark of a merge conflict`;
      report('merge-marker', message, 'Keep one side, and delete the three marks.', page.placeAt(index));
    }
    for (const token of page.allTokens) {
      if (token.type === 'code' && isUnclosed(token)) {
        const message = 'the code block is not closed: all that follows is code';
        report('unclosed-fence', message, 'Close it with the same fence.', page.placeOf(token));
      }
      if (token.type === 'heading' && PLACEHOLDER_PATTERN.test(token.raw)) {
        const message = 'the template is not filled in';
        report('unfilled-template', message, 'Write the title in its place.', page.placeOf(token));
      }
    }
    return found;
  },
};

function isUnclosed({ raw }: Token): boolean {
  const [first = '', ...rest] = raw.trimEnd().split('\n');
  const fence = nextFence('', first);
  return fence !== '' && nextFence(fence, rest.at(-1)?.trim() ?? '') !== '';
}
