import path from 'node:path';
import { Listr } from 'listr2';
import { ASSETS_DIR, BASE_PATH } from '../../src/bundle/constants';
import { buildApp } from '../app/build-app';
import { workerFile } from '../app/worker-file';
import { type BuiltApp, WORKER_ASSET } from '../documents/app-assets';
import { indexFiles, pageFiles } from '../documents/pages/page-files';
import { securityFiles } from '../documents/security-files';
import { siteFiles } from '../documents/site-files';
import { OutputFolder } from '../output/output-folder';
import { OutputRecords } from '../output/output-records';
import { htmlFileOf } from '../site/below-base';
import { bundleContent, type ContentBundle } from '../site/bundle-content';
import { ownFiles } from '../site/file-names';
import { PageCache } from '../site/page-cache';
import { makeSearchIndex } from '../site/search/make-search-index';
import { staticFiles } from '../source/static-files';
import { TOOLS_VERSION } from '../support/caches';
import type { OutputFile } from '../support/output-file';
import type { BuildSummary } from './summary';

/** Folders of the site and of its bundle, relative to the output folder. */
const DOCS = BASE_PATH.slice(1);
const ASSETS = path.posix.join(DOCS, ASSETS_DIR);

/** Names all other files of the bundle; the app reads it to detect a new version. */
const SITE_INDEX = 'site.json';

export interface BuildOptions {
  /** Absolute path of the content folder. */
  root: string;
  /** Absolute path of the output folder. */
  out: string;
  isLenient: boolean;
  /** How long hashed files of earlier builds stay in the output folder. Days. */
  keepDays: number;
}

/** Builds the whole site into the output folder. */
export async function buildSite({ root, out, isLenient, keepDays }: BuildOptions): Promise<BuildSummary> {
  const started = performance.now();
  const output = await OutputFolder.open({
    out,
    source: root,
    version: TOOLS_VERSION,
    isCompressed: true,
    onWait: (message) => console.error(message),
  });
  const abort = new AbortController();
  const stageSeconds: Record<string, number> = {};
  const timed = async <T>(stage: string, run: () => Promise<T>): Promise<T> => {
    const begun = performance.now();
    const result = await run();
    stageSeconds[stage] = (performance.now() - begun) / 1000;
    return result;
  };
  const results: {
    bundle?: ContentBundle;
    app?: BuiltApp;
    search?: Promise<void>;
    size?: BuildSummary['size'];
    fault?: unknown;
  } = {};

  const bundlePages = async (onProgress: (text: string) => void): Promise<ContentBundle> => {
    const records = new OutputRecords(output, ASSETS);
    const bundle = await bundleContent({
      root,
      isLenient,
      isSearchable: true,
      cache: new PageCache(root),
      records,
      onProgress,
    });
    // Nothing is written before the content is known to be valid.
    output.refuseForeign(filesOfPages(bundle));
    await records.write();
    await output.write(
      bundle.files.filter(({ file }) => file !== SITE_INDEX),
      ASSETS,
    );
    await output.settle();
    return bundle;
  };
  const startSearch = (bundle: ContentBundle): void => {
    const job = { folders: [output.placeOf(ASSETS)], root };
    results.search = output.write(makeSearchIndex(bundle.search, job, abort.signal), ASSETS);
    // The promise is awaited later; this handler catches a failure before then.
    results.search.catch((error: unknown) => {
      results.fault ??= error;
      abort.abort();
    });
  };
  // Hashed files are written first, then the files that name them, and last the files that announce a new version.
  const writeSite = async (bundle: ContentBundle, app: BuiltApp): Promise<void> => {
    await output.write(appFiles(app), ASSETS);
    await output.settle();
    const waiting: OutputFile[] = [];
    const documents = function* (): Generator<OutputFile> {
      for (const page of pageFiles(bundle, app.assets)) {
        if (page.needs === undefined || output.has(page.needs)) yield page;
        else waiting.push(page);
      }
    };
    await timed('pages', () => output.write(documents()));
    await timed('files beside them', () => output.write(siteFiles(bundle, app.assets)));
    await output.write(staticFiles());
    await output.write(securityFiles(bundle.config, output.names()));
    await timed('search', async () => results.search);
    await timed('compression', () => output.settle());
    await output.write(indexFiles(bundle, app.assets));
    await output.settle();
    await output.write(waiting);
    await output.settle();
    await output.write(
      bundle.files.filter(({ file }) => file === SITE_INDEX),
      ASSETS,
    );
    await output.settle();
    await output.write([await workerFile((file) => output.placeOf(file), app, bundle.site)]);
  };

  const stages = new Listr(
    [
      {
        title: 'Content and app',
        task: (_, parent) =>
          parent.newListr(
            [
              {
                title: 'Bundle content',
                task: async (_, task) => {
                  const bundle = await timed('content', () => bundlePages((text) => (task.output = text)));
                  results.bundle = bundle;
                  startSearch(bundle);
                  task.title = `Bundle content: ${bundle.pages.length} pages`;
                },
              },
              {
                title: 'Build app with webpack',
                task: async () => {
                  results.app = await timed('app', () => buildApp(abort.signal));
                },
              },
            ],
            { concurrent: true },
          ),
      },
      {
        title: 'Write the site',
        task: async () => {
          const { bundle, app } = results;
          if (!bundle || !app) throw new Error('a stage before this one gave no result');
          await writeSite(bundle, app);
        },
      },
      {
        title: 'Delete what is no longer part of it',
        task: async () => {
          results.size = await output.finish({ assets: ASSETS, days: keepDays, now: new Date() });
        },
      },
    ],
    { renderer: process.stdout.isTTY ? 'default' : 'simple', rendererOptions: { collapseSubtasks: false } },
  );
  try {
    await stages.run();
  } catch (error) {
    abort.abort();
    // The error of an aborted stage does not tell the cause.
    throw results.fault ?? error;
  } finally {
    await output.close();
  }
  const { bundle, size } = results;
  if (!bundle || !size) throw new Error('a stage gave no result');
  return { bundle, out, size, stageSeconds, seconds: (performance.now() - started) / 1000 };
}

/** Names of all files: the pages', with their sources, the bundle's, and those that every site has. */
function* filesOfPages({ pages, files }: ContentBundle): Generator<Pick<OutputFile, 'file' | 'source'>> {
  for (const { record } of pages) yield { file: htmlFileOf(record.path), source: record.relativePath };
  for (const { file } of files) yield { file: path.posix.join(ASSETS, file) };
  for (const [file] of ownFiles(pages.length)) yield { file };
}

/** The app's files without the service worker, which is written last; `workerFile` knows its place. */
function* appFiles({ files }: BuiltApp): Generator<OutputFile> {
  for (const [file, data] of files) if (file !== WORKER_ASSET) yield { file, data };
}
