/** Folders of `src/`, lowest first: a file imports from its own folder and those before it. */
const LAYERS = ['bundle', 'shared', 'content', 'features', 'app'];

/** Folders and files of `tools/`, in the order of the build: each imports from itself and those before it. */
const ROOMS = [
  'support',
  'source',
  'markdown',
  'site',
  'documents',
  'app',
  'output',
  'build.ts',
  'serve',
  'authoring',
  'commands',
  'cli.ts',
  'main.ts',
];

/** The only folder of `tools/` that may import `src/app/`: it renders pages with the app's components. */
const PAGE_DOCUMENTS = 'tools/documents/pages/';

/** The only import of a package in `src/bundle/`; none of its code is in the app. */
const CONTRACT_IMPORTS: ReadonlyMap<string, string> = new Map([['src/bundle/records.ts', 'zod']]);

/** The service worker: a separate program, which no other file imports. */
const WORKER = 'src/worker/';

function layerOf(file: string): number {
  return LAYERS.indexOf(file.split('/')[1] ?? '');
}

function roomOf(file: string): number {
  return ROOMS.indexOf(file.split('/')[1] ?? '');
}

function featureOf(file: string): string | undefined {
  return /^src\/features\/([^/]+)/.exec(file)?.[1];
}

/** Whether `from` may import `to`; both are paths from the project's root, packages are names. */
export function isAllowedImport(from: string, to: string): boolean {
  if (to.startsWith('.')) return false;
  const isProjectFile = /^(src|tools|test|content|static)\//.test(to);
  if (from.startsWith('tools/')) {
    if (roomOf(from) < 0) return false;
    if (to.startsWith('tools/')) return roomOf(to) >= 0 && roomOf(to) <= roomOf(from);
    if (!isProjectFile || to.startsWith('src/bundle/')) return true;
    return from.startsWith(PAGE_DOCUMENTS) && to.startsWith('src/app/');
  }
  if (from.startsWith(WORKER)) {
    // The worker has no document, so it may not import features or the app.
    const isOwn = [WORKER, 'src/bundle/', 'src/shared/', 'src/content/'].some((folder) =>
      to.startsWith(folder),
    );
    return isOwn || (!isProjectFile && !to.startsWith('node:'));
  }
  if (!isProjectFile)
    return CONTRACT_IMPORTS.get(from) === to || (layerOf(from) > 0 && !to.startsWith('node:'));
  if (!to.startsWith('src/') || layerOf(from) < 0 || layerOf(to) < 0) return false;
  if (featureOf(from) && featureOf(to)) return featureOf(from) === featureOf(to);
  return layerOf(to) <= layerOf(from);
}
