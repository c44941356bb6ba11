import { ASSETS_DIR, BASE_PATH } from '../bundle/constants';
import { WORKER_FILE } from '../bundle/worker-contract';
import type { SanitizedHtml } from './safe-html';

/** The part of the Trusted Types API that is used here; TypeScript's own library lacks it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML?: (html: string) => string; createScriptURL?: (address: string) => string },
    // A TrustedHTML, in truth: the DOM's types know strings only, and it passes for one.
  ): { createHTML(html: SanitizedHtml): SanitizedHtml };
}

function findTrustedTypes(): TrustedTypes | undefined {
  return Reflect.get(globalThis, 'trustedTypes');
}

const marker = findTrustedTypes()?.createPolicy('built-html', { createHTML: (html) => html });

/** Sanitised HTML in the form that the document takes where Trusted Types are enforced; elsewhere as it is. */
export function toTrusted(html: SanitizedHtml): SanitizedHtml {
  return marker ? marker.createHTML(html) : html;
}

/** Address of a script, checked: of this origin's files only scripts of the build. Other origins are for `script-src`. */
function checkScriptUrl(address: string): string {
  const { origin, pathname, href } = new URL(address, document.baseURI);
  const isForeign = origin !== window.location.origin;
  if (isForeign || pathname.startsWith(BASE_PATH + ASSETS_DIR) || pathname === BASE_PATH + WORKER_FILE)
    return href;
  throw new TypeError(`${address} is no script of this site.`);
}

type Sanitize = (html: string) => SanitizedHtml;

/** Until the sanitiser is there nothing but what the app itself has written can be let through. */
let sanitizeLater: Sanitize | undefined;

/** Hands over the sanitiser for what libraries give to the document as text. */
export function sanitizeForLibraries(sanitize: Sanitize): void {
  sanitizeLater = sanitize;
}

/**
 * Has all HTML that libraries put into the document as text sanitised, and script addresses checked, where
 * Trusted Types are enforced. To be called once, before the libraries run. `known` is markup of the app's own.
 */
export function guardDocument(known: readonly string[] = []): void {
  findTrustedTypes()?.createPolicy('default', {
    createHTML: (html) => {
      if (known.includes(html)) return html;
      if (!sanitizeLater) throw new TypeError('HTML came before the sanitiser.');
      return sanitizeLater(html);
    },
    createScriptURL: checkScriptUrl,
  });
}
