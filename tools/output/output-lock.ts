import path from 'node:path';
import { lock } from 'proper-lockfile';
import { errorCodeOf } from '../support/error-code';
import { UsageError } from '../support/problems';

/** Name of the lock in the output folder during a build. The lock also works between machines that share a volume. */
export const LOCK_NAME = '.docs-build.lock';

/** A lock without a heartbeat for this long is stale: its build was killed. Milliseconds. */
export const STALE_MS = 20_000;

/** Interval at which a build renews its lock. Milliseconds. */
const HEARTBEAT_MS = 4000;

/** Interval at which a waiting build tries to take the lock. Milliseconds. */
const RETRY_MS = 500;

/** The right to write to an output folder. */
export type OutputLock = Awaited<ReturnType<typeof lockOutput>>;

/**
 * Takes the lock of an output folder. If another build has the lock, waits as long as the lock of a killed build takes
 * to become stale. Then throws `UsageError`, because the other build is still running.
 */
export async function lockOutput(folder: string, onWait: (message: string) => void) {
  let fault: Error | undefined;
  const take = (attempts: number): Promise<() => Promise<void>> =>
    lock(folder, {
      lockfilePath: path.join(folder, LOCK_NAME),
      stale: STALE_MS,
      update: HEARTBEAT_MS,
      onCompromised: (error: Error) => (fault = error),
      retries: { retries: attempts, factor: 1, minTimeout: RETRY_MS, maxTimeout: RETRY_MS },
    });
  let release: () => Promise<void>;
  try {
    release = await take(0);
  } catch (error) {
    if (errorCodeOf(error) !== 'ELOCKED') throw error;
    onWait(
      `Another build is writing to ${folder}, or was killed less than ${STALE_MS / 1000} s ago. Waiting for it.`,
    );
    release = await take(Math.ceil((STALE_MS + HEARTBEAT_MS) / RETRY_MS)).catch((lockError: unknown) => {
      if (errorCodeOf(lockError) !== 'ELOCKED') throw lockError;
      throw new UsageError(
        `Another build is writing to ${folder}. Wait until it has finished, or choose another output folder.`,
      );
    });
  }
  return {
    /** Throws when another build may have taken the lock, because this build was suspended for too long. */
    assertHeld: () => {
      if (fault) {
        throw new UsageError(
          `This build was suspended for so long that another build may be writing to ${folder} now (${fault.message}). Run it again.`,
        );
      }
    },
    release: async () => {
      // After a fault the other build has the lock, and removes it.
      if (!fault) await release();
    },
  };
}
