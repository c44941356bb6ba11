import { randomUUID } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BASE_PATH } from '../../src/bundle/constants';
import type { StaleFiles } from '../../src/bundle/dev-messages';
import { readLastUpdated } from '../content/last-updated';
import { listen } from '../serve/listen';
import type { AppBuilt } from './app-messages';
import { AppWatcher } from './app-watcher';
import { applyChanges } from './apply-changes';
import { BackgroundCheck } from './background-check';
import { type ChangeBatch, ChangeBatches } from './change-batches';
import { ContentWatcher } from './content-watcher';
import { createHandler } from './handle-request';
import { LiveSite } from './live-site';
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
  port: number;
  /** Mistakes in the content are told in the terminal only. */
  isLenient: boolean;
  report: Report;
  /** Told what keeps the server from going on. */
  onFault: (error: unknown) => void;
}

/** Serves a content folder while it is being written. */
export class DevServer {
  readonly #site: LiveSite;
  readonly #app: AppWatcher;
  readonly #server: Server;
  readonly #tabs: Tabs;
  readonly #batches: ChangeBatches;
  readonly #watcher: ContentWatcher;
  readonly #check: BackgroundCheck;
  readonly #board: ProblemBoard;
  #changes = 0;
  #retitleTimer: ReturnType<typeof setTimeout> | undefined;

  private constructor(
    private readonly options: DevOptions,
    site: LiveSite,
    app: AppWatcher,
  ) {
    const { root, report, onFault } = options;
    this.#site = site;
    this.#app = app;
    this.#batches = new ChangeBatches((batch) => this.#takeContent(batch), onFault);
    const answer = createHandler({
      site,
      appDir: app.dir,
      app: () => app.built(),
      settled: () => this.#batches.settled(),
    });
    this.#server = createServer((request, response) => {
      this.#check.pause();
      answer(request, response).catch((error: unknown) => sendFault(response, error));
    });
    const id = randomUUID();
    this.#tabs = new Tabs(this.#server, () => {
      return { kind: 'hello', server: id, app: app.hash, problems: this.#board.all };
    });
    this.#board = new ProblemBoard((problems) => {
      this.#tabs.send({ kind: 'problems', problems });
      report.errors(problems);
    });
    this.#check = new BackgroundCheck(
      site,
      (found, isComplete) => {
        const errors = toDevProblems(found.all, options.folder);
        if (options.isLenient) report.errors(errors);
        else this.#board.setContent(errors);
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

  /** Opens the folder and begins to listen. Throws `UsageError` for a folder or a port that cannot be had. */
  static async start(options: DevOptions): Promise<DevServer> {
    const started = performance.now();
    const { root, port, report, onFault } = options;
    // Both begin to work before there is a server to tell.
    const late: { server?: DevServer } = {};
    const app = new AppWatcher((built) => {
      if (late.server) late.server.#takeApp(built);
      else report.appReady(built.milliseconds);
    }, onFault);
    let close = (): Promise<void> => app.close();
    try {
      const site = await LiveSite.open(root, () => {
        if (late.server) late.server.#retitle();
      });
      const server = new DevServer(options, site, app);
      close = () => server.close();
      await listen(server.#server, port, 'npm run dev');
      late.server = server;
      report.ready(server.address, site.pages.length, performance.now() - started);
      server.#check.restart([]);
      void readLastUpdated(root).then((dates) => server.#setDates(dates));
      return server;
    } catch (error) {
      await close();
      throw error;
    }
  }

  get address(): string {
    const bound: AddressInfo | string | null = this.#server.address();
    const port = typeof bound === 'object' && bound ? bound.port : 0;
    return `http://localhost:${port}${BASE_PATH}`;
  }

  async close(): Promise<void> {
    clearTimeout(this.#retitleTimer);
    this.#check.stop();
    this.#batches.close();
    this.#tabs.close();
    this.#server.close();
    this.#server.closeAllConnections();
    this.#watcher.close();
    await this.#app.close();
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

  #takeApp(built: AppBuilt): void {
    const { report } = this.options;
    this.#board.setApp(built.problems);
    if (built.problems.length > 0) return;
    if (built.changed.length === 0) {
      report.appReady(built.milliseconds);
      return;
    }
    const change = ++this.#changes;
    const noticedAt = performance.now() - built.milliseconds;
    const shown = this.#tabs.shown(change, SHOWN_LIMIT_MS);
    this.#tabs.send({ kind: 'app', change, hash: built.hash });
    void this.#timeOf(noticedAt, shown).then((time) => report.app(built.changed, time));
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
  if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(String(error));
}
