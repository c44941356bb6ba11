import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { type Command, InvalidArgumentError } from 'commander';
import type { Target } from '../authoring/verify/product';
import { UsageError } from '../support/problems';
import { trimEndSlashes } from '../support/trim-slashes';
import type { Place } from '../support/yaml-document';
import { readFolder } from './read-folder';
import { run } from './run-command';
import type { VerifyOptions, VerifyResult } from './verify';

/** Width of the progress bar. Characters. */
const BAR_WIDTH = 24;

interface VerifyArguments extends VerifyOptions {
  source: string;
  server: string;
  user: string;
  seed?: boolean;
}

/** Adds the command that runs the samples of the content. Its modules are loaded only when it runs. */
export function addVerifyCommand(program: Command): void {
  program
    .command('verify')
    .description(
      'run the samples of the content on a running product and record in verified.lock those that pass',
    )
    .requiredOption('--server <url>', 'address of the product', readServer)
    .option('--user <name>', 'user who logs in; the password is in DOCS_VERIFY_PASSWORD, or is asked for', '')
    .option('--only <page>', 'run the samples of one page or folder: "stl/a.md", "stl/"')
    .option('--changed', 'run only samples that are not in verified.lock as they are now')
    .option('--write', 'put what the product gives into the pages')
    .option('--seed', 'prepare the product, an empty one with the sample site, and run nothing')
    .option('--source <dir>', 'content folder', readFolder, 'content')
    .action(({ source, server, user, seed, ...options }: VerifyArguments) =>
      run(source, async () => {
        const target = { server, user, password: await readPassword(user) };
        const { prepareProduct } = await import('../authoring/verify/product');
        process.stderr.write('Preparing the product: a few minutes if it is empty.\n');
        console.log(await prepareProduct(path.resolve(source), target, confirm));
        if (!seed) await verify(source, target, options);
      }),
    );
}

/** Runs the samples with a progress bar and prints the result. */
async function verify(source: string, target: Target, options: VerifyOptions): Promise<void> {
  const { Listr } = await import('listr2');
  const { printVerify, verifySamples } = await import('./verify');
  let fault: unknown;
  const tasks = new Listr<{ result: VerifyResult }>({
    title: 'Run the samples',
    task: async (context, shown) => {
      const onProgress = (done: number, total: number, { file, line }: Place): void => {
        const bar = '█'.repeat(Math.floor((done / total) * BAR_WIDTH)).padEnd(BAR_WIDTH, '░');
        shown.output = `${bar} ${done}/${total} ${file}:${line}`;
      };
      try {
        context.result = await verifySamples(path.resolve(source), target, { ...options, onProgress });
      } catch (error) {
        fault = error;
        // `run` prints the error, once.
        throw new Error('stopped');
      }
    },
  });
  const { result } = await tasks.run().catch(() => Promise.reject(fault));
  printVerify(result, source);
  if (result.failed.length > 0) process.exitCode = 1;
}

function readServer(text: string): string {
  const isWeb = /^https?:\/\//i.test(text) && URL.canParse(text);
  if (isWeb) return trimEndSlashes(text);
  throw new InvalidArgumentError('Allowed: an address such as http://127.0.0.1:8080.');
}

/** The user's password: from the environment, or else typed without echo; empty without a user. */
async function readPassword(user: string): Promise<string> {
  const { DOCS_VERIFY_PASSWORD: known } = process.env;
  if (known !== undefined || user === '') return known ?? '';
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const without = `Set DOCS_VERIFY_PASSWORD to the password of ${user}: there is no terminal to type it into.`;
  return ask(`Password of ${user}: `, silent, without);
}

async function confirm(question: string): Promise<boolean> {
  const without = `${question}\nThere is no terminal to answer in: name a newly installed product.`;
  return /^y/i.test(await ask(`${question} [y/N] `, process.stderr, without));
}

/** Asks in the terminal. Throws `UsageError` (`without`) if there is none, or if the prompt is closed. */
async function ask(question: string, output: Writable, without: string): Promise<string> {
  if (!process.stdin.isTTY) throw new UsageError(without);
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  // Without this signal, Ctrl+C and Ctrl+D would leave the question unanswered forever.
  const stop = new AbortController();
  lines.on('close', () => stop.abort());
  process.stderr.write(question);
  try {
    return await lines.question('', { signal: stop.signal });
  } catch {
    throw new UsageError('No answer was given.');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
