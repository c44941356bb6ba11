import { needsClosing } from '../../../../tools/markdown/open-elements';
import { isVoidElement } from '../../../../tools/support/markup';

/** Matches a tag as the renderer writes it, with attributes in double quotes. */
const TAG_PATTERN = /<(\/?)([A-Za-z][\w:-]*)((?: [^\s"'<>=/]+(?:="[^"]*")?)*) ?(\/?)>/y;
const ATTRIBUTE_PATTERN = / ([^\s"'<>=/]+)(?:="([^"]*)")?/g;

/** Elements that run code, load pages or change how browsers parse the page around them. */
const FORBIDDEN_ELEMENTS = new Set(
  'script style iframe frame object embed form textarea select template noscript base link meta title xmp plaintext math foreignobject animate set use'.split(
    ' ',
  ),
);
const ADDRESSES = new Set(['href', 'src', 'poster', 'xlink:href', 'action', 'formaction']);
const SCHEME_PATTERN = /^[a-z][a-z\d+.-]*:/i;
const SAFE_SCHEME_PATTERN = /^(?:https?:|mailto:|tel:|ftp:|sms:|data:image\/)/i;

/** Faults in the HTML of a page: unbalanced tags, and elements or attributes that could run code. */
export function faultsOfHtml(html: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    TAG_PATTERN.lastIndex = at;
    const found = TAG_PATTERN.exec(html);
    if (!found) return [...faults, `a "<" that begins no tag: ${html.slice(at, at + 40)}`];
    const [tag, slash, written = '', attributes = '', end] = found;
    const name = written.toLowerCase();
    at += tag.length;
    if (slash) {
      let last = open.pop();
      // A paragraph or a list item needs no closing tag: it ends with the element around it.
      while (last !== undefined && last !== name && !needsClosing(last)) last = open.pop();
      if (last !== name) return [...faults, `</${name}> where <${last ?? 'nothing'}> is open`];
      continue;
    }
    if (FORBIDDEN_ELEMENTS.has(name)) faults.push(`an element <${name}>`);
    faults.push(...faultsOfAttributes(attributes));
    if (!end && !isVoidElement(name)) open.push(name);
  }
  const left = open.filter(needsClosing);
  return left.length > 0 ? [...faults, `<${left.join('> <')}> stay open`] : faults;
}

function faultsOfAttributes(list: string): string[] {
  const names = new Set<string>();
  return Array.from(list.matchAll(ATTRIBUTE_PATTERN)).flatMap(([, written = '', value = '']) => {
    const name = written.toLowerCase();
    const faults: string[] = [];
    if (names.has(name)) faults.push(`the attribute ${name} twice`);
    names.add(name);
    if (name.startsWith('on') || name === 'srcdoc' || name.startsWith('@'))
      faults.push(`an attribute ${name}`);
    // Browsers skip these characters when they look for a scheme.
    // Source: https://url.spec.whatwg.org/#concept-basic-url-parser
    const plain = decode(value)
      .replace(/[\t\n\r]/g, '')
      .replace(/^[\0-\x20]+/, '');
    const isUnsafe = SCHEME_PATTERN.test(plain) && !SAFE_SCHEME_PATTERN.test(plain);
    if (ADDRESSES.has(name) && isUnsafe) faults.push(`${name}="${value}"`);
    return faults;
  });
}

function decode(value: string): string {
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replace(/&#(?:x([\da-f]+)|(\d+));?/gi, (_, hex, digits) =>
      String.fromCodePoint(Number.parseInt(hex ?? digits, hex ? 16 : 10)),
    )
    .replaceAll('&amp;', '&');
}
