import { dropForbidden, escapeHtml } from '../../src/bundle/escape-html';

/** Names of elements and attributes in the HTML and XML that this project writes. */
const NAME_PATTERN = /^[A-Za-z][\w-]*(?::[A-Za-z][\w-]*)?$/;

/** Attributes whose value runs as a script or is shown as a page. */
const ACTIVE_ATTRIBUTE_PATTERN = /^(?:on|srcdoc$)/i;

/** Void elements of HTML: they have no closing tag. */
const VOID_ELEMENTS = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** SVG shapes, which are written as self-closing tags when empty. */
const SHAPES = new Set('circle ellipse line path polygon polyline rect'.split(' '));

/** Values of attributes. `true` writes only the name; undefined leaves the attribute out. */
type AttributeValues = Readonly<Record<string, string | number | true | undefined>>;

/** Whether an HTML element is void. */
export function isVoidElement(name: string): boolean {
  return VOID_ELEMENTS.has(name);
}

/** Attributes as in a tag, each after a space. Throws for a forbidden name; names from authors are checked before. */
export function attributes(values: AttributeValues): string {
  let written = '';
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    if (!NAME_PATTERN.test(name) || ACTIVE_ATTRIBUTE_PATTERN.test(name))
      throw new Error(`an attribute cannot be named ${JSON.stringify(name)}`);
    written += value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`;
  }
  return written;
}

/** The opening tag of an element. */
export function openingTag(name: string, values: AttributeValues = {}): string {
  if (!NAME_PATTERN.test(name)) throw new Error(`an element cannot be named ${JSON.stringify(name)}`);
  return `<${name}${attributes(values)}>`;
}

/** An element with its closing tag, for HTML, SVG and XML. `content` is markup: escape text with `escapeHtml` first. */
export function element(name: string, values: AttributeValues = {}, content = ''): string {
  const tag = openingTag(name, values);
  if (VOID_ELEMENTS.has(name)) return tag;
  if (content === '' && SHAPES.has(name)) return `${tag.slice(0, -1)}/>`;
  return `${tag}${content}</${name}>`;
}

/** An element that contains only text, which is escaped. */
export function textElement(name: string, text: string, values: AttributeValues = {}): string {
  return element(name, values, escapeHtml(text));
}

/** A JSON `<script>`. Escapes characters with which a text could close the element, open a comment or end a line. */
export function jsonScript(values: AttributeValues & { type: string }, value: unknown): string {
  const json = JSON.stringify(value).replace(
    /[<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return element('script', values, json);
}

/** Characters to escape in text. The `&` of an entity stays as it is. */
const UNESCAPED_PATTERN = /[<>"']|&(?!#\d{1,7};|#x[\da-f]{1,6};|\w{1,40};)/gi;

/** Escapes text for HTML but keeps entities that it contains. */
export function escapeText(text: string): string {
  return dropForbidden(text).replace(UNESCAPED_PATTERN, escapeHtml);
}
