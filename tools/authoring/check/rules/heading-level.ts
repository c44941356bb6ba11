import { visitTokens } from '../../../markdown/token-tree';
import type { CheckedPage } from '../checked-page';
import type { Finding } from '../finding';
import type { PageRule } from '../rule';

const NAME = 'heading-level';

/** Reports headings that skip a level, which leaves a gap in the outline, and a second title. */
export const headingLevel: PageRule = { names: [NAME], check: checkHeadingLevel };

function checkHeadingLevel(page: CheckedPage): Finding[] {
  const findings: Finding[] = [];
  let last = 0;
  let hasTitle = false;
  visitTokens(page.tokens, (token) => {
    if (token.type !== 'heading') return;
    const level = Number(token.depth);
    if (last > 0 && level > last + 1) {
      const message = `a heading of level ${level} follows one of level ${last}`;
      const hint = `Write "${'#'.repeat(last + 1)}"; its address stays the same.`;
      findings.push(page.findingOf(token, { rule: NAME, message, hint }));
    }
    if (level === 1 && hasTitle) {
      const hint = 'A page has one title: write "##", or make this another page.';
      findings.push(page.findingOf(token, { rule: NAME, message: 'there is a second "#" heading', hint }));
    }
    hasTitle ||= level === 1;
    last = level;
  });
  return findings;
}
