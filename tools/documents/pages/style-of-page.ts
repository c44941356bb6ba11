/** A rule of a style sheet, or a group of rules such as `@media`. */
type Rule =
  | { prelude: string; rules: Rule[] }
  | {
      text: string;
      /** For each selector of the rule, the classes (`.a`) and elements (`p`) that it names; absent in other rules. */
      selectors?: string[][];
    };

/** What a class selector or a type selector in a minified selector looks like. */
const NAME_PATTERN = /\.([\w-]+)|(?:^|[\s>+~])([a-z][a-z\d]*)/g;

/** Offset behind the part of `css` from `start` that ends with one of `ends`, outside strings and brackets. */
function endOf(css: string, start: number, ends: string): number {
  let depth = 0;
  let quote = '';
  for (let i = start; i < css.length; i++) {
    const char = css.charAt(i);
    if (quote !== '') {
      if (char === '\\') i++;
      else if (char === quote) quote = '';
    } else if (char === '"' || char === "'") quote = char;
    else if (depth === 0 && ends.includes(char)) return i;
    else if ('([{'.includes(char)) depth++;
    else if (')]}'.includes(char)) depth--;
  }
  return css.length;
}

/** A selector without what stands in brackets: attributes, and arguments of pseudo-classes. */
function withoutBrackets(selector: string): string {
  let rest = '';
  for (let at = 0; at < selector.length; ) {
    const open = endOf(selector, at, '([');
    rest += selector.slice(at, open);
    at = endOf(selector, open + 1, ')]') + 1;
  }
  return rest;
}

function selectorsOf(prelude: string): string[][] {
  const selectors: string[][] = [];
  for (let at = 0; at < prelude.length; ) {
    const end = endOf(prelude, at, ',');
    const named = withoutBrackets(prelude.slice(at, end)).trim().matchAll(NAME_PATTERN);
    selectors.push(Array.from(named, ([, name, element]) => (name ? `.${name}` : String(element))));
    at = end + 1;
  }
  return selectors;
}

function parseRules(css: string): Rule[] {
  const rules: Rule[] = [];
  for (let at = 0; at < css.length; ) {
    const open = endOf(css, at, '{;');
    const prelude = css.slice(at, open).trim();
    const close = css.charAt(open) === '{' ? endOf(css, open + 1, '}') : open;
    const text = css.slice(at, close + 1);
    if (close === open) rules.push({ text });
    else if (/^@(?:layer|media|supports|container)\b/.test(prelude))
      rules.push({ prelude, rules: parseRules(css.slice(open + 1, close)) });
    else rules.push(prelude.startsWith('@') ? { text } : { text, selectors: selectorsOf(prelude) });
    at = close + 1;
  }
  return rules;
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
  if (lastRead?.css !== css) lastRead = { css, rules: parseRules(css) };
  const names = new Set(['html', 'body']);
  for (const [, element] of html.matchAll(/<([a-z][a-z\d]*)/g)) names.add(String(element));
  for (const [, classes] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of String(classes).split(/\s+/)) names.add(`.${name}`);
  return writeRules(lastRead.rules, names);
}
