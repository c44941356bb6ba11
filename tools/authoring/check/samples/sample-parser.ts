import type { ChildProcess } from 'node:child_process';
import { startProcess } from '../../../support/worker-entry';
import type { Sample, SampleFault, SampleReply } from './sample';

/** Samples sent at a time. Starting bash's parser costs more than parsing, so a few would be slow; all would wait for the last page. */
const BATCH_SIZE = 100;

interface Asked {
  sample: Sample;
  onFault: (fault: SampleFault) => void;
}

/** Parses samples in a process of its own, which is at work while more of them are looked for. */
export class SampleParser {
  #next: Asked[] = [];
  /** Batches that are not answered yet; answers come in their order. */
  readonly #sent: Asked[][] = [];
  #process: ChildProcess | undefined;
  #fault: Error | undefined;
  #whenChanged = (): void => undefined;

  /** Has a sample parsed. `onFault` is called before `finish` resolves, unless it is sound. */
  add(sample: Sample, onFault: (fault: SampleFault) => void): void {
    this.#next.push({ sample, onFault });
    if (this.#next.length === BATCH_SIZE) this.#send();
  }

  /** Resolves when all samples are parsed; nothing may be added any more. */
  async finish(): Promise<void> {
    if (this.#next.length > 0) this.#send();
    while (this.#sent.length > 0 && !this.#fault) {
      await new Promise<void>((resolve) => {
        this.#whenChanged = resolve;
      });
    }
    if (this.#fault) throw this.#fault;
  }

  /** Ends the process, whatever it is at: it would keep this one from ending. */
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
