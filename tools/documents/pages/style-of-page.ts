import { type AnyNode, parse } from 'postcss';

/** A rule of a style sheet, or a group of rules such as `@media`. */
type Rule = { prelude: string; rules: Rule[] } | { text: string } | { selectors: Selector[]; body: string };

interface Selector {
  /** The selector, cut before and after the lists of its `:is()`. */
  parts: (string | Alternative[])[];
  /** What a page has to have for the selector to match, as in `needsOf`. */
  needs: string[];
}

/** One of the selectors in `:is()`. */
interface Alternative {
  text: string;
  needs: string[];
}

/** At-rules that contain rules. Others, such as `@font-face`, are kept whole. */
const GROUPS: ReadonlySet<string> = new Set(['layer', 'media', 'supports', 'container']);

/** States that the reader brings about. */
const STATE_PATTERN = /:(?:hover|active|focus)/;

/** Declarations that show only when the reader does something. */
const MOTION_PATTERN = /^(?:transition|cursor|overscroll-behavior|outline-offset)\b/;

/** Part of selectors for pages without scripts, which load the whole sheet before the first paint. */
const WITHOUT_SCRIPT = ':not([data-js])';

/** What the script before the first paint sets on the root element. */
const ROOT_ATTRIBUTE_PATTERN = /^\[data-(?:js|theme|wrap-code)\b/;

/** A class, an attribute or an element in a minified selector. */
const NEED_PATTERN = /\.[\w-]+|\[[^\][]+\]|(?<![^\s>+~])[a-z][a-z\d]*/g;

/** Begins the selectors of what authors wrote. What only the rest of the page has does not count for them. */
const ARTICLE_CLASS = 'theme-default-content';

/** Matches pseudo-classes whose arguments have no brackets inside. */
const ARGUMENTS_PATTERN = /:[\w-]+\([^()]*\)/g;

/** Matches `:is()`. Group 1: its selectors. */
const ALTERNATIVES_PATTERN = /:is\(([^()]*)\)/g;

/** Matches brackets that contain brackets. */
const NESTED_PATTERN = /\([^()]*\(/;

/** Matches the declaration of a custom property. */
const PROPERTY_PATTERN = /(?<=[{;])(--[\w-]+):(?:"[^"]*"|[^;{}"])*;?/g;

function withoutArguments(selector: string): string {
  const rest = selector.replace(ARGUMENTS_PATTERN, '');
  return rest === selector ? rest : withoutArguments(rest);
}

/** What a page needs to have for the selector to match: classes (`.a`), elements (`p`), attributes (`[a=b]`). */
function needsOf(selector: string): string[] {
  const needs = withoutArguments(selector).match(NEED_PATTERN) ?? [];
  return needs.filter((need) => !ROOT_ATTRIBUTE_PATTERN.test(need));
}

/** Whether the selector cannot match before the first paint, whatever the page has. */
function isLater(selector: string): boolean {
  return selector.includes(WITHOUT_SCRIPT) || STATE_PATTERN.test(withoutArguments(selector));
}

function readSelector(text: string): Selector {
  const needs = needsOf(text);
  // Inside another pseudo-class, `:is()` may be part of a negation.
  if (NESTED_PATTERN.test(text)) return { parts: [text], needs };
  // Because of the group in the pattern, every second part is a list.
  const parts = text.split(ALTERNATIVES_PATTERN).map((part, place) => {
    if (place % 2 === 0) return part;
    return part.split(',').map((one) => ({ text: one, needs: needsOf(one) }));
  });
  return { parts, needs };
}

function readRule(node: AnyNode): Rule {
  if (node.type === 'rule') {
    const selectors = node.selectors.filter((selector) => !isLater(selector));
    return {
      selectors: selectors.map(readSelector),
      body: node.nodes
        .map(String)
        .filter((text) => !MOTION_PATTERN.test(text))
        .join(';'),
    };
  }
  if (node.type !== 'atrule' || !node.nodes) return { text: `${node.toString()};` };
  if (!GROUPS.has(node.name)) return { text: node.toString() };
  return { prelude: `@${node.name} ${node.params}`.trim(), rules: node.nodes.map(readRule) };
}

/** Tells what a page's HTML has. */
function readHtml(html: string): (need: string) => boolean {
  const names = new Set(['html', 'body']);
  for (const [, element] of html.matchAll(/<([a-z][a-z\d]*)/g)) names.add(String(element));
  for (const [, classes] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of String(classes).split(/\s+/)) names.add(`.${name}`);
  return (need) => {
    if (!need.startsWith('[')) return names.has(need);
    // Of `[a*=b]` only the name counts.
    const [, name, value] = /^\[([\w-]+)(?:="?([^"\]]*))?/.exec(need) ?? [];
    return html.includes(value === undefined ? ` ${name}` : ` ${name}="${value}"`);
  };
}

