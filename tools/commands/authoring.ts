import path from 'node:path';
import { type Command, Option } from 'commander';
import { UsageError } from '../support/problems';
import { readFolder } from './read-folder';
import { run } from './run-command';

interface NewArguments {
  site?: string;
  source: string;
  title?: string;
  group?: string;
  dryRun?: boolean;
}

interface RemoveArguments {
  source: string;
  to?: string;
  gone?: boolean;
  dryRun?: boolean;
}

/** Adds `diagrams`, `new`, `mv` and `rm`. Their modules are loaded only when they run. */
export function addAuthoringCommands(program: Command): void {
  program
    .command('diagrams')
    .description(
      'draw the diagrams that have no drawing yet, and delete drawings that no page uses (requires Chromium)',
    )
    .option('--source <dir>', 'content folder', readFolder, 'content')
    .option('--all', 'redraw all diagrams')
    .action(({ source, all = false }: { source: string; all?: boolean }) =>
      run(source, async () => {
        const { drawDiagrams, printDiagrams } = await import('./draw-diagrams');
        const onDrawn = (count: number, total: number) => console.log(`drawn  ${count}/${total}`);
        printDiagrams(await drawDiagrams(path.resolve(source), all, onDrawn), source);
      }),
    );

  program
    .command('new')
    .description('create a page from the nearest template and list it in the sidebar: npm run new -- stl/foo')
    .argument('[page]', 'path of the page: "stl/foo", "cli/commands/foo.md", "stl/foo/"')
    .option('--site <dir>', 'create a small site of your own in this folder instead of a page', readFolder)
    .option('--source <dir>', 'content folder', readFolder, 'content')
    .option('--title <title>', 'title of the page (default: its name)')
    .option('--group <title>', 'sidebar group (default: the group with most pages of the same folder)')
    .option('--dry-run', 'print what would change, without writing')
    .action((page: string | undefined, { site, source, title, group, dryRun }: NewArguments) =>
      run(source, async () => {
        if (site !== undefined) {
          const { createSite, printNewSite } = await import('./new-site');
          printNewSite(await createSite(path.resolve(site)), site);
          return;
        }
        if (page === undefined)
          throw new UsageError('Name a page: npm run new -- stl/foo. For a site of your own: --site DIR.');
        const { createPage, printNewPage } = await import('./new-page');
        const options = { title, group, isDryRun: dryRun };
        printNewPage(await createPage(path.resolve(source), page, options), source, dryRun);
      }),
    );

  program
    .command('mv')
    .description('move a page, an image or a folder and update links, sidebars, navigation and redirects')
    .argument('<from>', 'a page ("cli/setup"), a file ("cli/a.png") or a folder ("cli/commands/")')
    .argument('<to>', 'new path, or a folder to move it into')
    .option('--source <dir>', 'content folder', readFolder, 'content')
    .option('--dry-run', 'print what would change, without writing')
    .action((from: string, to: string, { source, dryRun }: { source: string; dryRun?: boolean }) =>
      run(source, async () => {
        const { movePage, printMove } = await import('./move-page');
        printMove(await movePage(path.resolve(source), from, to, dryRun), source, dryRun);
      }),
    );

  program
    .command('rm')
    .description(
      'delete a page and its sidebar entries; with --to, links, navigation and redirects lead to another page',
    )
    .argument('<page>', 'path of the page: "stl/foo"')
    .option('--to <page>', 'page that takes its place: links and the old address lead there')
    .addOption(
      new Option(
        '--gone',
        'nothing takes its place, and nothing may link to it: nginx and Caddy answer with 410',
      ).conflicts('to'),
    )
    .option('--source <dir>', 'content folder', readFolder, 'content')
    .option('--dry-run', 'print what would change, without writing')
    .action((page: string, { source, to, gone, dryRun }: RemoveArguments) =>
      run(source, async () => {
        const { printRemoval, removePage } = await import('./remove-page');
        const options = { to, isGone: gone, isDryRun: dryRun };
        printRemoval(await removePage(path.resolve(source), page, options), source, dryRun);
      }),
    );
}
