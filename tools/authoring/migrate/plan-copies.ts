import { statSync } from 'node:fs';
import path from 'node:path';
import { SETTINGS_PATTERN } from '../../source/content-tree';
import { leavesFolder, realPathOf } from '../../support/real-path';
import { faultOfName, fileKey, quote } from '../../support/safe-path';
import type { SiteFiles } from './find-files';
import { isServedByAddress } from './left-behind';
import type { VuePressSite } from './locate-site';
import type { MigrationReport } from './migration-report';
import type { PageFindings } from './scan-pages';

/** Templates that `npm run new` reads. */
const TEMPLATE_PATTERN = /(?:^|\/)(?:page|folder)\.template$/;

const RESERVED = 'has a name that means something in a content folder; rename it if it is needed';

function isReserved(file: string): boolean {
  return SETTINGS_PATTERN.test(file) || TEMPLATE_PATTERN.test(file);
}

/**
 * The files to copy: path below the new content folder → absolute path of the original. Reports every file that is not
 * copied.
 */
export function planCopies(
  { docs, project }: VuePressSite,
  files: SiteFiles,
  { imports }: PageFindings,
  report: MigrationReport,
): Map<string, string> {
  const copies = new Map<string, string>();
  const taken = new Set<string>();
  const copy = (file: string, from: string): boolean => {
    const fault = faultOfName(file);
    if (fault) report.left(quote(file), `its path ${fault.found}; rename it`);
    else {
      copies.set(file, from);
      taken.add(fileKey(file));
    }
    return !fault;
  };
  for (const file of [...files.pages, ...files.others]) {
    if (isReserved(file)) report.left(file, RESERVED);
    else copy(file, path.join(docs, file));
  }
  for (const file of files.public) {
    const from = path.join(docs, '.vuepress/public', file);
    // `tellLeftBehind` reports these.
    if (isServedByAddress(file)) continue;
    if (taken.has(fileKey(file))) {
      report.left(
        `.vuepress/public/${file}`,
        'another file has this name, or differs only in case; rename one of them',
      );
    } else if (/\.md$/i.test(file)) {
      report.left(
        `.vuepress/public/${file}`,
        'would become a page; give it another ending to offer it for download',
      );
    } else if (isReserved(file)) report.left(`.vuepress/public/${file}`, RESERVED);
    else copy(file, from);
  }
  for (const { place, page, target, isFromProject } of imports) {
    const to = isFromProject
      ? path.posix.normalize(target)
      : path.posix.join(path.posix.dirname(page), target);
    const from = [
      path.join(project, target),
      path.join(docs, target),
      path.join(docs, path.dirname(page), target),
    ].find((file) => realPathOf(file) !== undefined && statSync(file).isFile());
    const what = `<<< ${isFromProject ? '@/' : ''}${target}`;
    if (from === undefined) report.left(what, 'there is no such file', [place]);
    else if (to.startsWith('../') || to === '..')
      report.left(what, 'is outside the content folder; copy it into it', [place]);
    else if (leavesFolder(from, project))
      report.left(what, 'is outside the project; copy it into the content folder', [place]);
    else if (isReserved(to)) report.left(what, RESERVED, [place]);
    else if (/\.md$/i.test(to) && !taken.has(fileKey(to))) {
      report.left(what, 'would become a page; copy it under another ending', [place]);
    } else if (!taken.has(fileKey(to))) {
      if (copy(to, from)) report.carried(what, `copied to ${to}, so that the page finds it`);
    } else if (copies.get(to) !== from)
      report.left(what, `another file is at ${to}: the page shows that one`, [place]);
  }
  return copies;
}
