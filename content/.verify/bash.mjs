// Runs curl commands in an empty folder, the product's command line in a copy of the product's. A fence marked `run` is code
// that its author wants to run; what changes the machine around the product is refused all the same.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Product } from './lib/client.mjs';
import { findHome, withCopy } from './lib/copy.mjs';
import { execute, isInstalled } from './lib/execute.mjs';
import { runJob, Skip } from './lib/job.mjs';
import { findKey, putPageNames, putRealHome, putRealKey, putRealOrigin } from './lib/placeholders.mjs';
import { stable } from './lib/volatile.mjs';
import { makeWorkFolder } from './lib/work-folder.mjs';

const FORBIDDEN =
  /\b(?:sudo|su|systemctl|service|apt|apt-get|yum|dnf|docker|mysql|psql|nginx|crontab|shutdown|reboot|mkfs|dd|chown|useradd|ssh|scp|wget|dotnet)\b/;
const AT_COMMAND = String.raw`(?:^|[\n;|&(]|\$\()\s*`;

const uses = (code, name) => new RegExp(`${AT_COMMAND}(?:\\./)?${name}(?![\\w-])`).test(code);

async function checkTools(code) {
  const forbidden = new RegExp(`${AT_COMMAND}${FORBIDDEN.source}`).exec(code);
  if (forbidden) throw new Skip(`changes the machine, not only the product: ${forbidden[0].trim()}`);
  for (const name of ['curl', 'jq']) {
    if (uses(code, name) && !(await isInstalled(name)))
      throw new Skip(`the command ${name} is not installed here`);
  }
}

async function runCommands(job, product) {
  const home = uses(job.code, 'sscms') ? await findHome(product) : undefined;
  const folder = home ? await makeWorkFolder(home) : await mkdtemp(join(tmpdir(), 'sscms-sample-'));
  try {
    const key = await findKey(job.code, product);
    const { before } = job.attributes;
    const named = await putRealKey(before ? `${before} > /dev/null\n${job.code}` : job.code, product);
    const code = putRealHome(putRealOrigin(named, job.server), folder);
    const output = await execute('bash', ['-c', code], { folder, job, key, home });
    return { output: putPageNames(stable(output), { server: job.server, key, homes: [folder, home] }) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

await runJob(async (job) => {
  await checkTools(job.code);
  const product = await Product.login(job);
  return withCopy(job, product, () => runCommands(job, product));
});
