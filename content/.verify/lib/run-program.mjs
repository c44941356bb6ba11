import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Product } from './client.mjs';
import { withCopy } from './copy.mjs';
import { findKey, putPageNames, putRealKey, putRealOrigin } from './placeholders.mjs';
import { stable } from './volatile.mjs';

/**
 * Runs a program of a page in an empty folder, on the product that is there. `start` gets the code with the product's
 * address and key, the folder and the key, and returns what the program prints.
 */
export async function runProgram(job, start) {
  const product = await Product.login(job);
  return withCopy(job, product, async () => {
    const code = putRealOrigin(await putRealKey(job.code, product), job.server);
    const key = await findKey(job.code, product);
    const folder = await mkdtemp(join(tmpdir(), 'sscms-sample-'));
    try {
      const output = await start({ code, folder, key });
      return { output: putPageNames(stable(output), { server: job.server, key }) };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}
