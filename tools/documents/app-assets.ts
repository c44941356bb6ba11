import type { ContentBundle } from '../site/make-bundle';
import type { OutputFile } from '../support/output-file';

/** Where webpack leaves the service worker, below the bundle's folder; not where it is served. */
export const WORKER_ASSET = 'js/service-worker.js';

/** Scripts of diagrams: mermaid's core, and its diagram types, named by numbers. They are already minified. */
export const DIAGRAM_CHUNK = /js\/(?:vendors~flowchart|\d+)\./;

/** Entry point of the styles that no page of the content needs for its first paint. */
export const LATER_STYLES = 'later';

/** The built reader app, as the pages' HTML needs it. */
export interface AppAssets {
  /** Scripts every page loads, in order, below the bundle's folder. */
  scripts: string[];
  printScripts: string[];
  /** Style sheets every page loads, in order, below the bundle's folder. */
  styles: string[];
  /** Text of the first style sheet, inlined in content pages; absent in `npm run dev`, where it changes. */
  inlineStyle?: string | undefined;
}

/** What webpack has built. */
export interface BuiltApp {
  assets: AppAssets;
  /** By name below the bundle's folder. */
  files: ReadonlyMap<string, Uint8Array>;
}

/** What the webpack process reports to the build. */
export type AppBuildMessage = { kind: 'built'; app: BuiltApp } | { kind: 'failed'; message: string };

/** Files of the app that only some sites need, each with what makes a site need them. */
const OPTIONAL_FILES: [files: RegExp, isUsed: (bundle: ContentBundle) => boolean][] = [
  [DIAGRAM_CHUNK, ({ pages }) => pages.some((page) => page.hasDiagram)],
  [/^js\/own-site\./, ({ site }) => site.ownSite !== undefined],
  [/^js\/version-lens\./, ({ site }) => site.versions !== undefined],
  [/^js\/print\./, ({ sections }) => sections.some(({ section }) => section !== '')],
];

/** The files of the app that a site needs, without the service worker, which is published last (`app/worker-file.ts`). */
export function* appFiles({ files }: BuiltApp, bundle: ContentBundle): Generator<OutputFile> {
  const unused = OPTIONAL_FILES.filter(([, isUsed]) => !isUsed(bundle)).map(([pattern]) => pattern);
  for (const [file, data] of files)
    if (file !== WORKER_ASSET && !unused.some((pattern) => pattern.test(file))) yield { file, data };
}