/** Writes a selector without the alternatives that a page does not have; undefined if the page has none of them. */
function writeSelector({ parts, needs }: Selector, has: (need: string) => boolean): string | undefined {
  if (!needs.every(has)) return undefined;
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') text += part;
    else {
      const kept = part.filter((one) => one.needs.every(has));
      if (kept.length === 0) return undefined;
      text += `:is(${kept.map((one) => one.text).join(',')})`;
    }
  }
  return text;
}

/** What a page has, anywhere and in its article. */
interface PageParts {
  anywhere: (need: string) => boolean;
  inArticle: (need: string) => boolean;
}

function readParts(html: string): PageParts {
  const anywhere = readHtml(html);
  const start = html.indexOf(`<div class="${ARTICLE_CLASS}`);
  return {
    anywhere,
    inArticle: start < 0 ? anywhere : readHtml(html.slice(start, html.indexOf('</main>', start))),
  };
}

/** Tells what of a page a selector is about. */
function chooseParts({ parts: [start] }: Selector, page: PageParts): PageParts['anywhere'] {
  return typeof start === 'string' && start.startsWith(`.${ARTICLE_CLASS} `) ? page.inArticle : page.anywhere;
}

function writeRules(rules: readonly Rule[], page: PageParts): string {
  return rules
    .map((rule) => {
      if ('text' in rule) return rule.text;
      if ('rules' in rule) {
        const inside = writeRules(rule.rules, page);
        return inside === '' ? '' : `${rule.prelude}{${inside}}`;
      }
      const selectors = rule.selectors
        .map((selector) => writeSelector(selector, chooseParts(selector, page)))
        .filter((text) => text !== undefined);
      return selectors.length === 0 || rule.body === '' ? '' : `${selectors.join(',')}{${rule.body}}`;
    })
    .join('');
}

/** The custom properties that a text uses. */
function propertiesIn(text: string): string[] {
  return Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name]) => String(name));
}

/** Removes the custom properties that neither the styles nor the HTML use. */
function dropUnusedProperties(css: string, usedInHtml: readonly string[]): string {
  const used = new Set([...usedInHtml, ...propertiesIn(css)]);
  const rest = css.replace(PROPERTY_PATTERN, (text, name: string) => (used.has(name) ? text : ''));
  // A removed property may have been the only use of another.
  return rest === css ? css : dropUnusedProperties(rest, usedInHtml);
}

/** The style sheet read last: all pages of a build have the same one. */
let lastRead: { css: string; rules: Rule[] } | undefined;

/**
 * The rules of a minified style sheet that a page's first paint needs: those whose classes, elements and attributes are
 * in its HTML. A page that is opened later, or a script, may need the others: the page links the whole sheet at its end.
 */
export function styleOfPage(css: string, html: string): string {
  if (lastRead?.css !== css) lastRead = { css, rules: parse(css).nodes.map(readRule) };
  return dropUnusedProperties(writeRules(lastRead.rules, readParts(html)), propertiesIn(html));
}
