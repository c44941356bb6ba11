import { decodeHTMLStrict } from 'entities';
import type { Token } from 'marked';
import { visitTokens } from '../../../markdown/token-tree';
import { cleanAddress } from '../../../support/address';
import type { CheckedPage } from '../checked-page';
import type { Finding } from '../finding';
import type { PageRule } from '../rule';

const HREF_PATTERN = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const WEB_PATTERN = /^https?:/i;
const FULL_WIDTH_PATTERN = /[\u3000-\u303f\uff00-\uffef“”‘’]/;

const NAME = 'malformed-link';

/** Reports links to other sites that no browser can follow. */
export const malformedLink: PageRule = { names: [NAME], check: checkMalformedLink };

function checkMalformedLink(page: CheckedPage): Finding[] {
  const findings: Finding[] = [];
  const examine = (token: Token, address: string, offset: number): void => {
    const fault = faultOf(cleanAddress(decodeHTMLStrict(address)));
    if (!fault) return;
    const at = page.sourceOf(token)?.offsets[offset] ?? 0;
    findings.push(page.findingAt(at, { rule: NAME, ...fault }));
  };
  visitTokens(page.tokens, (token) => {
    if (token.type === 'link') examine(token, String(token.href), 0);
    if (token.type !== 'html') return;
    for (const { 1: double, 2: single, index } of token.raw.matchAll(HREF_PATTERN)) {
      examine(token, double ?? single ?? '', index + 1);
    }
  });
  return findings;
}

function faultOf(address: string): { message: string; hint: string } | undefined {
  if (/^mailto:/i.test(address) && !isMailbox(address.slice('mailto:'.length))) {
    return { message: `"${address}" names no mailbox`, hint: 'Write mailto:name@example.com.' };
  }
  if (!WEB_PATTERN.test(address)) return undefined;
  const message = `the address "${address}" is malformed`;
  if (!/^https?:\/\/[^/]/i.test(address)) return { message, hint: 'Write two slashes: https://…' };
  if (/^https?:\/\/https?(?::|\/\/)/i.test(address)) return { message, hint: 'Remove the repeated scheme.' };
  if (FULL_WIDTH_PATTERN.test(address)) {
    return { message, hint: 'End it before the full-width punctuation, or write that as %…' };
  }
  if (/\s/.test(address)) return { message, hint: 'Write a blank as %20.' };
  const host = URL.canParse(address) ? new URL(address).hostname : undefined;
  const isPublic = host === 'localhost' || host?.startsWith('[') || host?.includes('.');
  return isPublic ? undefined : { message, hint: 'Allowed: https://host/path, the host with a dot.' };
}

/** Whether a text is `name@host`, with a dot inside the host. */
function isMailbox(text: string): boolean {
  const host = /^[^@\s]+@([^@\s]+)$/.exec(text)?.[1];
  return host?.slice(1, -1).includes('.') ?? false;
}
