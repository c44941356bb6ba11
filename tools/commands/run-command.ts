import { AppBuildError } from '../app/build-app';
import { describeSystemFault } from '../support/error-code';
import { ContentError, UsageError } from '../support/problems';
import { printProblems, printProblemsAsJson } from './summary';

/**
 * Runs a command. An error sets the exit code. An error that the user can fix is printed without its stack. `output`:
 * the options of a command that writes an output folder, in which `OutputFolder` replaces each file as a whole.
 */
export async function run(
  source: string,
  action: () => Promise<void>,
  output?: { json?: boolean },
): Promise<void> {
  try {
    await action();
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof ContentError) {
      if (output?.json) printProblemsAsJson(error.problems);
      else printProblems(error.problems, source);
      console.error(
        'Nothing was written. Fix the errors above, or pass --lenient to write the output anyway.',
      );
    } else if (error instanceof UsageError || error instanceof AppBuildError) console.error(error.message);
    else {
      const fault = describeSystemFault(error);
      if (fault === undefined) throw error;
      console.error(fault);
      if (output)
        console.error(
          'Each file of the output is either as it was or new. Run the command again to complete it.',
        );
    }
  }
}
