import path from 'node:path';
import type { Command } from 'commander';
import { printMove, printNewPage } from './print-scaffold';
import { run } from './run-command';

interface NewArguments {
  source: string;
  title?: string;
  group?: string;
  dryRun?: boolean;
}

/** Adds the commands that write into the content folder. Their modules are loaded only when they run. */
export function addAuthoringCommands(program: Command): void {
  program
    .command('diagrams')
    .description('draw the diagrams that have no drawing yet, so that browsers need not; needs Chromium')
    .option('--source <dir>', 'content folder', 'content')
    .option('--all', 'draw all anew')
    .action(({ source, all }: { source: string; all?: boolean }) =>
      run(source, async () => {
        const { drawDiagrams } = await import('./draw-diagrams');
        const { printDiagrams } = await import('./print-diagrams');
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
        const { createPage } = await import('./new-page');
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
        const { movePage } = await import('./move-page');
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
        const { migrateVuePress } = await import('./migrate');
        const { printMigration } = await import('./print-migrate');
        const isForced = force === true;
        printMigration(
          await migrateVuePress({ from: path.resolve(dir), out: path.resolve(out), isForced }),
          out,
        );
      }),
    );
}
