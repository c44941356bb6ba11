/**
 * Events closer together than this are one change: saving a file fires several, a checkout hundreds. Some editors empty
 * a file before they write the new text. Milliseconds.
 */
const QUIET_MS = 20;

/** A change that goes on for longer than this is handled in parts. Milliseconds. */
const LONGEST_WAIT_MS = 250;

/** A set of changed files, with the time when the first of them was noticed. */
export interface ChangeBatch {
  files: string[];
  /** By the clock of `performance.now`. */
  noticedAt: number;
}

/** Gathers file system events into batches and handles one batch at a time, with each file in its latest state. */
export class ChangeBatches {
  #files = new Set<string>();
  #noticedAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #work: Promise<void> = Promise.resolve();
  #isClosed = false;

  /** `handle` is not called again before it has finished; errors it throws go to `onFault`. */
  constructor(
    private readonly handle: (batch: ChangeBatch) => Promise<void>,
    private readonly onFault: (error: unknown) => void,
  ) {}

  add(file: string): void {
    const now = performance.now();
    if (this.#files.size === 0) this.#noticedAt = now;
    this.#files.add(file);
    clearTimeout(this.#timer);
    const wait = Math.max(0, Math.min(QUIET_MS, this.#noticedAt + LONGEST_WAIT_MS - now));
    this.#timer = setTimeout(() => this.#flush(), wait);
  }

  /** Handles a change that no file event tells of. */
  run(): void {
    this.#handleBatch({ files: [], noticedAt: performance.now() });
  }

  /** Resolves when every change noticed so far has been handled. */
  async settled(): Promise<void> {
    if (this.#files.size > 0) this.#flush();
    await this.#work;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#files.clear();
  }

  #flush(): void {
    clearTimeout(this.#timer);
    if (this.#files.size === 0) return;
    const batch = { files: [...this.#files], noticedAt: this.#noticedAt };
    this.#files = new Set();
    this.#handleBatch(batch);
  }

  #handleBatch(batch: ChangeBatch): void {
    this.#work = this.#work.then(() => (this.#isClosed ? undefined : this.handle(batch))).catch(this.onFault);
  }
}
