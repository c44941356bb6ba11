// Runs C# of a page as a program of one file, which .NET 10 and later can. The folder of its tools is kept: filling it anew
// takes longer than a sample.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Product } from './lib/client.mjs';
import { execute, isInstalled } from './lib/execute.mjs';
import { runJob, Skip } from './lib/job.mjs';
import { findKey, putPageNames, putRealKey, putRealOrigin } from './lib/placeholders.mjs';
import { withReset } from './lib/reset.mjs';
import { stable } from './lib/volatile.mjs';

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

async function runProgram(job) {
  if (!(await isInstalled('dotnet'))) throw new Skip('the command dotnet is not installed here');
  const product = await Product.login(job);
  const code = putRealOrigin(await putRealKey(job.code, product), job.server);
  const key = await findKey(job.code, product);
  await mkdir(TOOLS_FOLDER, { recursive: true });
  const folder = await mkdtemp(join(tmpdir(), 'sscms-sample-'));
  try {
    await writeFile(join(folder, 'sample.cs'), `${AS_IN_A_PROJECT}${code}`);
    const output = await execute('dotnet', ['run', 'sample.cs'], {
      folder,
      job,
      key,
      variables: DOTNET_VARIABLES,
    });
    return { output: putPageNames(stable(output), { server: job.server, key }) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

await runJob((job) => withReset(job, () => runProgram(job)));
