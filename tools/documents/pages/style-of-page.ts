import { type AnyNode, parse } from 'postcss';

/** A rule of a style sheet, or a group of rules such as `@media`. */
type Rule =
  | { prelude: string; rules: Rule[] }
  | {
      text: string;
      /** For each selector of the rule, the classes (`.a`) and elements (`p`) that it names; absent in other rules. */
      selectors?: string[][];
    };

const GROUPS: ReadonlySet<string> = new Set(['layer', 'media', 'supports', 'container']);

/** What a class selector or a type selector in a minified selector looks like. */
const NAME_PATTERN = /\.([\w-]+)|(?:^|[\s>+~])([a-z][a-z\d]*)/g;

/** Matches the innermost brackets: attributes, and arguments of pseudo-classes. */
const BRACKETS_PATTERN = /\[[^\][]*\]|\([^()]*\)/g;

function namesOf(selector: string): string[] {
  const rest = selector.replace(BRACKETS_PATTERN, '');
  if (rest !== selector) return namesOf(rest);
  return Array.from(rest.matchAll(NAME_PATTERN), ([, name, element]) =>
    name ? `.${name}` : String(element),
  );
}

function readRule(node: AnyNode): Rule {
  if (node.type === 'rule') return { text: node.toString(), selectors: node.selectors.map(namesOf) };
  if (node.type !== 'atrule' || !node.nodes) return { text: `${node.toString()};` };
  if (!GROUPS.has(node.name)) return { text: node.toString() };
  return { prelude: `@${node.name} ${node.params}`.trim(), rules: node.nodes.map(readRule) };
}

function writeRules(rules: readonly Rule[], names: ReadonlySet<string>): string {
  return rules
    .map((rule) => {
      if ('text' in rule) {
        const isUsed = rule.selectors?.some((all) => all.every((name) => names.has(name))) ?? true;
        return isUsed ? rule.text : '';
      }
      const inside = writeRules(rule.rules, names);
      return inside === '' ? '' : `${rule.prelude}{${inside}}`;
    })
    .join('');
}

/** The style sheet read last: all pages of a build have the same one. */
let lastRead: { css: string; rules: Rule[] } | undefined;

/**
 * The rules of a minified style sheet that a page's first paint needs: those whose classes and elements are in its HTML.
 * A page that is opened later, or a script, may need the others: the page links the whole sheet at its end.
 */
export function styleOfPage(css: string, html: string): string {
  if (lastRead?.css !== css) lastRead = { css, rules: parse(css).nodes.map(readRule) };
  const names = new Set(['html', 'body']);
  for (const [, element] of html.matchAll(/<([a-z][a-z\d]*)/g)) names.add(String(element));
  for (const [, classes] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of String(classes).split(/\s+/)) names.add(`.${name}`);
  return writeRules(lastRead.rules, names);
}
