/** The command line. Each command of `package.json` is one here. */
import path from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { AppBuildError } from './app/app-build-error';
import { writeBundle } from './commands/bundle-command';
import { checkContent } from './commands/check-content';
import { printCheck, printCheckAsJson } from './commands/print-check';
import { printMove, printNewPage } from './commands/print-scaffold';
import type { BuildSummary } from './commands/summary';
import { printProblems, printSummary } from './commands/summary';
import { DEFAULT_KEEP_DAYS } from './output/keep-files';
import { ContentError, UsageError } from './problems';
import { serveDist } from './serve/serve-dist';
import { describeSystemFault } from './system-fault';

/** Port of the site when `PORT` is not set. */
const DEFAULT_PORT = 8080;

interface TreeOptions {
  source: string;
  out: string;
  lenient?: boolean;
}

interface BuildArguments extends TreeOptions {
  keepDays: number;
}

interface NewArguments {
  source: string;
  title?: string;
  group?: string;
  dryRun?: boolean;
}

interface CheckArguments {
  source: string;
  json?: boolean;
  fix?: boolean;
  strict?: boolean;
  baseline?: string;
  update?: boolean;
}

const program = new Command('sscms-docs')
  .description('Builds and serves the documentation site.')
  .showHelpAfterError();

withBuild(program.command('start').description('build the site and serve it')).action(
  (options: BuildArguments) =>
    run(options.source, async () => {
      const port = readPort();
      const summary = await build(options);
      printProblems(summary.bundle.problems, options.source);
      const server = await serveDist(summary.out, port);
      printSummary(summary, server.address);
    }),
);

withBuild(program.command('build').description('build the site for any static host')).action(
  (options: BuildArguments) =>
    run(options.source, async () => {
      const summary = await build(options);
      printProblems(summary.bundle.problems, options.source);
      printSummary(summary);
    }),
);

program
  .command('dev')
  .description('serve the content while it is written; edits show in the open browser')
  .option('--source <dir>', 'content folder', 'content')
  .option('--lenient', 'tell errors in the content in the terminal only, not over the page')
  .action(({ source, lenient }: { source: string; lenient?: boolean }) =>
    run(source, async () => {
      process.env.NODE_ENV ??= 'development';
      // Loaded only here: no other command watches anything.
      const { runDevServer } = await import('./commands/dev');
      await runDevServer({ source, port: readPort(), isLenient: lenient === true });
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
      printSummary(summary);
    }),
);

program
  .command('check')
  .description('check the content like a doctor; write nothing unless asked to')
  .option('--source <dir>', 'content folder', 'content')
  .option('--json', 'print the findings as JSON')
  .option('--fix', 'mend what is safe to mend')
  .option('--strict', 'fail on warnings too')
  .addOption(
    new Option(
      '--baseline <action>',
      'write all findings down as known; later runs tell only of new ones',
    ).choices(['write']),
  )
  .option('--update', 'add new addresses to urls.lock, when there are no errors')
  .action((options: CheckArguments) =>
    run(options.json ? '' : options.source, async () => {
      const result = await checkContent(path.resolve(options.source), {
        isUpdate: options.update === true,
        isFix: options.fix === true,
        writesBaseline: options.baseline === 'write',
      });
      const { errorCount, warningCount } = result.problems;
      if (errorCount > 0 || (options.strict && warningCount > 0)) process.exitCode = 1;
      if (options.json) printCheckAsJson(result);
      else printCheck(result, options.source);
    }),
  );

program
  .command('diagrams')
  .description('draw the diagrams that have no drawing yet, so that browsers need not; needs Chromium')
  .option('--source <dir>', 'content folder', 'content')
  .option('--all', 'draw all anew')
  .action(({ source, all }: { source: string; all?: boolean }) =>
    run(source, async () => {
      const { drawDiagrams } = await import('./commands/draw-diagrams');
      const { printDiagrams } = await import('./commands/print-diagrams');
      const tell = (count: number, total: number) => console.log(`drawn  ${count}/${total}`);
      printDiagrams(await drawDiagrams(path.resolve(source), all === true, tell), source);
    }),
  );

program
  .command('new')
  .description('make a page of the kind its folder has, listed in the sidebar: npm run new -- stl/foo')
  .argument('<page>', 'where: "stl/foo", "cli/commands/foo.md", "stl/foo/"')
  .option('--source <dir>', 'content folder', 'content')
  .option('--title <title>', 'its title, else its name')
  .option('--group <title>', 'group of the sidebar, else the one with most of its neighbours')
  .option('--dry-run', 'only say what would be done')
  .action((page: string, { source, title, group, dryRun }: NewArguments) =>
    run(source, async () => {
      const { createPage } = await import('./commands/new-page');
      const isDryRun = dryRun === true;
      const result = await createPage(path.resolve(source), page, { title, group, isDryRun });
      printNewPage(result, source, isDryRun);
    }),
  );

program
  .command('mv')
  .description('move a page or a folder, and mend links, sidebars, navigation and redirects')
  .argument('<from>', 'a page ("cli/setup") or a folder ("cli/commands/")')
  .argument('<to>', 'its new name, or a folder to move it into')
  .option('--source <dir>', 'content folder', 'content')
  .option('--dry-run', 'only say what would be done')
  .action((from: string, to: string, { source, dryRun }: { source: string; dryRun?: boolean }) =>
    run(source, async () => {
      const { movePage } = await import('./commands/move-page');
      printMove(await movePage(path.resolve(source), from, to, dryRun === true), source, dryRun === true);
    }),
  );

program
  .command('migrate')
  .description('make a content folder of a VuePress 1 site')
  .argument('<dir>', 'folder of the site: the one that holds .vuepress, or its project')
  .option('--out <dir>', 'the new content folder', 'content')
  .option('--force', 'write into a folder that has files in it, and over them')
  .action((dir: string, { out, force }: { out: string; force?: boolean }) =>
    run(out, async () => {
      const { migrateVuePress } = await import('./commands/migrate');
      const { printMigration } = await import('./commands/print-migrate');
      const isForced = force === true;
      printMigration(
        await migrateVuePress({ from: path.resolve(dir), out: path.resolve(out), isForced }),
        out,
      );
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

function withBuild(command: Command): Command {
  return withTree(command, 'dist').option(
    '--keep-days <days>',
    'keep hashed files of earlier builds for this long after they were last current, for tabs that are still open',
    readDays,
    DEFAULT_KEEP_DAYS,
  );
}

function readDays(text: string): number {
  const days = Number(text);
  if (text.trim() !== '' && Number.isFinite(days) && days >= 0) return days;
  throw new InvalidArgumentError('Allowed: a number of days, 0 to keep none.');
}

async function build({ source, out, lenient, keepDays }: BuildArguments): Promise<BuildSummary> {
  // React decides when it is loaded; its development build renders pages several times slower.
  process.env.NODE_ENV ??= 'production';
  // Loaded only here: the commands that need no webpack start faster without it.
  const { buildSite } = await import('./commands/build-site');
  return buildSite({
    root: path.resolve(source),
    out: path.resolve(out),
    isLenient: lenient === true,
    keepDays,
  });
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
    else {
      const fault = describeSystemFault(error);
      if (fault === undefined) throw error;
      console.error(`${fault}\nThe last output is as it was.`);
    }
  }
}
