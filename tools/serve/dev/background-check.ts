import { setImmediate, setTimeout } from 'node:timers/promises';
import { type Problem, ProblemList } from '../../support/problems';
import type { LiveSite } from './live-site';

/** The check works for this long before it lets other work run. Milliseconds. */
const SLICE_MS = 4;

/** The check waits this long after the last page request or file change. Milliseconds. */
const PAUSE_MS = 250;

/** Checks all pages when the server is idle, so that mistakes on pages that nobody has open are reported too. */
export class BackgroundCheck {
  #round = 0;
  #pausedUntil = 0;
  #known: readonly Problem[] = [];

  constructor(
    private readonly site: LiveSite,
    /** Called with the problems known so far. `isComplete`: whether every page has been checked. */
    private readonly onResult: (problems: ProblemList, isComplete: boolean) => void,
    private readonly onFault: (error: unknown) => void,
  ) {}

  /** Checks the site as it is now: `files` at once, everything else when the server is idle. */
  restart(files: readonly string[]): void {
    this.#round++;
    this.#run(this.#round, files).catch(this.onFault);
  }

  /** Makes the check wait, because something more urgent is going on. */
  pause(): void {
    this.#pausedUntil = performance.now() + PAUSE_MS;
  }

  stop(): void {
    this.#round++;
  }

  async #run(round: number, files: readonly string[]): Promise<void> {
    this.pause();
    const { site } = this;
    if (files.length > 0) {
      const fresh = await site.problemsOf(files);
      if (round !== this.#round) return;
      this.#tell([...this.#known.filter(({ file }) => !files.includes(file)), ...fresh], false);
    }
    let sliceEnd = 0;
    for (const page of site.pages.filter(({ relativePath }) => !site.renders.has(relativePath))) {
      if (performance.now() >= sliceEnd) {
        if (!(await this.#mayGoOn(round))) return;
        sliceEnd = performance.now() + SLICE_MS;
      }
      site.renders.facts(page);
    }
    for (const name of site.sections.names) {
      if (!(await this.#mayGoOn(round))) return;
      await site.sections.build(name);
    }
    if (!(await this.#mayGoOn(round))) return;
    const all = await site.problems();
    if (round === this.#round) this.#tell(all, true);
  }

  /** Lets waiting work run, then waits until the pause is over. False when another round has begun. */
  async #mayGoOn(round: number): Promise<boolean> {
    await setImmediate();
    while (performance.now() < this.#pausedUntil) {
      await setTimeout(this.#pausedUntil - performance.now(), undefined, { ref: false });
    }
    return round === this.#round;
  }

  #tell(problems: readonly Problem[], isComplete: boolean): void {
    this.#known = problems;
    const list = new ProblemList();
    list.addAll(problems);
    this.onResult(list, isComplete);
  }
}
