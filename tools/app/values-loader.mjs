// @ts-check
/**
 * webpack loader that replaces the code of a module with the values it exports, which are passed as options. This keeps
 * what the module imports out of the app. This file is plain JavaScript because webpack loads it directly.
 * @this {import('webpack').LoaderContext<Record<string, unknown>>}
 */
export default function valuesLoader() {
  return Object.entries(this.getOptions())
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}
