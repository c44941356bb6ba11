import { Features, transform } from 'lightningcss';
import { type ChildNode, type Declaration, list, parse } from 'postcss';

/** Browsers that are too old for the app; in the oldest of these, the page was seen whole. */
const TARGETS = { chrome: 86 << 16, firefox: 78 << 16, safari: (14 << 16) | (1 << 8) };

/**
 * Makes one style sheet without cascade layers of the app's sheets, for browsers that are too old for the app: the rules
 * in the order of their layers. A rule of an earlier layer with a stronger selector wins here, unlike in the app; a
 * plugin that keeps the order exactly makes the sheet three times as large and takes seconds.
 */
export function flattenLayers(sheets: readonly Uint8Array[]): Uint8Array {
  const sheet = parse(Buffer.concat(sheets).toString());
  const layers = new Map<string, ChildNode[]>();
  sheet.walkAtRules('layer', (rule) => {
    for (const name of rule.params.split(',')) {
      const rules = layers.get(name) ?? [];
      rules.push(...(rule.nodes ?? []));
      layers.set(name, rules);
    }
    rule.remove();
  });
  sheet.prepend([...layers.values()].flat());
  sheet.walkDecls(/^(?:inset|(?:margin|padding)-(?:block|inline))$/, splitShorthand);
  return transform({
    filename: 'plain.css',
    code: Buffer.from(sheet.toString()),
    minify: true,
    targets: TARGETS,
    exclude: Features.LightDark,
  }).code;
}

/** Chrome has these shorthands since 87. lightningcss splits them too, but not those with `var()`. */
function splitShorthand(shorthand: Declaration): void {
  const values = list.space(shorthand.value);
  const sides =
    shorthand.prop === 'inset'
      ? ['top', 'right', 'bottom', 'left']
      : [`${shorthand.prop}-start`, `${shorthand.prop}-end`];
  for (const [i, prop] of sides.entries())
    shorthand.before({ prop, value: values[i] ?? values[i - 2] ?? values[0] ?? '' });
  shorthand.remove();
}
