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
  /** Scripts of the pages made for printing, in order. */
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
