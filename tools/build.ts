/** The build of the whole site: every stage, in the order in which data passes. */
import path from 'node:path';
import { Listr, type ListrTask } from 'listr2';
import { ASSETS_DIR, BASE_PATH } from '../src/bundle/constants';
import { buildApp } from './app/build-app';
import { workerFile } from './app/worker-file';
import { appFiles, type BuiltApp } from './documents/app-assets';
import { indexFiles, pageFiles } from './documents/pages/page-files';
import { serverFiles } from './documents/server-files';
import { siteFiles } from './documents/site-files';
import { OutputFolder, type OutputSize } from './output/output-folder';
import { OutputRecords } from './output/output-records';
import { htmlFileOf, ownFiles } from './site/file-names';
import { type ContentBundle, makeBundle } from './site/make-bundle';
import { PageCache } from './site/page-cache';
import { type RenderedSite, renderPages } from './site/render-pages';
import { SearchThread } from './site/search/search-thread';
import { readSite, type SiteSource } from './source/read-site';
import { staticFiles } from './source/static-files';
import { TOOLS_VERSION } from './support/caches';
import type { OutputFile } from './support/output-file';
import { StageClock } from './support/stage-clock';

/** Folder of the bundle, relative to the output folder. */
const ASSETS = path.posix.join(BASE_PATH.slice(1), ASSETS_DIR);

interface BuildOptions {
  /** Absolute path of the content folder. */
  root: string;
  /** Absolute path of the output folder. */
  out: string;
  isLenient: boolean;
  /** How long hashed files of earlier builds stay in the output folder. Days. */
  keepDays: number;
  /** Whether compressed copies are written beside the files. */
  isPrecompressed?: boolean;
  /** Whether no progress is shown. */
  isSilent?: boolean;
}

/** What the stages give to those after them. */
interface Stages {
  source: SiteSource;
  rendered: RenderedSite;
  bundle: ContentBundle;
  app: BuiltApp;
  search: Promise<void>;
  size: OutputSize;
}

/** A finished build. */
export interface BuiltSite extends Pick<Stages, 'bundle' | 'size'> {
  /** Output folder. */
  out: string;
  /** Seconds per stage. Stages overlap and wait for each other. */
  stageSeconds: Record<string, number>;
  /** Seconds from start to end. */
  seconds: number;
}

