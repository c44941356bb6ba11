import { BASE_PATH } from '../../src/bundle/constants';
import { isExternalLink, withBase } from '../../src/bundle/paths';
import { htmlFileOf, ROOT_INDEX } from '../site/file-names';
import type { ContentBundle } from '../site/make-bundle';
import { fileOfOldAddress } from '../site/old-addresses';
import { isHostOwner } from '../source/config/site-schema';
import { element, openingTag, textElement } from '../support/markup';
import type { OutputFile } from '../support/output-file';
import { policyMeta, policyTag, scriptOnlyPolicy } from './security/content-security-policy';

/**
 * Script of every redirect page. It goes to the page's only link. If the link has no anchor, the script adds the query
 * and the anchor of the current address. The text is the same on all pages, so that one hash in the policy allows it.
 */
export const REDIRECT_SCRIPT =
  '(function(){var a=document.querySelector("a");location.replace(a.hash?a.href:a.href+location.search+location.hash)})()';

/** Policy of redirect pages. It is shorter than the site's policy, which would double the size of these pages. */
const POLICY = policyMeta(scriptOnlyPolicy(REDIRECT_SCRIPT));

/**
 * A small page for each address that redirects: old addresses, the host's root, and the other spelling of each page's
 * address (`/x/` for `/x.html` and the reverse), unless another file has this name.
 */
export function* redirectPages(bundle: ContentBundle): Generator<OutputFile> {
  const { lang, origin } = bundle.site;
  for (const [from, to] of bundle.redirects)
    yield { file: htmlFileOf(from), data: redirectPage(withBase(to), lang, origin) };
  for (const [from, to] of bundle.oldAddresses)
    yield { file: fileOfOldAddress(from), data: redirectPage(to, lang, origin) };
  if (BASE_PATH !== '/' && isHostOwner(bundle.config))
    yield { file: ROOT_INDEX, data: redirectPage(BASE_PATH, lang, origin) };
  for (const { record } of bundle.pages) {
    const from = otherSpelling(record.path);
    if (from === undefined) continue;
    const file = htmlFileOf(from);
    if (!bundle.names.claim([file], `the other spelling of ${record.relativePath}`))
      yield { file, data: redirectPage(withBase(record.path), lang, origin) };
  }
}

/** `/x.html` ↔ `/x/`; the site's root has no other spelling. */
function otherSpelling(path: string): string | undefined {
  if (path.endsWith('/')) return path === '/' ? undefined : `${path.slice(0, -1)}.html`;
  return path.replace(/\.html$/i, '/');
}

function redirectPage(href: string, lang: string, origin: string): string {
  const [page = ''] = href.split('#');
  const canonical = isExternalLink(page) ? page : origin && origin + page;
  return [
    '<!doctype html>',
    openingTag('html', { lang }),
    element('meta', { charset: 'utf-8' }),
    ...policyTag(POLICY),
    element('meta', { name: 'robots', content: 'noindex' }),
    ...(canonical === '' ? [] : [element('link', { rel: 'canonical', href: canonical })]),
    element('meta', { 'http-equiv': 'refresh', content: `0; url=${href}` }),
    textElement('title', href),
    textElement('a', href, { href }),
    element('script', {}, REDIRECT_SCRIPT),
    '</html>',
    '',
  ].join('\n');
}
