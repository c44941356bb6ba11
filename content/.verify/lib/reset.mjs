import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import { Failure } from './job.mjs';

/** Putting a database back takes a second, starting the product anew half a minute. Milliseconds. */
const RESET_TIMEOUT_MS = 90_000;

/**
 * A sample with `changes` leaves other data behind, so the sample site is put back after it. `changes=keep` leaves the data
 * for the next sample of the page. No request puts Ids back: the operator names a command for it.
 */
export async function withReset(job, work) {
  if (!('changes' in job.attributes)) return work();
  const command = process.env.SSCMS_RESET;
  if (!command) {
    throw new Failure(
      'sample',
      'this sample changes data: set SSCMS_RESET to a command that puts the sample site back',
    );
  }
  try {
    return await work();
  } finally {
    if (job.attributes.changes !== 'keep') await reset(command);
  }
}

async function reset(command) {
  try {
    await promisify(exec)(command, { timeout: RESET_TIMEOUT_MS });
  } catch (fault) {
    throw new Failure(
      'down',
      `SSCMS_RESET did not put the sample site back: ${fault.stderr || fault.message}`,
    );
  }
}
