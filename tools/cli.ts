/** The command-line program. Most npm scripts in `package.json` run one of its commands. */
import path from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { BuiltSite } from './build';
import { addAuthoringCommands } from './commands/authoring';
import { type CheckOptions, checkContent, printCheck, printCheckAsJson } from './commands/check-content';
import { readFolder } from './commands/read-folder';
import { run } from './commands/run-command';
import { printProblems, printSummary, printSummaryAsJson, type Summary } from './commands/summary';
import { addVerifyCommand } from './commands/verify-command';
import { writeBundle } from './commands/write-bundle';
import { DEFAULT_KEEP_DAYS } from './output/retention';
import { LOOPBACK } from './serve/listen';
import { readDepth } from './source/last-updated';

/** Port of the site if neither `--port` nor `PORT` is given. */
const DEFAULT_PORT = 8080;

/** Highest TCP port. */
const MAX_PORT = 65_535;

/** Options of a command that writes an output folder. */
interface OutputOptions {
  source: string;
  out: string;
  lenient?: boolean;
  quiet?: boolean;
  json?: boolean;
}

interface BuildArguments extends OutputOptions {
  keepDays: number;
  precompress?: boolean;
}

interface ListenOptions {
  host: string;
  port: number;
}

interface CheckArguments extends CheckOptions, Pick<OutputOptions, 'source' | 'json' | 'quiet'> {
  strict?: boolean;
}

const program = new Command('sscms-docs')
  .description('Builds and serves the documentation site.')
  .showHelpAfterError();

addListenOptions(addBuildOptions(program.command('start').description('build the site and serve it'))).action(
  (options: BuildArguments & ListenOptions) => run(options.source, () => buildAndServe(options), options),
);

addBuildOptions(program.command('build').description('build the site for any static host')).action(
  (options: BuildArguments) =>
    run(options.source, async () => report(await build(options), options), options),
);

addListenOptions(
  program
    .command('dev')
    .description('serve the content while you write; every save shows in the open browser'),
)
  .option('--source <dir>', 'content folder', readFolder, 'content')
  .option('--lenient', 'report content errors only in the terminal, not over the page')
  .action(({ source, lenient, host, port }: ListenOptions & { source: string; lenient?: boolean }) =>
    run(source, async () => {
      process.env.NODE_ENV ??= 'development';
      // Loaded only here: no other command watches anything.
      const { runDevServer } = await import('./commands/dev');
      await runDevServer({ source, host, port, isLenient: lenient === true });
    }),
  );

addOutputOptions(
  program.command('content').description('write only the content bundle'),
  '.tmp/content',
).action((options: OutputOptions) => {
  const { source, out, lenient = false } = options;
  const write = () => writeBundle(path.resolve(source), path.resolve(out), lenient);
  return run(source, async () => report(await write(), options), options);
});

program
  .command('check')
  .description('check the content; changes no file unless --fix or --update is given')
  .option('--source <dir>', 'content folder', readFolder, 'content')
  .option('--json', 'print the findings as JSON')
  .option('--quiet', 'print errors only')
  .option('--fix', 'fix problems that can be fixed safely')
  .option('--strict', 'fail on warnings too')
  .option('--update', 'add new addresses to urls.lock if there are no errors')
  .action(({ source, json, quiet = false, strict, ...options }: CheckArguments) =>
    run(source, async () => {
      const result = await checkContent(path.resolve(source), options);
      const { errorCount, warningCount } = result.problems;
      if (errorCount > 0 || (strict && warningCount > 0)) process.exitCode = 1;
      if (json) printCheckAsJson(result);
      else printCheck(result, source, quiet);
    }),
  );

addAuthoringCommands(program);
addVerifyCommand(program);

