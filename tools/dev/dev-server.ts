import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StaleFiles } from '../../src/bundle/dev-messages';
import { readLastUpdated } from '../content/last-updated';
import { applyChanges } from './apply-changes';
import { BackgroundCheck } from './background-check';
import { type ChangeBatch, ChangeBatches } from './change-batches';
import { ContentWatcher } from './content-watcher';
import { handleRequest } from './handle-request';
import { LiveApp } from './live-app';
import { LiveSite } from './live-site';
import { openDevServer } from './open-dev-server';
import { ProblemBoard, toDevProblems } from './problem-board';
import type { ChangeTime, Report } from './report';
import { StaleSet } from './stale-set';
import { Tabs } from './tabs';

/** A change that no open page has shown after this long is told without the page's answer. Milliseconds. */
const SHOWN_LIMIT_MS = 2000;

/** Titles that turn out to be others than sidebars were told are gathered for this long. Milliseconds. */
const RETITLE_WAIT_MS = 100;

export interface DevOptions {
  /** Absolute path of the content folder. */
  root: string;
  /** How the author names that folder, for messages; ends with a slash. */
  folder: string;
  host: string;
  port: number;
  /** Mistakes in the content are told in the terminal only. */
  isLenient: boolean;
  report: Report;
  /** Told what keeps the server from going on. */
  onFault: (error: unknown) => void;
}

/** What a server is made of before there is one. */
interface Parts {
  site: LiveSite;
  app: LiveApp;
  tabs: Tabs;
  board: ProblemBoard;
}

/** A running development server. */
export interface RunningDevServer {
  /** Where the site is; the first of `addresses`. */
  address: string;
  addresses: string[];
  close(): Promise<void>;
}

/** Serves a content folder while it is being written. */
export class DevServer {
  readonly #site: LiveSite;
  readonly #app: LiveApp;
  readonly #tabs: Tabs;
  readonly #batches: ChangeBatches;
  readonly #watcher: ContentWatcher;
  readonly #check: BackgroundCheck;
  #changes = 0;
  #retitleTimer: ReturnType<typeof setTimeout> | undefined;

  private constructor(
    private readonly options: DevOptions,
    { site, app, tabs, board }: Parts,
  ) {
    const { root, report, onFault } = options;
    this.#site = site;
    this.#app = app;
    this.#tabs = tabs;
    this.#batches = new ChangeBatches((batch) => this.#takeContent(batch), onFault);
    this.#check = new BackgroundCheck(
      site,
      (found, isComplete) => {
        const errors = toDevProblems(found.all, options.folder);
        if (options.isLenient) report.errors(errors);
        else board.setContent(errors);
        if (isComplete) report.counts(found.errorCount, found.warningCount);
      },
      onFault,
    );
    const onChange = (name: string): void => {
      this.#check.pause();
      this.#batches.add(name);
    };
    this.#watcher = new ContentWatcher(root, { onChange, onFault });
  }
  /**
   * Begins to listen, then reads the folder; requests wait for it. Throws `UsageError` for a folder that cannot be had;
   * a port that cannot goes to `onFault`.
   */
  static async start(options: DevOptions): Promise<RunningDevServer> {
    const started = performance.now();
    const { root, host, port, report, onFault } = options;
    const id = randomUUID();
    const tabs = new Tabs(() => ({ kind: 'hello', server: id, problems: board.all }));
    const board = new ProblemBoard((problems) => {
      tabs.send({ kind: 'problems', problems });
      report.errors(problems);
    });
    const app = new LiveApp(({ problems, changed, milliseconds }) => {
      board.setApp(problems);
      if (problems.length === 0) report.app(changed, milliseconds);
    }, onFault);
    let begin: (server: DevServer) => void = () => undefined;
    const begun = new Promise<DevServer>((resolve) => {
      begin = resolve;
    });
    const listener = await openDevServer(
      app.compiler,
      { host, port, command: 'npm run dev' },
      (request, response) => {
        begun
          .then((server) => server.#answer(request, response))
          .catch((error: unknown) => sendFault(response, error));
      },
      onFault,
    );
    try {
      const site = await LiveSite.open(root, () => void begun.then((server) => server.#retitle()));
      const server = new DevServer(options, { site, app, tabs, board });
      begin(server);
      report.ready(listener.addresses, site.pages.length, performance.now() - started);
      server.#check.restart([]);
      void readLastUpdated(root).then((dates) => server.#setDates(dates));
      const { addresses } = listener;
      const [address = ''] = addresses;
      const close = async (): Promise<void> => {
        server.#stop();
        await listener.close();
      };
      return { address, addresses, close };
    } catch (error) {
      await listener.close();
      throw error;
    }
  }

  #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.#check.pause();
    const context = {
      site: this.#site,
      app: () => this.#app.built(),
      settled: () => this.#batches.settled(),
      tabs: this.#tabs,
    };
    return handleRequest(context, request, response);
  }

  #stop(): void {
    clearTimeout(this.#retitleTimer);
    this.#check.stop();
    this.#batches.close();
    this.#watcher.close();
  }

  async #takeContent({ files, noticedAt }: ChangeBatch): Promise<void> {
    const applied = await applyChanges(this.#site, files);
    if (applied.files.size === 0) return;
    const hasOtherIndex = this.#site.search.forget();
    // The site's index names the search's folder.
    const shown = this.#announce({ ...applied.stale, site: applied.stale.site || hasOtherIndex });
    this.#check.restart([...applied.files.keys()]);
    void this.#timeOf(noticedAt, shown).then((time) => this.options.report.content(applied.files, time));
  }

  #announce(stale: StaleFiles): Promise<boolean> {
    const change = ++this.#changes;
    const shown = this.#tabs.shown(change, SHOWN_LIMIT_MS);
    this.#tabs.send({ kind: 'content', change, stale });
    return shown;
  }

  async #timeOf(noticedAt: number, shown: Promise<boolean>): Promise<ChangeTime> {
    const taken = performance.now() - noticedAt;
    const isShown = await shown;
    return { milliseconds: isShown ? performance.now() - noticedAt : taken, isShown, tabs: this.#tabs.count };
  }

  /** A page has another title than sidebars were told: they are asked for again. */
  #retitle(): void {
    clearTimeout(this.#retitleTimer);
    this.#retitleTimer = setTimeout(() => {
      this.#site.sections.forgetAll();
      const stale = new StaleSet();
      stale.addAllSections();
      stale.addSite();
      void this.#announce(stale.value);
    }, RETITLE_WAIT_MS);
  }

  #setDates(dates: ReadonlyMap<string, string>): void {
    if (dates.size === 0) return;
    this.#site.dates = dates;
    const stale = new StaleSet();
    stale.addAllPages();
    void this.#announce(stale.value);
  }
}

/** A fault of this program: the author sees it where the page would be, and with its stack in the terminal. */
function sendFault(response: ServerResponse, error: unknown): void {
  console.error(error);
  if (response.headersSent) response.destroy();
  else response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(String(error));
}
