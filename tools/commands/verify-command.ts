import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { type Command, InvalidArgumentError } from 'commander';
import { UsageError } from '../support/problems';
import { trimEndSlashes } from '../support/trim-slashes';
import { run } from './run-command';

/** Environment variable that holds the password, for machines. */
const PASSWORD_VARIABLE = 'DOCS_VERIFY_PASSWORD';

/** Width of the progress bar. Characters. */
const BAR_WIDTH = 24;

interface VerifyArguments {
  source: string;
  server: string;
  user: string;
  only?: string;
  changed?: boolean;
  write?: boolean;
  seed?: boolean;
}

/** Adds the command that runs the samples of the content. Its modules are loaded only when it runs. */
export function addVerifyCommand(program: Command): void {
  program
    .command('verify')
    .description(
      'run the samples of the content on a running product; write down those that do what pages say',
    )
    .requiredOption('--server <url>', 'address of the product', readServer)
    .option('--user <name>', 'who logs in; the password is in DOCS_VERIFY_PASSWORD, or is asked for', '')
    .option('--only <page>', 'run the samples of one page or folder: "stl/a.md", "stl/"')
    .option('--changed', 'run only samples that have changed since they ran')
    .option('--write', 'put what the product gives into the pages')
    .option('--seed', 'fill an empty product with the sample site, and run nothing')
    .option('--source <dir>', 'content folder', 'content')
    .action((options: VerifyArguments) =>
      run(options.source, async () => {
        const password = await readPassword(options.user);
        if (options.seed) await seed(options, password);
        else await verify(options, password);
      }),
    );
}

async function seed({ source, server, user }: VerifyArguments, password: string): Promise<void> {
  const { seedProduct } = await import('../authoring/verify/product');
  console.log(await seedProduct(path.resolve(source), { server, user, password }));
}

async function verify(options: VerifyArguments, password: string): Promise<void> {
  const { source, server, user, only, changed, write } = options;
  const { printVerify, verifySamples } = await import('./verify');
  const result = await showProgress('Run the samples', (onProgress) =>
    verifySamples(path.resolve(source), {
      server,
      user,
      password,
      only,
      isChangedOnly: changed === true,
      isWriting: write === true,
      now: new Date(),
      onProgress: (done, total, { file, line }) => onProgress(done, total, `${file}:${line}`),
    }),
  );
  printVerify(result, source);
  if (result.failed.length > 0) process.exitCode = 1;
}

/** Runs a task that reports its progress, with a bar below its title. Settles as the task does. */
async function showProgress<Result>(
  title: string,
  task: (onProgress: (done: number, total: number, what: string) => void) => Promise<Result>,
): Promise<Result> {
  const { Listr } = await import('listr2');
  const running: { outcome?: Promise<Result> } = {};
  const tasks = new Listr({
    title,
    task: async (_, shown) => {
      running.outcome = task((done, total, what) => {
        const filled = total === 0 ? BAR_WIDTH : Math.floor((done / total) * BAR_WIDTH);
        shown.output = `${'█'.repeat(filled).padEnd(BAR_WIDTH, '░')} ${done}/${total} ${what}`;
      });
      // The command prints the error itself, once.
      await running.outcome.catch(() => Promise.reject(new Error('stopped')));
    },
  });
  await tasks.run().catch(() => undefined);
  return running.outcome ?? Promise.reject(new Error(`"${title}" did not run: this is a bug`));
}

function readServer(text: string): string {
  const isWeb = /^https?:\/\//i.test(text) && URL.canParse(text);
  if (isWeb) return trimEndSlashes(text);
  throw new InvalidArgumentError('Allowed: an address such as http://127.0.0.1:8080.');
}

/** The password of a user: from the environment, else asked for without echo. Throws `UsageError`. */
async function readPassword(user: string): Promise<string> {
  const known = process.env[PASSWORD_VARIABLE];
  if (known !== undefined || user === '') return known ?? '';
  if (!process.stdin.isTTY)
    throw new UsageError(
      `Set ${PASSWORD_VARIABLE} to the password of ${user}: there is no terminal to ask at.`,
    );
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true });
  // Without it, Ctrl+C and Ctrl+D would leave the question unanswered forever.
  const stop = new AbortController();
  lines.on('close', () => stop.abort());
  process.stderr.write(`Password of ${user}: `);
  try {
    return await lines.question('', { signal: stop.signal });
  } catch {
    throw new UsageError('No password was given.');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
