// Runs SQL of a page on a copy of the sample site's database, which is SQLite.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Product } from './lib/client.mjs';
import { findHome } from './lib/copy.mjs';
import { execute, isInstalled } from './lib/execute.mjs';
import { runJob, Skip } from './lib/job.mjs';

/** Else SQLite takes an unknown name in double quotes for text. */
const STRICT = ['-cmd', '.dbconfig dqs_dml off', '-cmd', '.dbconfig dqs_ddl off'];
const QUIET = ['-bail', '-header', '-cmd', '.output /dev/null'];

await runJob(async (job) => {
  if (!(await isInstalled('sqlite3'))) throw new Skip('the command sqlite3 is not installed here');
  const home = await findHome(await Product.login(job));
  const folder = await mkdtemp(join(tmpdir(), 'sscms-sample-'));
  try {
    await cp(join(home, 'database.sqlite'), join(folder, 'database.sqlite'));
    const options = [...QUIET, ...STRICT, '-cmd', '.output stdout', 'database.sqlite', `\n${job.code}`];
    return { output: await execute('sqlite3', options, { folder, job }) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
