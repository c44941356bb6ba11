// The command line works on the folder it is started in: samples get one with a copy of the sample site, thrown away after them.
import { access, cp, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Skip } from './job.mjs';

const COMMAND = 'sscms';
const FILES = ['sscms.json', 'database.sqlite', 'wwwroot'];

/** Scripts and fonts of the product: no command writes there. */
const ASSETS = ['wwwroot/sitefiles/assets', 'wwwroot/sitefiles/resources'];

export async function makeWorkFolder(home) {
  await access(join(home, COMMAND)).catch(() => {
    throw new Skip(`the command ${COMMAND} is not in the product's folder`);
  });
  const folder = await mkdtemp(join(tmpdir(), 'sscms-sample-'));
  const assets = ASSETS.map((path) => join(home, path));
  for (const file of FILES)
    await cp(join(home, file), join(folder, file), {
      recursive: true,
      filter: (path) => !assets.includes(path),
    });
  for (const path of [COMMAND, ...ASSETS]) await symlink(join(home, path), join(folder, path));
  return folder;
}
