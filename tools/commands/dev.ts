import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { AppBuildError } from '../app/build-app';
import { type DevOptions, startDevServer } from '../serve/dev/dev-server';
import { createReport } from '../serve/dev/report';
import { describeSystemFault, errorCodeOf } from '../support/error-code';
import { UsageError } from '../support/problems';
import { trimEndSlashes } from '../support/trim-slashes';

/** `source`: path of the content folder, as given on the command line. */
type DevArguments = { source: string } & Pick<DevOptions, 'host' | 'port' | 'isLenient'>;

/**
 * Serves a content folder until a signal ends the process, even while it works: nothing has to be put in order first, as
 * all that it writes is whole at any time.
 */
export async function runDevServer({ source, ...options }: DevArguments): Promise<void> {
  const root = await realpath(source).catch((error: unknown) => {
    if (errorCodeOf(error) !== 'ENOENT') throw error;
    throw new UsageError(`The source folder ${path.resolve(source)} does not exist.`);
  });
  await startDevServer({
    root,
    folder: `${trimEndSlashes(source)}/`,
    ...options,
    report: createReport((line) => console.log(line)),
    onFault: (error) => {
      const isExpected = error instanceof UsageError || error instanceof AppBuildError;
      console.error(isExpected ? error.message : (describeSystemFault(error) ?? error));
      process.exit(1);
    },
  });
}