addListenOptions(program.command('serve').description('serve a built site'))
  .option('--out <dir>', 'output folder of the build', readFolder, 'dist')
  .action(({ out, host, port }: ListenOptions & { out: string }) =>
    run('', async () => {
      const { serveDist } = await import('./serve/serve-dist');
      const { addresses } = await serveDist(path.resolve(out), port, { host, command: 'npm run serve' });
      for (const address of addresses) console.log(`address  ${address}`);
    }),
  );

await program.parseAsync();

function addOutputOptions(command: Command, out: string): Command {
  return command
    .option('--source <dir>', 'content folder', readFolder, 'content')
    .option('--out <dir>', 'output folder', readFolder, out)
    .option('--lenient', 'report content errors but write the output anyway')
    .option('--quiet', 'print problems only')
    .addOption(new Option('--json', 'print the result as one JSON document').conflicts('quiet'));
}

/** Prints the result and the problems of a build in the form that the options ask for. */
function report(summary: Summary, { source, quiet, json }: OutputOptions): void {
  if (json) printSummaryAsJson(summary);
  else printProblems(summary.bundle.problems, source);
  if (!json && !quiet) printSummary(summary);
}

function addBuildOptions(command: Command): Command {
  return addOutputOptions(command, 'dist')
    .option(
      '--keep-days <days>',
      'days to keep hashed files of earlier builds, for tabs that are still open',
      readDays,
      DEFAULT_KEEP_DAYS,
    )
    .option('--precompress', 'write .br and .gz copies of text files, for web servers that send such copies');
}

function readDays(text: string): number {
  const days = Number(text);
  if (text.trim() !== '' && Number.isFinite(days) && days >= 0) return days;
  throw new InvalidArgumentError('Allowed: a number of days; 0 keeps none.');
}

async function build(options: BuildArguments): Promise<BuiltSite> {
  // React reads this variable when it is loaded. Its development build renders pages several times slower.
  process.env.NODE_ENV ??= 'production';
  // Loaded after `NODE_ENV` is set, and only here: the other commands start faster without it.
  const { buildSite } = await import('./build');
  const root = path.resolve(options.source);
  const summary = await buildSite({
    root,
    out: path.resolve(options.out),
    isLenient: options.lenient === true,
    keepDays: options.keepDays,
    isPrecompressed: options.precompress === true,
    isSilent: options.quiet === true || options.json === true,
  });
  if (summary.bundle.config.lastUpdatedLabel !== '' && (await readDepth(root)) === 'shallow')
    console.error('The pages have no dates: this is a shallow clone. "git fetch --unshallow" brings them.');
  return summary;
}

async function buildAndServe(options: BuildArguments & ListenOptions): Promise<void> {
  const { serveDist } = await import('./serve/serve-dist');
  const { host, port } = options;
  // The server starts before the build, which may take long, so that a port in use is reported at once.
  const server = await serveDist(path.resolve(options.out), port, { host, isBuilding: true });
  try {
    report({ ...(await build(options)), addresses: server.addresses }, options);
  } catch (error) {
    await server.close();
    throw error;
  }
}

/** Adds the options of a command that listens on a port. */
function addListenOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--host <address>', 'address to listen on; 0.0.0.0 accepts connections from other machines')
        .argParser(readHost)
        .default(LOOPBACK, `${LOOPBACK}, this machine only`),
    )
    .addOption(
      new Option('--port <number>', 'port to listen on')
        .env('PORT')
        .argParser(readPort)
        .default(DEFAULT_PORT),
    );
}

function readHost(text: string): string {
  const host = text.trim();
  if (host === 'localhost') return LOOPBACK;
  if (host !== '' && !/[\s/@?#[\]]/.test(host)) return host;
  throw new InvalidArgumentError(
    'Allowed: an address such as 127.0.0.1, ::1 or 0.0.0.0, or a name of this machine.',
  );
}

/** An empty `PORT` counts as unset. */
function readPort(text: string): number {
  const port = text.trim() === '' ? DEFAULT_PORT : Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= MAX_PORT) return port;
  throw new InvalidArgumentError(`Allowed: a whole number from 0 to ${MAX_PORT}.`);
}
