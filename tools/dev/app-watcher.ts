import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AppBuildError } from '../app/app-build-error';
import { startProcess } from '../worker-entry';
import type { AppBuilt } from './app-messages';

const WORKER = new URL('./app-worker.ts', import.meta.url);

/** Builds the app in a process of its own, again at every change of its source. */
export class AppWatcher {
  /** Folder that the app is written to. */
  readonly dir = mkdtempSync(path.join(tmpdir(), 'docs-dev-'));
  #last: AppBuilt | undefined;
  readonly #first: Promise<AppBuilt>;
  readonly #child: ChildProcess;

  /** `onBuilt` is told of every build, `onEnd` when the process cannot go on. */
  constructor(onBuilt: (built: AppBuilt) => void, onEnd: (error: Error) => void) {
    this.#child = startProcess(WORKER, [this.dir]);
    this.#child.on('error', onEnd);
    this.#child.on('exit', (code) => onEnd(new AppBuildError(`webpack ended with exit code ${code}`)));
    this.#first = new Promise((resolve) => {
      this.#child.on('message', (built: AppBuilt) => {
        // One that failed has written nothing: the one before it still stands.
        if (built.problems.length === 0 || !this.#last || this.#last.problems.length > 0) this.#last = built;
        resolve(built);
        onBuilt(built);
      });
    });
  }

  /** Hash of the app as it stands; empty before the first build. */
  get hash(): string {
    return this.#last?.hash ?? '';
  }

  /** The last build that succeeded; the last of all when none has. Waits for the first. */
  async built(): Promise<AppBuilt> {
    return this.#last ?? this.#first;
  }

  /** Ends the process and removes what it has written. */
  close(): Promise<void> {
    return new Promise((resolve) => {
      const clean = () => {
        rmSync(this.dir, { recursive: true, force: true });
        resolve();
      };
      this.#child.removeAllListeners();
      if (this.#child.exitCode !== null || this.#child.signalCode !== null) clean();
      else {
        this.#child.once('exit', clean);
        this.#child.kill();
      }
    });
  }
}
