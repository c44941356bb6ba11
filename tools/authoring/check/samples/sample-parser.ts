import type { ChildProcess } from 'node:child_process';
import { startProcess } from '../../../support/worker-entry';
import type { CodeToParse, SampleFault, SampleReply } from './sample';

/**
 * Samples per message. Starting bash's parser costs more than parsing, so small batches are slow; one large batch could
 * start only after the last page.
 */
const BATCH_SIZE = 100;

interface Asked {
  sample: CodeToParse;
  onFault: (fault: SampleFault) => void;
}

/** Parses samples in a process of its own, while this one looks for more of them. */
export class SampleParser {
  #next: Asked[] = [];
  /** Batches without an answer yet; answers arrive in the order of the batches. */
  readonly #sent: Asked[][] = [];
  #process: ChildProcess | undefined;
  #fault: Error | undefined;
  #whenChanged = (): void => undefined;

  /** Adds a sample to be parsed. If it has a fault, `onFault` is called before `finish` resolves. */
  add(sample: CodeToParse, onFault: (fault: SampleFault) => void): void {
    this.#next.push({ sample, onFault });
    if (this.#next.length === BATCH_SIZE) this.#send();
  }

  /** Resolves when all samples are parsed; nothing may be added after this call. */
  async finish(): Promise<void> {
    if (this.#next.length > 0) this.#send();
    while (this.#sent.length > 0 && !this.#fault) {
      await new Promise<void>((resolve) => {
        this.#whenChanged = resolve;
      });
    }
    if (this.#fault) throw this.#fault;
  }

  /** Ends the process even while it is working; otherwise it would keep this process alive. */
  close(): void {
    this.#process?.removeAllListeners();
    this.#process?.kill();
  }

  #send(): void {
    this.#process ??= this.#start();
    this.#process.send(this.#next.map(({ sample }) => sample));
    this.#sent.push(this.#next);
    this.#next = [];
  }

  #start(): ChildProcess {
    const child = startProcess(new URL('./sample-worker.ts', import.meta.url));
    child.on('message', (reply: SampleReply) => {
      for (const [i, { onFault }] of (this.#sent.shift() ?? []).entries()) {
        const fault = reply[i];
        if (fault) onFault(fault);
      }
      this.#whenChanged();
    });
    const fail = (error: Error): void => {
      this.#fault ??= error;
      this.#whenChanged();
    };
    child.on('error', fail);
    child.on('exit', (code) => fail(new Error(`the sample parser ended with exit code ${code}`)));
    return child;
  }
}
