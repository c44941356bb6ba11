import { decodeHTMLAttribute } from 'entities';
import type { Token } from 'marked';
import { withBase } from '../../src/bundle/paths';
import { codeGroupItemOpening } from './block-container';
import { attributes, escapeHtml } from './html';
import { OUTBOUND_ICON } from './link-html';
import type { PageEnv } from './page-env';
import { resolveImage } from './resolve-image';
import { resolveLink } from './resolve-link';

/** A comment; a script or style element with its content; else any tag: 1 slash, 2 name, 3 attributes. */
const TAG_PATTERN =
  /<!--[\s\S]*?(?:-->|$)|<(?:script|style)(?=[\s/>])[\s\S]*?(?:<\/(?:script|style)\s*>|$)|<(\/?)([A-Za-z][\w.-]*)((?:\s+[^\s"'<>=/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>/gi;
const ATTRIBUTE_PATTERN = /([^\s"'<>=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

type Attributes = Record<string, string>;

/** Names of `<Badge type>` and the class each gets. */
const BADGE_TYPES: Record<string, string> = {
  tip: 'tip',
  green: 'tip',
  warning: 'warning',
  warn: 'warning',
  yellow: 'warning',
  error: 'error',
};

/** Raw HTML of a page: scripts out, Vue components turned into HTML, local images and links resolved. */
export function renderRawHtml(html: string, env: PageEnv, token: Token): string {
  return html.replace(
    TAG_PATTERN,
    (tag, slash: string, name: string | undefined, list: string, at: number) => {
      if (tag.startsWith('<!--')) return '';
      const part = env.partOf(token, at);
      if (name === undefined) return leaveOut(tag, env, part);
      return slash ? closingTag(tag, name) : openingTag(tag, name, parseAttributes(list), env, part);
    },
  );
}

function leaveOut(element: string, env: PageEnv, part: Token): string {
  const name = /style/i.test(element.slice(0, '<style'.length)) ? 'style' : 'script';
  const message = `a <${name}> element in Markdown is left out`;
  env.warn('raw-script', message, part, 'Pages cannot bring scripts or styles.');
  return '';
}

function closingTag(tag: string, name: string): string {
  if (name === 'CodeGroup' || name === 'CodeBlock') return '</div>';
  return /^(?:Badge|OutboundLink|ClientOnly|script|style)$/.test(name) ? '' : tag;
}

function openingTag(tag: string, name: string, values: Attributes, env: PageEnv, part: Token): string {
  const anchor = values.id ?? (name === 'a' ? values.name : undefined);
  if (anchor) env.extraAnchors.add(anchor);
  const component = openComponent(name, values);
  if (component !== undefined) return component;
  if (name.toLowerCase() === 'img') return imageTag(values, env, part);
  return name.toLowerCase() === 'a' && values.href ? linkTag(values, env, part) : tag;
}

function parseAttributes(list: string): Attributes {
  const values: Attributes = {};
  for (const [, name = '', double, single, bare] of list.matchAll(ATTRIBUTE_PATTERN)) {
    values[name] = decodeHTMLAttribute(double ?? single ?? bare ?? '');
  }
  return values;
}

/** HTML for the opening tag of a component VuePress has built in; undefined for any other tag. */
function openComponent(name: string, values: Attributes): string | undefined {
  switch (name) {
    case 'Badge':
      return badge(values);
    case 'CodeGroup':
      return '<div class="code-group">';
    case 'CodeBlock':
      return codeGroupItemOpening(values.title ?? '');
    case 'OutboundLink':
      return OUTBOUND_ICON;
    case 'ClientOnly':
      return '';
    default:
      return undefined;
  }
}

function badge({ text = '', type = 'tip', vertical = 'top' }: Attributes): string {
  return `<span class="badge ${BADGE_TYPES[type] ?? 'tip'} vertical-${vertical === 'middle' ? 'middle' : 'top'}">${escapeHtml(text)}</span>`;
}

/** `:src="$withBase('/x.png')"` is the path with the site's base. */
function boundSource(values: Attributes): string | undefined {
  const path = /^\$withBase\(\s*['"`](.*?)['"`]\s*\)$/.exec(values[':src'] ?? '')?.[1];
  return path?.startsWith('/') ? path : undefined;
}

function imageTag(values: Attributes, env: PageEnv, token: Token): string {
  const bound = boundSource(values);
  const { src, width, height } = resolveImage(bound ?? values.src ?? '', env, token);
  const { ':src': _, ...rest } = values;
  const hasSize = 'width' in values || 'height' in values;
  const size = hasSize ? {} : { width, height };
  const address = bound !== undefined && src === bound ? withBase(bound) : src;
  return `<img${attributes({ ...rest, src: address, ...size, loading: 'lazy', decoding: 'async' })}>`;
}

function linkTag(values: Attributes, env: PageEnv, token: Token): string {
  const link = resolveLink(values.href ?? '', env, token);
  if (link.kind === 'text') return '<a>';
  const external = link.kind === 'external' ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return `<a${attributes({ ...external, ...values, href: link.href })}>`;
}
