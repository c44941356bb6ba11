import path from 'node:path';
import { Listr } from 'listr2';
import { ASSETS_DIR, BASE_PATH } from '../../src/bundle/constants';
import { WORKER_ASSET } from '../app/app-assets';
import type { KeptApp } from '../app/app-cache';
import { buildApp } from '../app/build-app';
import { workerFile } from '../app/worker-file';
import { bundleContent, type ContentBundle } from '../bundle/bundle-content';
import { keptPages } from '../bundle/page-cache';
import { filesBelow } from '../files-below';
import { pruneCompressed } from '../output/compression-cache';
import type { OutputFile } from '../output/output-file';
import { OutputRecords } from '../output/output-records';
import { replaceBuild } from '../output/replace-build';
import { SiteOutput } from '../output/site-output';
import { WritePool } from '../output/write-pool';
import { StagedFolder } from '../output/write-tree';
import { makeSearchIndex } from '../search/make-search-index';
import { securityFiles } from '../site-files/security-files';
import { siteFiles } from '../site-files/site-files';
import { pageFiles } from '../snapshot/page-files';
import { TOOLS_FOLDER } from '../worker-entry';
import type { BuildSummary, TreeSize } from './summary';

/** Every build has it; its presence tells that a folder was written by this tool. */
const MARKER = path.join(BASE_PATH, ASSETS_DIR, 'site.json');

/** Static files served as they are; `root/` goes to the host's root, the rest below the base. */
const STATIC_DIR = path.resolve(import.meta.dirname, '../../static');

const ROOT_PREFIX = 'root/';

/** Folders of the site and of its bundle below the output folder. */
const DOCS = BASE_PATH.slice(1);
const ASSETS = path.posix.join(DOCS, ASSETS_DIR);

export interface BuildOptions {
  /** Absolute path of the content folder. */
  root: string;
  /** Absolute path of the output folder. */
  out: string;
  isLenient: boolean;
  /** How long hashed files of earlier builds stay in the output folder. Days. */
  keepDays: number;
}

/** Builds the whole site and puts it in the place of the last build. */
export async function buildSite({ root, out, isLenient, keepDays }: BuildOptions): Promise<BuildSummary> {
  const started = performance.now();
  const staged = await StagedFolder.begin(out, MARKER);
  const { staging } = staged;
  const pool = new WritePool(staging);
  const output = new SiteOutput({ staging, target: out, version: TOOLS_FOLDER, pool });
  const abort = new AbortController();
  const cache = keptPages(root);
  const results: {
    bundle?: ContentBundle;
    app?: KeptApp;
    search?: Promise<void>;
    size?: TreeSize;
    fault?: unknown;
  } = {};
  const stageSeconds: Record<string, number> = {};
  const timed = async <T>(stage: string, run: () => Promise<T>): Promise<T> => {
    const begun = performance.now();
    const result = await run();
    stageSeconds[stage] = (performance.now() - begun) / 1000;
    return result;
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
                  results.bundle = await timed('content', () =>
                    bundleContent({
                      root,
                      isLenient,
                      isSearchable: true,
                      ...(cache && { cache }),
                      records: new OutputRecords(output, ASSETS),
                      onProgress: (text) => (task.output = text),
                    }),
                  );
                  await output.write(results.bundle.files, ASSETS);
                  await output.settle();
                  const folders = [staging, out].map((folder) => path.join(folder, ASSETS));
                  const job = { folders, site: root, version: TOOLS_FOLDER };
                  const index = makeSearchIndex(results.bundle.search, job, abort.signal);
                  results.search = output.write(index, ASSETS);
                  // It is awaited later; until then nobody else would hear of its failure.
                  results.search.catch((error: unknown) => {
                    results.fault ??= error;
                    abort.abort();
                  });
                  task.title = `Bundle content: ${results.bundle.pages.length} pages`;
                },
              },
              {
                title: 'Build app with webpack',
                task: async () => {
                  results.app = await timed('app', () => buildApp(abort.signal));
                  await output.write(appFiles(results.app), ASSETS);
                },
              },
            ],
            { concurrent: true },
          ),
      },
      {
        title: 'Write pages',
        task: async () => {
          const { bundle, app } = results;
          if (!bundle || !app) throw new Error('a stage before this one gave no result');
          await timed('pages', () => output.write(pageFiles(bundle, app.assets)));
          await timed('files beside them', () => output.write(siteFiles(bundle, app.assets)));
          await output.write(staticFiles());
          await output.settle();
          await output.write(securityFiles(bundle.config, output.names()));
          await output.write([await workerFile((file) => output.placeOf(file), app.folder, bundle.site)]);
        },
      },
      { title: 'Index for search', task: () => timed('search', async () => results.search) },
      { title: 'Compress', task: () => timed('compression', () => output.settle()) },
      {
        title: 'Replace the last build',
        task: async () => {
          results.size = await timed('replacement', () =>
            replaceBuild(staged, output, { assets: ASSETS, keepDays }),
          );
        },
      },
    ],
    { renderer: process.stdout.isTTY ? 'default' : 'simple', rendererOptions: { collapseSubtasks: false } },
  );
  try {
    await stages.run();
  } catch (error) {
    abort.abort();
    // Whatever a thread is writing would be left behind.
    await pool.close();
    await staged.discard();
    // What was aborted because of it says nothing of the cause.
    throw results.fault ?? error;
  }
  await pool.close();
  pruneCompressed();
  const { bundle, size } = results;
  if (!bundle || !size) throw new Error('a stage gave no result');
  return { bundle, out, size, stageSeconds, seconds: (performance.now() - started) / 1000 };
}

/** The app's files; the service worker gets its place later, `workerFile` says where. */
function* appFiles({ folder, files }: KeptApp): Generator<OutputFile> {
  for (const file of files) if (file !== WORKER_ASSET) yield { file, copyOf: path.join(folder, file) };
}

function* staticFiles(): Generator<OutputFile> {
  for (const name of filesBelow(STATIC_DIR)) {
    const file = name.startsWith(ROOT_PREFIX) ? name.slice(ROOT_PREFIX.length) : DOCS + name;
    yield { file, copyOf: path.join(STATIC_DIR, name) };
  }
}
