import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StaleFiles } from '../../../src/bundle/dev-messages';
import { readLastUpdated } from '../../source/last-updated';
import { applyChanges } from './apply-changes';
import { BackgroundCheck } from './background-check';
import { type ChangeBatch, ChangeBatches } from './change-batches';
import { ContentWatcher } from './content-watcher';
import { handleRequest } from './handle-request';
import type { LiveApp } from './live-app';
import { LiveSite } from './live-site';
import { type ProblemBoard, toDevProblems } from './problem-board';
import type { Report } from './report';
import type { Tabs } from './tabs';

/** If no open page shows a change within this time, the change is reported as not shown. Milliseconds. */
const SHOWN_LIMIT_MS = 2000;

/**
 * When a page's title turns out to differ from the one in sidebars, the server waits this long for further such pages
 * before it notifies open pages. Milliseconds.
 */
const RETITLE_WAIT_MS = 100;

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
  board: ProblemBoard;
}

/** A content folder that is being edited: answers requests from it, applies changes and notifies open pages. */
export class ContentSession {
  readonly #batches: ChangeBatches;
  readonly #watcher: ContentWatcher;
  readonly #check: BackgroundCheck;
  readonly #site: LiveSite;
  #changes = 0;
  #retitleTimer: ReturnType<typeof setTimeout> | undefined;

  private constructor(
    private readonly options: SessionOptions,
    site: LiveSite,
  ) {
    const { root, folder, isLenient, report, onFault, board } = options;
    this.#site = site;
    site.onRetitled = () => this.#retitle();
    this.#batches = new ChangeBatches((batch) => this.#applyBatch(batch), onFault);
    this.#check = new BackgroundCheck(
      site,
      (found, isComplete) => {
        const errors = toDevProblems(found.all, folder);
        if (isLenient) report.errors(errors);
        else board.set('content', errors);
        if (isComplete) report.counts(found.errorCount, found.warningCount);
      },
      onFault,
    );
    const onChange = (name: string): void => {
      this.#check.pause();
      this.#batches.add(name);
    };
    this.#watcher = new ContentWatcher(root, onChange, onFault);
  }

  /** Reads the folder and starts to watch it. Throws `UsageError` when the folder does not exist. */
  static async open(options: SessionOptions): Promise<ContentSession> {
    const session = new ContentSession(options, await LiveSite.open(options.root));
    session.#check.restart([]);
    void readLastUpdated(options.root).then((dates) => session.#setDates(dates));
    return session;
  }

  get pageCount(): number {
    return this.#site.pages.length;
  }

  answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.#check.pause();
    const { app, tabs } = this.options;
    const settled = () => this.#batches.settled();
    return handleRequest({ site: this.#site, app, settled, tabs }, request, response);
  }

  stop(): void {
    clearTimeout(this.#retitleTimer);
    this.#check.stop();
    this.#batches.close();
    this.#watcher.close();
  }

  async #applyBatch({ files, noticedAt }: ChangeBatch): Promise<void> {
    const applied = await applyChanges(this.#site, files);
    if (applied.files.size === 0) return;
    const hasNewSearchFolder = this.#site.search.forget();
    // `site.json` names the folder of the search index.
    const shown = this.#announce({ ...applied.stale, indexes: applied.stale.indexes || hasNewSearchFolder });
    this.#check.restart([...applied.files.keys()]);
    const processingTime = performance.now() - noticedAt;
    void shown.then((isShown) => {
      const milliseconds = isShown ? performance.now() - noticedAt : processingTime;
      const { report, tabs } = this.options;
      report.content(applied.files, { milliseconds, isShown, tabs: tabs.count });
    });
  }

  #announce(stale: StaleFiles): Promise<boolean> {
    const change = ++this.#changes;
    const shown = this.options.tabs.shown(change, SHOWN_LIMIT_MS);
    this.options.tabs.send({ kind: 'content', change, stale });
    return shown;
  }

  /** A page's title differs from the one in sidebars: makes open pages fetch the sidebars again. */
  #retitle(): void {
    clearTimeout(this.#retitleTimer);
    this.#retitleTimer = setTimeout(() => {
      this.#site.sections.forgetAll();
      void this.#announce({ indexes: true, pages: [] });
    }, RETITLE_WAIT_MS);
  }

  #setDates(dates: ReadonlyMap<string, string>): void {
    if (dates.size === 0) return;
    this.#site.setDates(dates);
    void this.#announce({ indexes: false, pages: 'all' });
    this.#check.restart([]);
  }
}
