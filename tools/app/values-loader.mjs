// @ts-check
/**
 * webpack loader that replaces a module by the values it exports, given as options: what the module imports stays out of
 * the app. This file is plain JavaScript because webpack loads it directly.
 * @this {import('webpack').LoaderContext<Record<string, unknown>>}
 */
export default function valuesLoader() {
  return Object.entries(this.getOptions())
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}
