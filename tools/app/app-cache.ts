import type { BuiltApp } from '../documents/app-assets';
import { plainCache } from '../support/caches';
import { hashFiles } from '../support/hash-files.mjs';
import { PROJECT_ROOT } from '../support/project-root';

/** Kind of entry in the cache. */
const KIND = 'app';

/** What webpack's output depends on: sources, configuration, libraries, and how they are put together. */
const INPUTS = [
  'src',
  'tools/app',
  'tools/documents/app-assets.ts',
  'webpack.config.ts',
  'tsconfig.json',
  'package.json',
  'node_modules/.package-lock.json',
];

/** The app as it was built before from the same sources, else as `build` makes it. */
export async function keptApp(
  build: () => Promise<BuiltApp>,
  { cache = plainCache, root = PROJECT_ROOT } = {},
): Promise<BuiltApp> {
  const key = [hashFiles(root, INPUTS)];
  const kept = cache.read<BuiltApp>(KIND, key);
  if (kept) return kept;
  const app = await build();
  // An app whose sources have changed meanwhile may be made from both states of them.
  if (hashFiles(root, INPUTS) === key[0]) cache.write(KIND, key, app);
  return app;
}
