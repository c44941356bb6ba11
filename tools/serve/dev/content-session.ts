import type { IncomingMessage, ServerResponse } from 'node:http';
import { BASE_PATH } from '../../../src/bundle/constants';
import type { DevProblem } from '../../../src/bundle/dev-messages';
import type { ContentBundle } from '../../site/make-bundle';
import { Site } from '../../site/site';
import { SITE_CONFIG_FILE } from '../../source/config/read-site-config';
import { UsageError } from '../../support/problems';
import { type ChangeBatch, ChangeBatches } from './change-batches';
import { compareFiles, stampFiles } from './file-fates';
import { FolderWatcher } from './folder-watcher';
import { handleRequest } from './handle-request';
import type { LiveApp } from './live-app';
import type { Report } from './report';
import { ServedSite } from './served-site';
import type { Tabs } from './tabs';

/** If no open page shows a change within this time, the change is reported as not shown. Milliseconds. */
const SHOWN_LIMIT_MS = 2000;

/** Options of a session. */
export interface SessionOptions {
  root: string;
  /** `root` as the author wrote it, for messages; ends with a slash. */
  folder: string;
  /** Whether mistakes in the content are reported in the terminal only. */
  isLenient: boolean;
  report: Report;
  /** Called with errors that stop the server. */
  onFault: (error: unknown) => void;
  app: Pick<LiveApp, 'built' | 'keptFile'>;
  tabs: Tabs;
  /** Takes all current errors of the content. */
  setProblems: (origin: 'content', problems: readonly DevProblem[]) => void;
}

/**
 * Opens a content folder that is being edited: answers requests from it, applies changes and notifies open pages.
 * Throws `UsageError` when the folder cannot be opened.
 */
export async function openSession(options: SessionOptions) {
  const { root, folder, isLenient, report, onFault, app, tabs, setProblems } = options;
  const site = new Site(root);
  let served = new ServedSite(root, await site.update());
  let stamps = stampFiles(root, served.bundle.sourceFiles);
  let changes = 0;

  const reportProblems = ({ problems }: ContentBundle, fault?: DevProblem): void => {
    const errors = problems.all.filter(({ severity }) => severity === 'error');
    const described = [
      ...(fault ? [fault] : []),
      ...errors.map(({ severity: _, rule: __, ...problem }) => ({ ...problem, file: folder + problem.file })),
      ...restartProblem(served.bundle, folder),
    ];
    if (isLenient) report.errors(described);
    else setProblems('content', described);
    report.counts(described.length, problems.warningCount);
  };

  const update = async ({ files: noticed, noticedAt }: ChangeBatch): Promise<void> => {
    try {
      const next = new ServedSite(root, await site.update());
      const nextStamps = stampFiles(root, next.bundle.sourceFiles);
      const fates = compareFiles(stamps, nextStamps);
      const isOther = next.bundle.siteFile.data !== served.bundle.siteFile.data;
      stamps = nextStamps;
      if (!isOther && fates.size === 0) return reportProblems(next.bundle);
      served.close();
      served = next;
      // A hidden file, such as a drawing, is in no list of files.
      const files = fates.size > 0 ? fates : new Map(noticed.map((file) => [file, 'changed'] as const));
      const change = ++changes;
      const shown = tabs.shown(change, SHOWN_LIMIT_MS);
      tabs.send({ kind: 'content', change });
      reportProblems(next.bundle);
      const processingTime = performance.now() - noticedAt;
      void shown.then((isShown) => {
        const milliseconds = isShown ? performance.now() - noticedAt : processingTime;
        if (files.size > 0) report.content(files, { milliseconds, isShown, tabs: tabs.count });
      });
      site.save();
    } catch (error) {
      // The last whole site stays in use until the next save.
      if (!(error instanceof UsageError)) console.error(error);
      const message = error instanceof Error ? error.message : String(error);
      reportProblems(served.bundle, { file: folder, message });
    }
  };

  const batches = new ChangeBatches(update, onFault);
  const watcher = new FolderWatcher(root, (name) => batches.add(name), onFault);
  reportProblems(served.bundle);
  site.save();
  // With a long history, git takes seconds.
  void site.readDates().then(() => batches.run());
  return {
    pageCount: served.bundle.pages.length,
    answer: async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      const settled = async (): Promise<ServedSite> => {
        await batches.settled();
        return served;
      };
      await handleRequest({ app, settled, tabs }, request, response);
    },
    stop: (): void => {
      batches.close();
      watcher.close();
      served.close();
    },
  };
}

/** Modules make addresses from the base when they are loaded. */
function restartProblem({ config }: ContentBundle, folder: string): DevProblem[] {
  if (config.base === BASE_PATH) return [];
  const message = `the base is "${config.base}", but the server was started with "${BASE_PATH}"`;
  return [{ file: folder + SITE_CONFIG_FILE, message, hint: 'Start the command again.' }];
}
