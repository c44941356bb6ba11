/** The command line. Each command of `package.json` is one here. */
import path from 'node:path';
import { Command } from 'commander';
import { AppBuildError } from './app/app-build-error';
import { writeBundle } from './commands/bundle-command';
import { checkContent } from './commands/check-content';
import type { BuildSummary } from './commands/summary';
import { printProblems, printSummary } from './commands/summary';
import { URLS_LOCK_FILE } from './config/urls-lock';
import { ContentError, UsageError } from './problems';
import { serveDist } from './serve/serve-dist';

/** Port of the site when `PORT` is not set. */
const DEFAULT_PORT = 8080;

interface TreeOptions {
  source: string;
  out: string;
  lenient?: boolean;
}

const program = new Command('sscms-docs')
  .description('Builds and serves the documentation site.')
  .showHelpAfterError();

withTree(program.command('start').description('build the site and serve it'), 'dist').action(
  (options: TreeOptions) =>
    run(options.source, async () => {
      const port = readPort();
      const summary = await build(options);
      printProblems(summary.bundle.problems, options.source);
      const server = await serveDist(summary.out, port);
      await printSummary(summary, server.address);
    }),
);

withTree(program.command('build').description('build the site for any static host'), 'dist').action(
  (options: TreeOptions) =>
    run(options.source, async () => {
      const summary = await build(options);
      printProblems(summary.bundle.problems, options.source);
      await printSummary(summary);
    }),
);

withTree(program.command('content').description('write the content bundle alone'), '.tmp/content').action(
  (options: TreeOptions) =>
    run(options.source, async () => {
      const summary = await writeBundle(
        path.resolve(options.source),
        path.resolve(options.out),
        options.lenient === true,
      );
      printProblems(summary.bundle.problems, options.source);
      await printSummary(summary);
    }),
);

program
  .command('check')
  .description('check the content, lost addresses among it; write nothing')
  .option('--source <dir>', 'content folder', 'content')
  .option('--update', 'add new addresses to urls.lock, when there are no errors')
  .action(({ source, update }: { source: string; update?: boolean }) =>
    run(source, async () => {
      const { bundle, added } = await checkContent(path.resolve(source), update === true);
      printProblems(bundle.problems, source);
      if (bundle.problems.errorCount > 0) process.exitCode = 1;
      else console.log(`${bundle.pages.length} pages checked, no errors`);
      if (added > 0) console.log(`${added} addresses added to ${URLS_LOCK_FILE}`);
    }),
  );

program
  .command('serve')
  .description('serve a built site')
  .option('--out <dir>', 'output folder of the build', 'dist')
  .action(({ out }: { out: string }) =>
    run('', async () => {
      const server = await serveDist(path.resolve(out), readPort());
      console.log(`address  ${server.address}`);
    }),
  );

await program.parseAsync();

function withTree(command: Command, out: string): Command {
  return command
    .option('--source <dir>', 'content folder', 'content')
    .option('--out <dir>', 'output folder', out)
    .option('--lenient', 'report errors in the content, but write the output all the same');
}

async function build({ source, out, lenient }: TreeOptions): Promise<BuildSummary> {
  // React decides when it is loaded; its development build renders pages several times slower.
  process.env.NODE_ENV ??= 'production';
  // Loaded only here: the commands that need no webpack start faster without it.
  const { buildSite } = await import('./commands/build-site');
  return buildSite({ root: path.resolve(source), out: path.resolve(out), isLenient: lenient === true });
}

function readPort(): number {
  const text = process.env.PORT ?? '';
  if (text === '') return DEFAULT_PORT;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new UsageError(`PORT is "${text}". Allowed: a whole number from 0 to 65535.`);
}

/** Runs a command; what the user can mend is told in words, anything else with its stack. */
async function run(source: string, action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof ContentError) {
      printProblems(error.problems, source);
      console.error('Nothing was written. Mend the errors, or add --lenient to write all the same.');
    } else if (error instanceof UsageError || error instanceof AppBuildError) console.error(error.message);
    else throw error;
  }
}
