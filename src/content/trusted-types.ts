import { ASSETS_DIR, BASE_PATH } from '../bundle/constants';
import { WORKER_FILE } from '../bundle/worker-contract';
import type { SanitizedHtml } from './safe-html';

/** The part of the Trusted Types API that is used here; TypeScript's own library lacks it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML?: (html: string) => string; createScriptURL?: (address: string) => string },
    // In fact a TrustedHTML: the DOM's types accept strings only.
  ): { createHTML(html: SanitizedHtml): SanitizedHtml };
}

function findTrustedTypes(): TrustedTypes | undefined {
  return Reflect.get(globalThis, 'trustedTypes');
}

/** Policy that marks HTML as trusted; undefined where the browser has no Trusted Types. */
const builtHtmlPolicy = findTrustedTypes()?.createPolicy('built-html', { createHTML: (html) => html });

/** Sanitised HTML in the form the document accepts where Trusted Types are enforced; elsewhere unchanged. */
export function toTrusted(html: SanitizedHtml): SanitizedHtml {
  return builtHtmlPolicy ? builtHtmlPolicy.createHTML(html) : html;
}

/**
 * Checks a script's address. From this origin, only scripts of the build may load. `script-src` restricts other
 * origins.
 */
function checkScriptUrl(address: string): string {
  const { origin, pathname, href } = new URL(address, document.baseURI);
  const isForeign = origin !== window.location.origin;
  if (isForeign || pathname.startsWith(BASE_PATH + ASSETS_DIR) || pathname === BASE_PATH + WORKER_FILE)
    return href;
  throw new TypeError(`${address} is not a script of this site.`);
}

type Sanitize = (html: string) => SanitizedHtml;

/** Cleans HTML that libraries insert. Until it is set, only the app's own markup is allowed. */
let librarySanitizer: Sanitize | undefined;

/** Sets the sanitiser for HTML that libraries put into the document as text. */
export function setLibrarySanitizer(sanitize: Sanitize): void {
  librarySanitizer = sanitize;
}

/**
 * Where Trusted Types are enforced, sanitises all HTML that libraries put into the document as text and checks
 * script addresses. Call it once, before the libraries run. `known` is the app's own markup.
 */
export function guardDocument(known: readonly string[] = []): void {
  findTrustedTypes()?.createPolicy('default', {
    createHTML: (html) => {
      if (known.includes(html)) return html;
      if (!librarySanitizer) throw new TypeError('HTML was inserted before the sanitiser had loaded.');
      return librarySanitizer(html);
    },
    createScriptURL: checkScriptUrl,
  });
}
