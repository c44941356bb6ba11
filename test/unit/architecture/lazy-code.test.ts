import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { globSync } from 'tinyglobby';

const ROOT = resolve(__dirname, '../../..');

/**
 * Imports mermaid. `render-diagrams.ts` calls its functions inside `loadCode`, except to load mermaid ahead of time, where
 * a failure does not matter.
 */
const INNER = 'src/features/article/diagrams/draw-diagram.ts';

test('every file with a dynamic import calls loadCode, which retries and handles deployments', () => {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).map((file) => ({
    file,
    text: readFileSync(resolve(ROOT, file), 'utf8'),
  }));
  const lazy = sources.filter(({ text }) => /\bimport\(\s*(?:\/\*|['"])/.test(text));
  expect(lazy.length).toBeGreaterThan(2);
  const bare = lazy.filter(({ file, text }) => file !== INNER && !text.includes('loadCode('));
  expect(bare.map(({ file }) => file)).toEqual([]);
});
