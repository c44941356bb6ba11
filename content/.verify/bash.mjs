// Runs curl commands in an empty folder, the product's command line in the product's (SSCMS_HOME). A fence marked `run` is code
// that its author wants to run; what changes the machine around the product is refused all the same.
import { spawn } from 'node:child_process';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Product } from './lib/client.mjs';
import { Failure, runJob, Skip } from './lib/job.mjs';
import { putPageNames, putRealKey, putRealOrigin } from './lib/placeholders.mjs';
import { withReset } from './lib/reset.mjs';
import { stableJson, stableText } from './lib/volatile.mjs';

/** A command of a page may take this long. Milliseconds. */
const COMMAND_TIMEOUT_MS = 120_000;

const FORBIDDEN =
  /\b(?:sudo|su|systemctl|service|apt|apt-get|yum|dnf|docker|mysql|psql|nginx|crontab|shutdown|reboot|mkfs|dd|chown|useradd|ssh|scp|wget|dotnet)\b/;
const AT_COMMAND = String.raw`(?:^|[\n;|&(]|\$\()\s*`;

async function isInstalled(name) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    if (
      await access(join(folder, name)).then(
        () => true,
        () => false,
      )
    )
      return true;
  }
  return false;
}

const uses = (code, name) => new RegExp(`${AT_COMMAND}(?:\\./)?${name}(?![\\w-])`).test(code);

async function checkTools(code) {
  const forbidden = new RegExp(`${AT_COMMAND}${FORBIDDEN.source}`).exec(code);
  if (forbidden) throw new Skip(`changes the machine, not only the product: ${forbidden[0].trim()}`);
  for (const name of ['curl', 'jq']) {
    if (uses(code, name) && !(await isInstalled(name)))
      throw new Skip(`the command ${name} is not installed here`);
  }
  if (!uses(code, 'sscms')) return;
  if (!process.env.SSCMS_HOME)
    throw new Skip("the product's command line is not here: set SSCMS_HOME to its folder");
}

function execute(code, folder, variables) {
  const path = [process.env.SSCMS_HOME, process.env.PATH].filter(Boolean).join(delimiter);
  const environment = { PATH: path, HOME: folder, LANG: process.env.LANG ?? 'C.UTF-8', ...variables };
  return new Promise((resolve) => {
    const child = spawn('bash', ['-c', code], {
      cwd: folder,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = [];
    const errors = [];
    let slow = false;
    const timer = setTimeout(() => {
      slow = true;
      child.kill('SIGKILL');
    }, COMMAND_TIMEOUT_MS);
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => errors.push(chunk));
    child.on('close', (status) => {
      clearTimeout(timer);
      resolve({
        status,
        slow,
        output: Buffer.concat(output).toString(),
        errors: Buffer.concat(errors).toString(),
      });
    });
  });
}

/** A reply in JSON is printed as everywhere; anything else line by line. */
function stable(text) {
  try {
    return stableJson(JSON.parse(text));
  } catch {
    return stableText(text);
  }
}

async function runCommands(job) {
  await checkTools(job.code);
  const product = await Product.login(job);
  const code = putRealOrigin(await putRealKey(job.code, product), job.server);
  // The command line works on the product in the folder it is started in.
  const home = uses(job.code, 'sscms') ? process.env.SSCMS_HOME : undefined;
  const folder = home ?? (await mkdtemp(join(tmpdir(), 'sscms-sample-')));
  try {
    const result = await execute(code, folder, { PASSWORD: job.password, SSCMS_USER: job.user });
    if (result.slow) throw new Failure('slow', `not done after ${COMMAND_TIMEOUT_MS / 1000} s`);
    const expected = Number(job.attributes.status ?? 0);
    if (result.status !== expected) {
      throw new Failure(
        'sample',
        `exit code ${result.status} instead of ${expected}: ${(result.errors || result.output).slice(0, 500)}`,
      );
    }
    const key = code === job.code ? undefined : await product.apiKey();
    return { output: putPageNames(stable(result.output), { server: job.server, key, home }) };
  } finally {
    if (!home) await rm(folder, { recursive: true, force: true });
  }
}

await runJob((job) => withReset(job, () => runCommands(job)));
