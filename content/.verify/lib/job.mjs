// A runner reads one JSON document on standard input and writes one on standard output.

/** What a runner reports instead of an output. kind: down | slow | version | login | setup | sample. */
export class Failure extends Error {
  constructor(kind, message) {
    super(message);
    this.kind = kind;
  }
}

/** The sample cannot be run here; the reason goes into the lock. */
export class Skip extends Error {}

async function readInput() {
  let text = '';
  for await (const chunk of process.stdin) text += chunk;
  return text.trim() === '' ? {} : JSON.parse(text);
}

/** Runs one job; a sample marked `skip="reason"` cannot be run here. A fault of the runner itself is not caught: it ends with a stack and code 1. */
export async function runJob(work) {
  let result;
  try {
    const job = await readInput();
    if (job.attributes?.skip) throw new Skip(job.attributes.skip);
    result = await work(job);
  } catch (fault) {
    if (fault instanceof Skip) result = { skip: fault.message };
    else if (fault instanceof Failure) result = { error: fault.message, kind: fault.kind };
    else throw fault;
  }
  process.stdout.write(`${JSON.stringify(result)}\n`);
}
