// Prints the product and its version.
import { readVersion } from './lib/client.mjs';
import { Failure, runJob } from './lib/job.mjs';

await runJob(async ({ server }) => {
  if (!server) throw new Failure('down', 'no address of a product was given');
  return { product: 'SSCMS', version: await readVersion(server) };
});
