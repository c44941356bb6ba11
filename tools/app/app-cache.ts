import { BASE_PATH, INTERFACE_LANGUAGE } from '../../src/bundle/constants';
import type { BuiltApp } from '../documents/app-assets';
import { plainCache } from '../support/caches';
import { hashFiles } from '../support/hash-files.mjs';
import { PROJECT_ROOT } from '../support/project-root';

/** Kind of entry in the cache. */
const KIND = 'app';

/** What webpack's output depends on: sources, configuration, libraries, and the code that assembles them. */
const INPUTS = [
  'src',
  'tools/app',
  'tools/documents/app-assets.ts',
  'webpack.config.ts',
  'tsconfig.json',
  'package.json',
  'node_modules/.package-lock.json',
];

/** Returns the cached app if it was built from the same sources, else the result of `build`. */
export async function keptApp(
  build: () => Promise<BuiltApp>,
  { cache = plainCache, root = PROJECT_ROOT } = {},
): Promise<BuiltApp> {
  const sources = hashFiles(root, INPUTS);
  const key = [sources, BASE_PATH, INTERFACE_LANGUAGE];
  const kept = cache.read<BuiltApp>(KIND, key);
  if (kept) return kept;
  const app = await build();
  // Not cached if the sources changed during the build: the app may mix both versions.
  if (hashFiles(root, INPUTS) === sources) cache.write(KIND, key, app);
  return app;
}
