import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { globSync } from 'tinyglobby';

const ROOT = resolve(__dirname, '../../..');

/** Files that only the build uses. */
const EXCEPTIONS = ['src/bundle/slug.ts'];

/**
 * Calls and syntax that the oldest browsers of `TARGET` in `webpack.config.ts` lack. The compiler reports
 * none: it keeps calls, and turns a regular expression with new syntax into a call that throws in these browsers.
 */
const TOO_NEW = [
  // Since Chrome 110.
  /\.to(?:Sorted|Reversed|Spliced)\(/,
  // Since Chrome 116 to 126, Safari 17 to 18.
  /\b(?:URL\.(?:canParse|parse)|AbortSignal\.any|Promise\.(?:withResolvers|try)|(?:Object|Map)\.groupBy|Array\.fromAsync)\b/,
  // A lookbehind: since Safari 16.4.
  /\(\?<[=!]/,
];

test('the app uses nothing that its oldest browsers lack', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: ROOT, ignore: EXCEPTIONS }).sort();
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) => {
    const code = readFileSync(resolve(ROOT, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
    return TOO_NEW.flatMap((pattern) => (pattern.test(code) ? [`${file}: ${pattern.exec(code)?.[0]}`] : []));
  });
  expect(found).toEqual([]);
});
