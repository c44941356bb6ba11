// Runs C# of a page as a program of one file, which .NET 10 and later can; `run=build` compiles a file of a plugin.
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorsOf } from './lib/build-pages.mjs';
import { Product, readVersion } from './lib/client.mjs';
import { findHome } from './lib/copy.mjs';
import { execute, isInstalled } from './lib/execute.mjs';
import { Failure, runJob, Skip } from './lib/job.mjs';
import { runProgram } from './lib/run-program.mjs';

/** Kept between samples: filling it anew takes longer than a sample. */
const TOOLS_FOLDER = join(tmpdir(), 'sscms-sample-dotnet');

const DOTNET_VARIABLES = {
  DOTNET_CLI_HOME: TOOLS_FOLDER,
  // Where programs of one file are compiled; it has to be there.
  XDG_DATA_HOME: TOOLS_FOLDER,
  DOTNET_NOLOGO: '1',
  DOTNET_CLI_TELEMETRY_OPTOUT: '1',
};

/** Without it, JSON of anonymous types is refused, which it is not in a project. */
const AS_IN_A_PROJECT = '#:property PublishAot=false\n';

await runJob(async (job) => {
  if (!(await isInstalled('dotnet'))) throw new Skip('the command dotnet is not installed here');
  await mkdir(TOOLS_FOLDER, { recursive: true });
  if (job.attributes.run === 'build') {
    const home = await findHome(await Product.login(job));
    const errors = await errorsOf(job.code, home, DOTNET_VARIABLES);
    if (errors) throw new Failure('sample', errors);
    return { checked: `SSCMS ${await readVersion(job.server)}` };
  }
  return runProgram(job, async ({ code, folder, key }) => {
    await writeFile(join(folder, 'sample.cs'), `${AS_IN_A_PROJECT}${code}`);
    return execute('dotnet', ['run', 'sample.cs'], { folder, job, key, variables: DOTNET_VARIABLES });
  });
});
