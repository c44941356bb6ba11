import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DevProblem } from '../../../src/bundle/dev-messages';
import { readLastUpdated } from '../../source/last-updated';
import { applyChanges } from './apply-changes';
import { BackgroundCheck } from './background-check';
import { type ChangeBatch, ChangeBatches } from './change-batches';
import { ContentWatcher } from './content-watcher';
import { handleRequest } from './handle-request';
import type { LiveApp } from './live-app';
import { LiveSite } from './live-site';
import type { Report } from './report';
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
  app: LiveApp;
  tabs: Tabs;
  /** Takes all current errors of the content. */
  setProblems: (origin: 'content', problems: readonly DevProblem[]) => void;
}

/**
 * Opens a content folder that is being edited: answers requests from it, applies changes and notifies open pages.
 * Throws `UsageError` when the folder does not exist.
 */
export async function openSession(options: SessionOptions) {
  const { root, folder, isLenient, report, onFault, app, tabs, setProblems } = options;
  const site = await LiveSite.open(root);
  let changes = 0;

  const check = new BackgroundCheck(
    site,
    (found, isComplete) => {
      const errors = found.all
        .filter(({ severity }) => severity === 'error')
        .map(({ file, line, column, message, hint }) => ({
          file: folder + file,
          line,
          column,
          message,
          hint,
        }));
      if (isLenient) report.errors(errors);
      else setProblems('content', errors);
      if (isComplete) report.counts(found.errorCount, found.warningCount);
    },
    onFault,
  );

  const applyBatch = async ({ files, noticedAt }: ChangeBatch): Promise<void> => {
    const applied = await applyChanges(site, files);
    if (applied.files.size === 0) return;
    // `site.json` names the folder of the search index.
    const hasNewSearchFolder = site.search.forget();
    const stale = { ...applied.stale, indexes: applied.stale.indexes || hasNewSearchFolder };
    const change = ++changes;
    const shown = tabs.shown(change, SHOWN_LIMIT_MS);
    tabs.send({ kind: 'content', change, stale });
    check.restart([...applied.files.keys()]);
    const processingTime = performance.now() - noticedAt;
    void shown.then((isShown) => {
      const milliseconds = isShown ? performance.now() - noticedAt : processingTime;
      report.content(applied.files, { milliseconds, isShown, tabs: tabs.count });
    });
  };

  const batches = new ChangeBatches(applyBatch, onFault);
  const onChange = (name: string): void => {
    check.pause();
    batches.add(name);
  };
  const watcher = new ContentWatcher(root, onChange, onFault);
  check.restart([]);
  // With a long history, git takes seconds. A change that is saved meanwhile must not be lost.
  void readLastUpdated(root).then((dates) => {
    if (dates.size === 0) return;
    site.setDates(dates);
    tabs.send({ kind: 'content', change: ++changes, stale: { indexes: false, pages: 'all' } });
    check.restart([]);
  });
  return {
    pageCount: site.pages.length,
    answer: (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      check.pause();
      const settled = () => batches.settled();
      return handleRequest({ site, app, settled, tabs }, request, response);
    },
    stop: (): void => {
      check.stop();
      batches.close();
      watcher.close();
    },
  };
}
