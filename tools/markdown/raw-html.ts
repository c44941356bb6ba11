import { decodeHTMLAttribute } from 'entities';
import type { Token, TokenizerAndRendererExtension } from 'marked';
import { isAllowedAttribute, isAllowedElement } from '../../src/bundle/html-policy';
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
  if (anchor) env.extraAnchors.add(anchor);
  const resolved = resolveAddresses(element, values, env, part);
  const all = Object.entries({ ...resolved, id: anchor || undefined });
  const kept = all.filter(([key]) => isAllowedAttribute(key));
  for (const key of Object.keys(values)) {
    if (isAllowedAttribute(key) || SILENT_PATTERN.test(key)) continue;
    env.warn('raw-html', `the attribute "${key}" of <${name}> is left out`, part, ATTRIBUTE_HINT);
  }
  const tag = openingTag(name, Object.fromEntries(kept));
  if (isVoidElement(element)) return tag;
  // An HTML parser takes `<div/>` for an opening tag; its author meant an empty element.
  const end = isSelfClosing ? markRawTag(`</${name}>`, name, part, env) : '';
  return (ENDS_PARAGRAPH.has(element) ? '</p>' : '') + markRawTag(tag, name, part, env) + end;
}

/** Elements that end the paragraph around them, but not for htmlparser2. */
const ENDS_PARAGRAPH = new Set(['center', 'dd', 'dt', 'li', 'summary']);

const ATTRIBUTE_HINT =
  'Scripts, styles and unknown attributes are not allowed: see "ATTRIBUTES" in src/bundle/html-policy.ts.';

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
