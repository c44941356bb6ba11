import type { ChildProcess } from 'node:child_process';
import { on } from 'node:events';
import { startProcess } from '../../../support/worker-entry';
import type { CodeToParse, SampleFault, SampleReply } from './sample';

/**
 * Samples per message. Starting bash's parser costs more than parsing, so small batches are slow; one large batch could
 * start only after the last page.
 */
const BATCH_SIZE = 100;

/** Parses samples in a process of its own, while this one looks for more of them. */
export class SampleParser {
  #next: CodeToParse[] = [];
  /** What to do with the faults of the samples that are not answered yet, in the order in which they are. */
  readonly #waiting: ((fault: SampleFault) => void)[] = [];
  #started: { child: ChildProcess; replies: AsyncIterable<[SampleReply]> } | undefined;

  /** Adds a sample to be parsed. If it has a fault, `onFault` is called before `finish` resolves. */
  add(sample: CodeToParse, onFault: (fault: SampleFault) => void): void {
    this.#next.push(sample);
    this.#waiting.push(onFault);
    if (this.#next.length === BATCH_SIZE) this.#send();
  }

  /** Resolves when all samples are parsed; nothing may be added after this call. */
  async finish(): Promise<void> {
    if (this.#next.length > 0) this.#send();
    if (!this.#started) return;
    const { child, replies } = this.#started;
    for await (const [reply] of replies) {
      for (const [i, onFault] of this.#waiting.splice(0, reply.length).entries()) {
        const fault = reply[i];
        if (fault) onFault(fault);
      }
      if (this.#waiting.length === 0) return;
    }
    throw new Error(`the sample parser ended with exit code ${child.exitCode}`);
  }

  /** Ends the process even while it is working; otherwise it would keep this process alive. */
  close(): void {
    this.#started?.child.kill();
  }

  #send(): void {
    this.#started ??= start();
    this.#started.child.send(this.#next);
    this.#next = [];
  }
}

function start() {
  const child = startProcess(new URL('./sample-worker.ts', import.meta.url));
  return { child, replies: on(child, 'message', { close: ['exit'] }) as AsyncIterable<[SampleReply]> };
}
