import { spawn } from 'node:child_process';
import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { Failure } from './job.mjs';
import { KEY_VARIABLES } from './placeholders.mjs';

/** A program of a page may take this long. Milliseconds. */
const PROGRAM_TIMEOUT_MS = 120_000;

/** Whether a command is on the path. */
export async function isInstalled(name) {
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

/** Runs a program of a page in `folder`, with the names that pages use for the login and the key in its environment. */
export async function execute(command, options, { folder, job, key, home, variables = {} }) {
  const path = [home, process.env.PATH].filter(Boolean).join(delimiter);
  const environment = {
    PATH: path,
    HOME: folder,
    LANG: process.env.LANG ?? 'C.UTF-8',
    PASSWORD: job.password,
    SSCMS_USER: job.user,
    ...(key === undefined ? {} : Object.fromEntries(KEY_VARIABLES.map((name) => [name, key]))),
    ...variables,
  };
  const result = await collect(command, options, { cwd: folder, env: environment });
  if (result.slow) throw new Failure('slow', `not done after ${PROGRAM_TIMEOUT_MS / 1000} s`);
  const expected = Number(job.attributes.status ?? 0);
  if (result.status !== expected) {
    throw new Failure(
      'sample',
      `exit code ${result.status} instead of ${expected}: ${(result.errors || result.output).slice(0, 500)}`,
    );
  }
  return result.output;
}

/** Runs a program to its end, whatever its exit code. */
export function collect(command, options, place = {}) {
  const child = spawn(command, options, { ...place, stdio: ['ignore', 'pipe', 'pipe'] });
  return new Promise((resolve) => {
    const output = [];
    const errors = [];
    let slow = false;
    const timer = setTimeout(() => {
      slow = true;
      child.kill('SIGKILL');
    }, PROGRAM_TIMEOUT_MS);
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
