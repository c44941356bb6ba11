// @ts-check
/**
 * webpack loader that replaces the code of a module by the values it exports, which are passed as options. So what the
 * module imports does not get into the app. This file is plain JavaScript because webpack loads it directly.
 * @this {import('webpack').LoaderContext<Record<string, unknown>>}
 */
export default function valuesLoader() {
  return Object.entries(this.getOptions())
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}
