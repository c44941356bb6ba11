import { LAYOUTS } from '../bundle/constants';
import type { Frontmatter } from '../bundle/records';

export type LayoutName = (typeof LAYOUTS)[number];

function toPascalCase(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The layout a page asks for, in any spelling VuePress accepts; the default for an unknown one. */
export function resolveLayout(frontmatter: Frontmatter): LayoutName {
  if (frontmatter.home) return 'Home';
  const wish = frontmatter.layout;
  if (typeof wish !== 'string') return LAYOUTS[0];
  return LAYOUTS.find((name) => name === wish || name === toPascalCase(wish)) ?? LAYOUTS[0];
}
