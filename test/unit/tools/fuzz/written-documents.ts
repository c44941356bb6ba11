/** Attributes that no element of a page may have. */
const FORBIDDEN_ATTRIBUTE_PATTERN = /^(?:on|srcdoc$|formaction$)/i;

/** Schemes that no link of a page may have. Browsers skip control characters in a scheme. */
const FORBIDDEN_SCHEME_PATTERN = /^\s*(?:javascript|data:text|vbscript)/i;

/** Parses HTML as a browser does. */
export function readHtml(text: string): Document {
  return new DOMParser().parseFromString(text, 'text/html');
}

/** Parses XML strictly. Throws if the text is not well-formed. */
export function readXml(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  const fault = document.querySelector('parsererror');
  if (fault) throw new Error(`${fault.textContent}\n${text}`);
  return document;
}

/** Elements and attributes of a document outside the text of a page: `head > meta[name]`, `text in head`. */
export function partsOf(document: Document): string[] {
  const parts = new Set<string>();
  for (const element of document.querySelectorAll('*')) {
    if (element.parentElement?.closest('.theme-default-content, content')) continue;
    const name = `${element.parentElement?.localName ?? ''} > ${element.localName}`;
    parts.add(name);
    for (const attribute of element.getAttributeNames()) parts.add(`${name}[${attribute}]`);
  }
  for (const place of ['html', 'head', 'body']) {
    const nodes = document.querySelector(place)?.childNodes ?? [];
    if ([...nodes].some((node) => node.nodeType !== 1 && node.textContent?.trim()))
      parts.add(`text in ${place}`);
  }
  return [...parts];
}

/** Parts of an HTML document that could run code or redirect the reader. Only these inline `scripts` are allowed. */
export function dangersOf(document: Document, scripts: readonly string[]): string[] {
  const dangers: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      const value = element.getAttribute(name) ?? '';
      if (FORBIDDEN_ATTRIBUTE_PATTERN.test(name)) dangers.push(`${name}="${value}"`);
      if (/^(?:href|src|action)$/.test(name) && FORBIDDEN_SCHEME_PATTERN.test(value.replace(/\p{Cc}/gu, '')))
        dangers.push(`${name}="${value}"`);
    }
  }
  for (const script of document.querySelectorAll('script')) {
    const isData = /json$/.test(script.type);
    const isKnown = script.src
      ? /^\/docs\/assets\/js\/[\w.]+$/.test(script.getAttribute('src') ?? '')
      : false;
    if (isData) JSON.parse(script.text);
    else if (!isKnown && !scripts.includes(script.text)) dangers.push(script.outerHTML);
  }
  for (const meta of document.querySelectorAll('meta[http-equiv]')) {
    const kind = meta.getAttribute('http-equiv')?.toLowerCase();
    const content = meta.getAttribute('content') ?? '';
    const isOwn = kind === 'content-security-policy' && content.startsWith("default-src 'none'");
    if (!isOwn && !(kind === 'refresh' && content.startsWith('0; url=/docs/'))) dangers.push(meta.outerHTML);
  }
  return dangers;
}
