// Runs JavaScript of a page in Node, in an empty folder. What needs a browser is not a sample for this runner.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Product } from './lib/client.mjs';
import { execute } from './lib/execute.mjs';
import { runJob } from './lib/job.mjs';
import { findKey, putPageNames, putRealKey, putRealOrigin } from './lib/placeholders.mjs';
import { withReset } from './lib/reset.mjs';
import { stable } from './lib/volatile.mjs';

async function runScript(job) {
  const product = await Product.login(job);
  const code = putRealOrigin(await putRealKey(job.code, product), job.server);
  const key = await findKey(job.code, product);
  const folder = await mkdtemp(join(tmpdir(), 'sscms-sample-'));
  try {
    const output = await execute(process.execPath, ['--input-type=module', '--eval', code], {
      folder,
      job,
      key,
    });
    return { output: putPageNames(stable(output), { server: job.server, key }) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

await runJob((job) => withReset(job, () => runScript(job)));
