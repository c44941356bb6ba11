import { decodeHTMLStrict } from 'entities';
import type { Token } from 'marked';
import { cleanAddress } from '../../../support/address';
import type { PageRule } from '../rule';

const HREF_PATTERN = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
const COMMENT_PATTERN = /<!--.*?-->/gs;
const WEB_PATTERN = /^https?:/i;
/** `name@host`, the host with a dot. */
const MAILBOX_PATTERN = /^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/;
const FULL_WIDTH_PATTERN = /[\u3000-\u303f\uff00-\uffef“”‘’]/;

/** Reports malformed addresses of other sites and of mailboxes. */
export const malformedLink: PageRule = {
  names: ['malformed-link'],
  check: (page) =>
    page.allTokens.flatMap((token) =>
      addressesIn(token).flatMap(({ address, index }) => {
        const fault = faultOf(cleanAddress(decodeHTMLStrict(address)));
        return fault ? { ...page.placeOf(token, index), ...fault } : [];
      }),
    ),
};

/** The addresses in a token, with their place in its source. */
function addressesIn(token: Token): { address: string; index: number }[] {
  if (token.type === 'link') return [{ address: String(token.href), index: 0 }];
  if (token.type !== 'html') return [];
  const code = token.raw.replace(COMMENT_PATTERN, (comment) => ' '.repeat(comment.length));
  return [...code.matchAll(HREF_PATTERN)].map(({ 1: double, 2: single, 3: bare, index }) => ({
    address: double ?? single ?? bare ?? '',
    index: index + 1,
  }));
}

function faultOf(address: string): { message: string; hint: string } | undefined {
  if (/^mailto:/i.test(address) && !namesMailboxes(address.slice('mailto:'.length))) {
    return { message: `"${address}" does not list mailboxes`, hint: 'Write mailto:name@example.com.' };
  }
  if (!WEB_PATTERN.test(address)) return undefined;
  const message = `the address "${address}" is malformed`;
  if (!/^https?:\/\//i.test(address)) return { message, hint: 'Write two slashes: https://…' };
  if (/^https?:\/\/https?(?::|\/\/)/i.test(address)) return { message, hint: 'Remove the repeated scheme.' };
  if (FULL_WIDTH_PATTERN.test(address)) {
    return { message, hint: 'End it before the full-width character, or percent-encode that character.' };
  }
  if (/\s/.test(address)) return { message, hint: 'Write a space as %20.' };
  const host = URL.canParse(address) ? new URL(address).hostname : undefined;
  const isUsable = host === 'localhost' || host?.startsWith('[') || host?.includes('.');
  return isUsable ? undefined : { message, hint: 'Allowed: https://host/path, the host with a dot.' };
}

/** Whether a text is `name@host,name@host?subject=…`. If it has a query, the part before it may be empty. */
function namesMailboxes(text: string): boolean {
  const [mailboxes = '', query] = text.split('?', 2);
  return (
    (mailboxes === '' && !!query) || mailboxes.split(',').every((mailbox) => MAILBOX_PATTERN.test(mailbox))
  );
}
