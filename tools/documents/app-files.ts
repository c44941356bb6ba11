import type { ContentBundle } from '../site/make-bundle';
import type { OutputFile } from '../support/output-file';
import { type BuiltApp, DIAGRAM_CHUNK, WORKER_ASSET } from './app-assets';

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
