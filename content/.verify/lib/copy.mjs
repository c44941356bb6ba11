// No request puts Ids back, so the sample site is put back as files: database and templates of a product on this machine.
import { access, cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from './job.mjs';

const DATABASE = 'database.sqlite';
const FILES = [DATABASE, 'wwwroot/T_系统首页模板.html', 'wwwroot/Template'];

/** A transaction that is being written ends within this time. Milliseconds. */
const WRITE_TIMEOUT_MS = 10_000;
const WRITE_PAUSE_MS = 20;

const exists = (path) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Named by the version: an upgrade changes the tables. */
const copyFolder = (home) => join(home, '.samples-7.4');

/** The product's folder. */
export async function findHome(product) {
  const { settings } = await product.get('/settings/utilitiesParameters');
  const home = settings.find(({ key }) => key === '系统根目录地址')?.value;
  if (home && (await exists(join(home, DATABASE)))) return home;
  throw new Failure('setup', 'samples need an SSCMS on this machine, with SQLite and without safe mode');
}

async function waitForWriter(home) {
  for (let waited = 0; await exists(join(home, `${DATABASE}-journal`)); waited += WRITE_PAUSE_MS) {
    if (waited > WRITE_TIMEOUT_MS) throw new Failure('slow', `${DATABASE} is being written all the time`);
    await wait(WRITE_PAUSE_MS);
  }
}

export const hasCopy = (home) => exists(copyFolder(home));

export async function keepCopy(home) {
  const unfinished = `${copyFolder(home)}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await waitForWriter(home);
  for (const file of FILES) {
    if (await exists(join(home, file)))
      await cp(join(home, file), join(unfinished, file), { recursive: true });
  }
  await rename(unfinished, copyFolder(home));
}

export async function putBack(product, home) {
  await product.apiKey();
  const [database, ...templates] = FILES;
  for (const file of templates) {
    const kept = join(copyFolder(home), file);
    if (await exists(kept)) await cp(kept, join(home, file), { recursive: true });
  }
  // Whoever still reads the old database goes on reading it.
  await cp(join(copyFolder(home), database), join(home, `${database}.new`));
  await waitForWriter(home);
  await rename(join(home, `${database}.new`), join(home, database));
  await product.restPost('/actions/clearCache');
}

/**
 * A sample with `changes` leaves other data behind, so the sample site is put back after it. `changes=keep` leaves the data
 * for the next sample of the page.
 */
export async function withCopy(job, product, work) {
  if (!('changes' in job.attributes)) return work();
  const home = await findHome(product);
  if (!(await hasCopy(home)))
    throw new Failure('setup', 'there is no copy of the sample site: run npm run verify, which makes one');
  try {
    return await work();
  } finally {
    if (job.attributes.changes !== 'keep') await putBack(product, home);
  }
}