/** Builds the whole site into the output folder. */
export async function buildSite({
  root,
  out,
  isLenient,
  keepDays,
  isPrecompressed = false,
  isSilent = false,
}: BuildOptions): Promise<BuiltSite> {
  const started = performance.now();
  const output = await OutputFolder.open({
    out,
    source: root,
    version: TOOLS_VERSION,
    isPrecompressed,
    onWait: (message) => console.error(message),
  });
  const cache = new PageCache(root);
  const records = new OutputRecords(output, ASSETS);
  const abort = new AbortController();
  const clock = new StageClock();
  const searchThread = new SearchThread(root);
  let searchFault: unknown;

  const content: ListrTask<Stages>[] = [
    {
      title: 'Read the content',
      task: async (stages) => {
        stages.source = await clock.time('read', () => readSite(root, cache.parse));
      },
    },
    {
      title: 'Render the pages',
      task: async (stages, task) => {
        const onProgress = (text: string): void => {
          task.output = text;
        };
        stages.rendered = await clock.time('render', () =>
          renderPages(stages.source, { records, cache, onProgress }),
        );
      },
    },
    {
      title: 'Make the bundle',
      task: async (stages, task) => {
        const bundle = await clock.time('bundle', async () => {
          const made = await makeBundle(stages.rendered, { isLenient, isSearchable: true });
          // Nothing is written before the content is known to be valid.
          output.refuseForeign(filesOfPages(made));
          await records.write();
          await output.write(made.files, ASSETS);
          await output.settle();
          return made;
        });
        const index = searchThread.make(bundle.search, [output.placeOf(ASSETS)], abort.signal);
        stages.search = output.write(index, ASSETS);
        // The promise is awaited later; this handler catches a failure before then.
        stages.search.catch((error: unknown) => {
          searchFault ??= error;
          abort.abort();
        });
        stages.bundle = bundle;
        task.title = `Make the bundle: ${bundle.pages.length} pages`;
      },
    },
  ];
  const app: ListrTask<Stages> = {
    title: 'Build the app with webpack',
    task: async (stages) => {
      stages.app = await clock.time('app', () => buildApp(abort.signal));
    },
  };
  // Hashed files are written first, then the documents that name them, and last the files that announce a new version.
  const documents: ListrTask<Stages> = {
    title: 'Write the documents',
    task: (stages) => writeDocuments(stages, output, clock),
  };
  const publish: ListrTask<Stages> = {
    title: 'Publish, and delete what is no longer part of the site',
    task: async (stages) => {
      await announceVersion(stages, output);
      stages.size = await output.finish({ assets: ASSETS, days: keepDays, now: new Date() });
      await searchThread.finish();
    },
  };
  const build = new Listr<Stages>(
    [
      {
        title: 'Content and app',
        task: (_, task) =>
          task.newListr(
            [{ title: 'Content', task: (_, below) => below.newListr(content, { concurrent: false }) }, app],
            {
              concurrent: true,
            },
          ),
      },
      documents,
      publish,
    ],
    { rendererOptions: { collapseSubtasks: false }, silentRendererCondition: isSilent },
  );
  try {
    const { bundle, size } = await build.run();
    const seconds = (performance.now() - started) / 1000;
    return { bundle, size, out, stageSeconds: clock.seconds, seconds };
  } catch (error) {
    abort.abort();
    // The error of an aborted stage does not tell the cause.
    throw searchFault ?? error;
  } finally {
    await searchThread.close();
    records.close();
    await output.close();
  }
}

/** Writes the app's files, the pages and the files beside them, each after the files that it names. */
async function writeDocuments(
  { bundle, app, search }: Stages,
  output: OutputFolder,
  clock: StageClock,
): Promise<void> {
  const { assets } = app;
  await output.write(appFiles(app, bundle), ASSETS);
  await output.settle();
  const waiting: OutputFile[] = [];
  const ready = readyPages(pageFiles(bundle, assets), output, waiting);
  await clock.time('pages', () => output.write(ready));
  await clock.time('files beside them', () => output.write(siteFiles(bundle, assets)));
  await output.write(staticFiles());
  await clock.time('search', () => search);
  // They name the folders of hashed files, the search index among them.
  await output.write(serverFiles(bundle, output.names()));
  await clock.time('compression', () => output.settle());
  await output.write(indexFiles(bundle, assets));
  await output.settle();
  await output.write(waiting);
  await output.settle();
}

/** Writes the files by which open tabs and returning readers learn of a new version: `site.json`, then the worker. */
async function announceVersion({ bundle, app }: Stages, output: OutputFolder): Promise<void> {
  await output.write([bundle.siteFile], ASSETS);
  await output.settle();
  await output.write([await workerFile((file) => output.placeOf(file), app, bundle.site)]);
}

/** Names of all files: the pages', with their sources, the bundle's, and those that every site has. */
function* filesOfPages({ pages, files, siteFile }: ContentBundle) {
  for (const { file, record } of pages) {
    yield { file: htmlFileOf(record.path), source: record.relativePath };
    yield { file: path.posix.join(ASSETS, file), source: record.relativePath };
  }
  for (const { file } of [...files, siteFile]) yield { file: path.posix.join(ASSETS, file) };
  for (const [file] of ownFiles(pages.length)) yield { file };
}

/** The pages whose start file is in the output already; the others go to `waiting`. */
function* readyPages(
  pages: Iterable<OutputFile>,
  output: OutputFolder,
  waiting: OutputFile[],
): Generator<OutputFile> {
  for (const page of pages) {
    if (page.needs === undefined || output.has(page.needs)) yield page;
    else waiting.push(page);
  }
}
