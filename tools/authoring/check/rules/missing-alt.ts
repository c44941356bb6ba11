import { plainText } from '../../../markdown/heading-text';
import { childTokens, visitTokens } from '../../../markdown/token-tree';
import type { CheckedPage } from '../checked-page';
import type { Finding } from '../finding';
import type { PageRule } from '../rule';

const IMAGE_TAG_PATTERN = /<img\b(?:"[^"]*"|'[^']*'|[^"'<>])*>/gi;

const NAME = 'missing-alt';

/** Reports images without a text for readers who cannot see them. `<img alt="">` marks decoration on purpose. */
export const missingAlt: PageRule = { names: [NAME], check: checkMissingAlt };

function checkMissingAlt(page: CheckedPage): Finding[] {
  const findings: Finding[] = [];
  visitTokens(page.tokens, (token) => {
    if (token.type === 'image' && plainText(childTokens(token)).trim() === '') {
      findings.push(
        page.findingOf(token, {
          rule: NAME,
          message: `the image "${String(token.href)}" has no text`,
          hint: 'Say what it shows: ![…](…). For mere decoration write <img src="…" alt="">.',
        }),
      );
    }
    if (token.type !== 'html') return;
    const source = page.sourceOf(token);
    for (const { 0: tag, index } of token.raw.matchAll(IMAGE_TAG_PATTERN)) {
      if (/\salt\s*=/i.test(tag)) continue;
      findings.push(
        page.findingAt(source?.offsets[index] ?? 0, {
          rule: NAME,
          message: 'an <img> has no alt',
          hint: 'Say what it shows: alt="…". For mere decoration write alt="".',
        }),
      );
    }
  });
  return findings;
}
