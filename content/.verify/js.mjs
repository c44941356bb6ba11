// Runs JavaScript of a page in Node. What needs a browser is not a sample for this runner.
import { execute } from './lib/execute.mjs';
import { runJob } from './lib/job.mjs';
import { runProgram } from './lib/run-program.mjs';

await runJob((job) =>
  runProgram(job, ({ code, folder, key }) =>
    execute(process.execPath, ['--input-type=module', '--eval', code], { folder, job, key }),
  ),
);
