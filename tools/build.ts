/** The build of the whole site: every stage, in the order in which data passes. */
import { Listr, type ListrTask } from 'listr2';
import { buildApp } from './app/build-app';
import type { BuiltApp } from './documents/app-assets';
import { OutputFolder, type OutputSize } from './output/output-folder';
import { ASSETS, announceVersion, writeBundle, writeDocuments } from './output/write-site';
import { type ContentBundle, makeBundle } from './site/make-bundle';
import type { RenderedSite } from './site/render-pages';
import { SearchThread } from './site/search/search-thread';
import { Site } from './site/site';
import type { SiteSource } from './source/read-site';
import { TOOLS_VERSION } from './support/cache';
import { StageClock } from './support/stage-clock';

interface BuildOptions {
  root: string;
  out: string;
  isLenient: boolean;
  /** How long hashed files of earlier builds stay in the output folder. Days. */
  keepDays: number;
  isPrecompressed?: boolean;
  isSilent?: boolean;
}

/** Results that each stage passes to later stages. */
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
  out: string;
  /** Seconds per stage. Stages overlap and wait for each other. */
  stageSeconds: Record<string, number>;
  /** Seconds from start to end. */
  seconds: number;
}

/** Builds the whole site into the output folder. */
export async function buildSite(options: BuildOptions): Promise<BuiltSite> {
  const { root, out, isLenient, keepDays, isPrecompressed = false, isSilent = false } = options;
  const started = performance.now();
  const output = await OutputFolder.open({
    out,
    source: root,
    version: TOOLS_VERSION,
    isPrecompressed,
    onWait: (message) => console.error(message),
  });
  const site = new Site(root);
  const searchThread = new SearchThread(root);
  const abort = new AbortController();
  const clock = new StageClock();
  let searchError: unknown;

  const read = stage('Read the content', async (stages) => {
    await clock.time('read', async () => {
      [stages.source] = await Promise.all([site.read(), site.readDates()]);
    });
  });
  const render = stage('Render the pages', async (stages, onProgress) => {
    stages.rendered = await clock.time('render', () => site.render(stages.source, onProgress));
  });
  // This stage is the first that writes files of the site. If the content has errors, it throws before it writes any,
  // unless `isLenient`.
  const bundle = stage('Make the bundle', async (stages) => {
    await clock.time('bundle', async () => {
      stages.bundle = await makeBundle(stages.rendered);
      site.save();
      if (!isLenient) stages.bundle.problems.refuseErrors();
      await writeBundle(stages.bundle, output);
    });
    const index = searchThread.make(stages.bundle.search, abort.signal);
    stages.search = output.write(index, ASSETS);
    // The promise is awaited later; this handler catches a failure before then.
    stages.search.catch((error: unknown) => {
      searchError ??= error;
      abort.abort();
    });
  });
  const app = stage('Build the app with webpack', async (stages) => {
    stages.app = await clock.time('app', () => buildApp(abort.signal));
  });
  const documents = stage('Write the documents', (stages) =>
    writeDocuments(stages.bundle, stages.app, stages.search, { output, clock }),
  );
  const publish = stage('Publish, and delete what is no longer part of the site', async (stages) => {
    await announceVersion(stages.bundle, stages.app, output);
    stages.size = await output.finish({ assets: ASSETS, days: keepDays, now: new Date() });
    await searchThread.finish();
  });

  const content: ListrTask<Stages> = {
    title: 'Content',
    task: (_, task) => task.newListr([read, render, bundle], { concurrent: false }),
  };
  const contentAndApp: ListrTask<Stages> = {
    title: 'Content and app',
    task: (_, task) => task.newListr([content, app], { concurrent: true }),
  };
  const build = new Listr<Stages>([contentAndApp, documents, publish], {
    rendererOptions: { collapseSubtasks: false },
    silentRendererCondition: isSilent,
  });
  try {
    const built = await build.run();
    const seconds = (performance.now() - started) / 1000;
    return { bundle: built.bundle, size: built.size, out, stageSeconds: clock.seconds, seconds };
  } catch (error) {
    abort.abort();
    // If making the search index failed, `error` may come from a stage that was aborted and not name the cause.
    throw searchError ?? error;
  } finally {
    await searchThread.close();
    await output.close();
  }
}

/** Makes a stage of the build. `run` gets `onProgress`, which shows a line below the title. */
function stage(
  title: string,
  run: (stages: Stages, onProgress: (text: string) => void) => Promise<void>,
): ListrTask<Stages> {
  return {
    title,
    task: (stages, task) =>
      run(stages, (text) => {
        task.output = text;
      }),
  };
}
