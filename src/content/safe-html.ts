declare const sanitized: unique symbol;

/** HTML that `sanitize-html.ts` has cleaned, or the bundler's own: the only kind that may reach the document. */
export type SanitizedHtml = string & { readonly [sanitized]: true };

/** HTML that is in the document already, as the server sent it. */
export function takeRenderedHtml(element: Element): SanitizedHtml {
  return element.innerHTML as SanitizedHtml;
}

/** Marks HTML of our own bundler as safe. For rendering at build, where there is no DOM to sanitise with. */
export function trustBuiltHtml(html: string): SanitizedHtml {
  return html as SanitizedHtml;
}
