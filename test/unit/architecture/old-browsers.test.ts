import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { globSync } from 'tinyglobby';

const ROOT = resolve(__dirname, '../../..');

/** Used by the build only. */
const EXCEPTIONS = ['src/bundle/slug.ts'];

/**
 * What the oldest browsers of `TARGET` in `webpack.config.ts` lack. The compiler does not tell: it rewrites syntax, not
 * calls, and turns a regular expression that a browser does not know into a call that throws there.
 */
const TOO_NEW = [
  // Chrome 110.
  /\.to(?:Sorted|Reversed|Spliced)\(/,
  // Chrome 116 to 126, Safari 17 to 18.
  /\b(?:URL\.(?:canParse|parse)|AbortSignal\.any|Promise\.(?:withResolvers|try)|(?:Object|Map)\.groupBy|Array\.fromAsync)\b/,
  // A lookbehind: Safari 16.4.
  /\(\?<[=!]/,
];

test('the app calls nothing that its oldest browsers do not know', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: ROOT, ignore: EXCEPTIONS }).sort();
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) => {
    const code = readFileSync(resolve(ROOT, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
    return TOO_NEW.flatMap((pattern) => (pattern.test(code) ? [`${file}: ${pattern.exec(code)?.[0]}`] : []));
  });
  expect(found).toEqual([]);
});
