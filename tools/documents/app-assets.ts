import type { ContentBundle } from '../site/make-bundle';
import type { OutputFile } from '../support/output-file';

/** Webpack's service worker, below the bundle's folder. `tools/app/worker-file.ts` makes the published file from it. */
export const WORKER_ASSET = 'js/service-worker.js';

/** Scripts for diagrams: mermaid's core, and its diagram types in files named by numbers. All are already minified. */
export const DIAGRAM_CHUNK = /js\/(?:vendors~flowchart|\d+)\./;

/** Name of the entry point with the styles that no content page needs for its first paint. */
export const LATER_STYLES = 'later';

/** Files of the built app that HTML pages refer to. */
export interface AppAssets {
  /** Scripts every page loads, in order, below the bundle's folder. */
  scripts: string[];
  printScripts: string[];
  /** Style sheets every page loads, in order, below the bundle's folder. */
  styles: string[];
  /** Text of the first style sheet, for the styles inlined in content pages; absent in `npm run dev`, where it changes. */
  inlineStyle?: string | undefined;
  /** Style sheet for browsers that are too old for the app; absent in `npm run dev`. */
  plainStyle?: string;
}

/** What webpack has built. */
export interface BuiltApp {
  assets: AppAssets;
  /** By name below the bundle's folder. */
  files: ReadonlyMap<string, Uint8Array>;
}

/** What the webpack process reports to the build. */
export type AppBuildMessage = { kind: 'built'; app: BuiltApp } | { kind: 'failed'; message: string };

/** Files of the app that only some sites need, each with a function that tells whether a site needs them. */
const OPTIONAL_FILES: [files: RegExp, isUsed: (bundle: ContentBundle) => boolean][] = [
  [DIAGRAM_CHUNK, ({ pages }) => pages.some((page) => page.hasDiagram)],
  [/^js\/own-site\./, ({ site }) => site.ownSite !== undefined],
  [/^js\/version-lens\./, ({ site }) => site.versions !== undefined],
  [/^js\/print\./, ({ sections }) => sections.some(({ section }) => section !== '')],
];

/** The files of the app that a site needs, except for the service worker, which is published last. */
export function* appFiles({ files }: BuiltApp, bundle: ContentBundle): Generator<OutputFile> {
  const unused = OPTIONAL_FILES.filter(([, isUsed]) => !isUsed(bundle)).map(([pattern]) => pattern);
  for (const [file, data] of files)
    if (file !== WORKER_ASSET && !unused.some((pattern) => pattern.test(file))) yield { file, data };
}
