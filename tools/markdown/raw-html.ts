import { decodeHTMLAttribute } from 'entities';
import type { Token, TokenizerAndRendererExtension } from 'marked';
import { allowedValue, isAllowedElement } from '../../src/bundle/html-policy';
import { LINK_SCHEMES } from '../support/address';
import { isVoidElement, openingTag } from '../support/markup';
import { badgeHtml } from './badge';
import { markRawTag } from './balance-html';
import { type Attributes, resolveAddresses } from './html-addresses';
import type { PageEnv } from './page-env';

/** A comment or declaration, a whole script or style, or any other tag. Groups: 1 slash, 2 name, 3 attributes. */
const TAG_PATTERN =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^<>]*>|<(?:script|style)(?=[\s/>])[\s\S]*?(?:<\/(?:script|style)\s*>|$)|<(\/?)([A-Za-z][\w.-]*)((?:\s+[^\s"'<>=/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>/gi;
const ATTRIBUTE_PATTERN = /([^\s"'<>=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/**
 * Renders raw HTML of a page: writes badges, resolves local images and links, and removes anything that could run a
 * script or cover the page. Every tag is written anew from its parts. A `<` outside a tag is escaped.
 */
export function renderRawHtml(html: string, env: PageEnv, token: Token): string {
  let out = '';
  let end = 0;
  for (const { 0: tag, 1: slash, 2: name, 3: list = '', index } of html.matchAll(TAG_PATTERN)) {
    out += html.slice(end, index).replaceAll('<', '&lt;');
    end = index + tag.length;
    const part = env.partOf(token, index);
    if (name === undefined) warnLeftOut(tag, env, part);
    else if (slash) out += renderClosingTag(name, env, part);
    else out += renderOpeningTag(name, parseAttributes(list), tag.endsWith('/>'), env, part);
  }
  return out + html.slice(end).replaceAll('<', '&lt;');
}

/** There is no warning for comments and declarations. */
function warnLeftOut(markup: string, env: PageEnv, part: Token): void {
  const name = /^<(script|style)/i.exec(markup)?.[1]?.toLowerCase();
  if (name === undefined) return;
  const message = `a <${name}> element in Markdown is left out`;
  env.warn('raw-html', message, part, 'Pages cannot contain scripts or styles.');
}

function renderClosingTag(name: string, env: PageEnv, part: Token): string {
  const element = name.toLowerCase();
  // Browsers read `</br>` as `<br>` and ignore closing tags of other void elements.
  if (isVoidElement(element)) return element === 'br' ? '<br>' : '';
  return isAllowedElement(element, {}) ? markRawTag(`</${name}>`, name, part, env) : '';
}

function renderOpeningTag(
  name: string,
  values: Attributes,
  isSelfClosing: boolean,
  env: PageEnv,
  part: Token,
): string {
  const element = name.toLowerCase();
  if (name === 'Badge') return badgeHtml(values);
  if (!isAllowedElement(element, values)) {
    const hint = 'Only its content is shown. Write the tag in backticks to show it as text.';
    env.warn('raw-html', `the element <${name}> is left out`, part, hint);
    return '';
  }
  const anchor = values.id ?? (element === 'a' ? values.name : undefined);
  const own = { ...values, ...(anchor && { id: anchor }) };
  const kept: Attributes = {};
  for (const [key, value] of Object.entries(resolveAddresses(element, own, env, part))) {
    const allowed = value === undefined ? undefined : allowedValue(element, key, String(value));
    if (allowed !== undefined) kept[key] = allowed;
  }
  for (const [key, value] of Object.entries(own)) {
    const allowed = allowedValue(element, key, value)?.split(/\s+/) ?? [];
    const left = value.split(/\s+/).filter((word) => !allowed.includes(word));
    if (left.length === 0 || SILENT_PATTERN.test(key)) continue;
    const what = key === 'class' || key === 'id' ? `${key} "${left.join(' ')}"` : `attribute "${key}"`;
    env.warn('raw-html', `the ${what} of <${name}> is left out`, part, ATTRIBUTE_HINT);
  }
  if (kept.id) env.extraAnchors.add(kept.id);
  const tag = openingTag(name, kept);
  if (isVoidElement(element)) return tag;
  // An HTML parser takes `<div/>` for an opening tag; its author meant an empty element.
  const end = isSelfClosing ? markRawTag(`</${name}>`, name, part, env) : '';
  return (ENDS_PARAGRAPH.has(element) ? '</p>' : '') + markRawTag(tag, name, part, env) + end;
}

/** Elements that end the paragraph around them, but not for htmlparser2. */
const ENDS_PARAGRAPH = new Set(['center', 'dd', 'dt', 'li', 'summary']);

const ATTRIBUTE_HINT =
  'Allowed are the attributes and classes in src/bundle/html-policy.ts, no styles, and ids without capital letters.';

/** Attributes that are left out without a warning: `name` becomes an `id`, the others have no effect here. */
const SILENT_PATTERN = /^(?:name|xmlns:xlink|xml:space)$/;

function parseAttributes(list: string): Attributes {
  const values: Attributes = {};
  for (const [, name = '', double, single, bare] of list.matchAll(ATTRIBUTE_PATTERN)) {
    values[name.toLowerCase()] ??= decodeHTMLAttribute(double ?? single ?? bare ?? '');
  }
  return values;
}

/** A tag with a namespace, such as `<stl:contents>`, or an autolink. Group 1: the namespace, or the scheme. */
const NAMESPACED_TAG_PATTERN = /^<([a-z][a-z\d+.-]{1,31}):[^\s<>]*>/i;

/** Keeps tags with a namespace as text; CommonMark would turn them into dead links. */
export const inlineLiteralTag: TokenizerAndRendererExtension = {
  name: 'literalTag',
  level: 'inline',
  tokenizer(src) {
    const [raw, scheme] = NAMESPACED_TAG_PATTERN.exec(src) ?? [];
    if (raw === undefined || scheme === undefined || LINK_SCHEMES.includes(scheme.toLowerCase()))
      return undefined;
    return { type: 'text', raw, text: raw };
  },
};
