import path from 'node:path';
import { ASSETS_DIR, BASE_PATH } from '../../src/bundle/constants';
import { workerFile } from '../app/worker-file';
import { appFiles, type BuiltApp } from '../documents/app-assets';
import { indexFiles, pageFiles } from '../documents/pages/page-files';
import { serverFiles } from '../documents/server-files';
import { siteFiles } from '../documents/site-files';
import { htmlFileOf, ownFiles } from '../site/file-names';
import { type ContentBundle, recordFiles } from '../site/make-bundle';
import { isHostOwner } from '../source/config/site-schema';
import { staticFiles } from '../source/static-files';
import type { StageClock } from '../support/stage-clock';
import type { OutputFolder } from './output-folder';

/** Folder of the bundle, relative to the output folder. */
export const ASSETS = path.posix.join(BASE_PATH.slice(1), ASSETS_DIR);

/**
 * Writes the bundle's files. Throws `UsageError`, and writes nothing, if the folder belongs to another site, or a file
 * would overwrite one that no build wrote.
 */
export async function writeBundle(bundle: ContentBundle, output: OutputFolder): Promise<void> {
  output.claim({ kind: 'build', title: bundle.config.title }, filesOfSite(bundle));
  await output.write(recordFiles(bundle), ASSETS);
  await output.write(bundle.files, ASSETS);
  await output.settle();
}

/**
 * Writes the app, the pages and the other files, each after the files that it refers to. `search` resolves when the
 * search index is written.
 */
export async function writeDocuments(
  bundle: ContentBundle,
  app: BuiltApp,
  search: Promise<void>,
  { output, clock }: { output: OutputFolder; clock: StageClock },
): Promise<void> {
  const { assets } = app;
  await output.write(appFiles(app, bundle), ASSETS);
  await output.settle();
  const pages = [...pageFiles(bundle, assets)];
  // The start files of these pages are already in the output.
  const ready = new Set(pages.filter(({ needs }) => needs === undefined || output.has(needs)));
  await clock.time('pages', () => output.write(ready));
  await clock.time('files beside the pages', () => output.write(siteFiles(bundle, assets)));
  await output.write(staticFiles(isHostOwner(bundle.config)));
  await clock.time('search', () => search);
  // The files for servers name the folders of hashed files, including that of the search index.
  await output.write(serverFiles(bundle, output.names()));
  await clock.time('compression', () => output.settle());
  await output.write(indexFiles(bundle, assets));
  await output.settle();
  await output.write(pages.filter((page) => !ready.has(page)));
  await output.settle();
}

/** Writes the files by which open tabs and returning readers learn of a new version: `site.json`, then the worker. */
export async function announceVersion(
  bundle: ContentBundle,
  app: BuiltApp,
  output: OutputFolder,
): Promise<void> {
  await output.write([bundle.siteFile], ASSETS);
  await output.settle();
  await output.write([await workerFile((file) => output.pathOf(file), app, bundle.site)]);
}

/** Names of the files of the pages (with their sources), of the bundle, and of the files that every site has. */
function* filesOfSite({ config, pages, files, siteFile }: ContentBundle) {
  for (const { file, record } of pages) {
    yield { file: htmlFileOf(record.path), source: record.relativePath };
    yield { file: path.posix.join(ASSETS, file), source: record.relativePath };
  }
  for (const { file } of [...files, siteFile]) yield { file: path.posix.join(ASSETS, file) };
  for (const [file] of ownFiles(pages.length, isHostOwner(config))) yield { file };
}
