import { cp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { Listr } from 'listr2';
import { ASSETS_DIR, BASE_PATH } from '../../src/bundle/constants';
import type { AppAssets } from '../app/app-assets';
import { buildApp } from '../app/build-app';
import { bundleContent, type ContentBundle } from '../bundle/bundle-content';
import { compressTree } from '../output/compress-tree';
import { StagedFolder, writeFiles } from '../output/write-tree';
import { siteFiles } from '../site-files/site-files';
import { pageFiles } from '../snapshot/page-files';
import type { BuildSummary } from './summary';

/** Every build has it; its presence tells that a folder was written by this tool. */
const MARKER = path.join(BASE_PATH, ASSETS_DIR, 'site.json');

/** Static files served as they are; `root/` goes to the host's root, the rest below the base. */
const STATIC_DIR = path.resolve(import.meta.dirname, '../../static');

export interface BuildOptions {
  /** Absolute path of the content folder. */
  root: string;
  /** Absolute path of the output folder. */
  out: string;
  isLenient: boolean;
}

/** Builds the whole site and puts it in the place of the last build. */
export async function buildSite({ root, out, isLenient }: BuildOptions): Promise<BuildSummary> {
  const started = performance.now();
  const staged = await StagedFolder.begin(out, MARKER);
  const docs = path.join(staged.staging, BASE_PATH);
  const assetsDir = path.join(docs, ASSETS_DIR);
  const abort = new AbortController();
  const results: { bundle?: ContentBundle; assets?: AppAssets } = {};

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
                  results.bundle = await bundleContent({
                    root,
                    isLenient,
                    onProgress: (text) => (task.output = text),
                  });
                  await writeFiles(assetsDir, results.bundle.files);
                  task.title = `Bundle content: ${results.bundle.pages.length} pages`;
                },
              },
              {
                title: 'Build app with webpack',
                task: async () => {
                  results.assets = await buildApp(assetsDir, abort.signal);
                },
              },
            ],
            { concurrent: true },
          ),
      },
      {
        title: 'Write pages',
        task: async () => {
          const { bundle, assets } = results;
          if (!bundle || !assets) throw new Error('a stage before this one gave no result');
          await writeFiles(staged.staging, pageFiles(bundle, assets));
          await writeFiles(staged.staging, await siteFiles(bundle, assets));
          await copyStatic(docs, staged.staging);
        },
      },
      { title: 'Compress', task: () => compressTree(staged.staging) },
      { title: 'Replace the last build', task: () => staged.commit() },
    ],
    { renderer: process.stdout.isTTY ? 'default' : 'simple', rendererOptions: { collapseSubtasks: false } },
  );
  try {
    await stages.run();
  } catch (error) {
    abort.abort();
    await staged.discard();
    throw error;
  }
  if (!results.bundle) throw new Error('the content was not bundled');
  return { bundle: results.bundle, out, seconds: (performance.now() - started) / 1000 };
}

async function copyStatic(docs: string, root: string): Promise<void> {
  const names = await readdir(STATIC_DIR);
  await Promise.all(
    names.map((name) => {
      const to = name === 'root' ? root : path.join(docs, name);
      return cp(path.join(STATIC_DIR, name), to, { recursive: true });
    }),
  );
}
