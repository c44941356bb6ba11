import path from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { run } from './run-command';

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
        const { readPassword } = await import('./ask-password');
        const password = await readPassword(options.user);
        if (options.seed) await seed(options, password);
        else await verify(options, password);
      }),
    );
}

async function seed({ source, server, user }: VerifyArguments, password: string): Promise<void> {
  const { seedProduct } = await import('../authoring/verify/ask-product');
  console.log(await seedProduct(path.resolve(source), { server, user, password }));
}

async function verify(options: VerifyArguments, password: string): Promise<void> {
  const { source, server, user, only, changed, write } = options;
  const { verifySamples } = await import('./verify');
  const { printVerify } = await import('./print-verify');
  const { showProgress } = await import('./progress-bar');
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

function readServer(text: string): string {
  const isWeb = /^https?:\/\//i.test(text) && URL.canParse(text);
  if (isWeb) return text.replace(/(?<!\/)\/+$/, '');
  throw new InvalidArgumentError('Allowed: an address such as http://127.0.0.1:8080.');
}
