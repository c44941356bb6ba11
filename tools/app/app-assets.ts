/** The built reader app, as the pages' HTML needs it. */
export interface AppAssets {
  /** Scripts every page loads, in order, below the bundle's folder. */
  scripts: string[];
  /** Scripts of the pages made for printing, in order. */
  printScripts: string[];
  /** Style sheets every page loads, in order, below the bundle's folder. */
  styles: string[];
}

/** What the webpack process reports to the build. */
export type WorkerMessage = { kind: 'built'; assets: AppAssets } | { kind: 'failed'; message: string };
