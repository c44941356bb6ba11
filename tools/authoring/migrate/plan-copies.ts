import { statSync } from 'node:fs';
import path from 'node:path';
import { REDIRECTS_FILE } from '../../source/config/read-redirects';
import { SITE_CONFIG_FILE } from '../../source/config/read-site-config';
import { leavesFolder, realPathOf } from '../../support/real-path';
import { faultOfName, fileKey, quote } from '../../support/safe-path';
import type { SiteFiles } from './find-files';
import { isServedByAddress } from './left-behind';
import type { VuePressSite } from './locate-site';
import type { MigrationReport } from './migration-report';
import type { PageFindings } from './scan-pages';

/** File names that have a meaning in a content folder. */
const OWN_NAMES = new Set([SITE_CONFIG_FILE, REDIRECTS_FILE, 'check.yml', 'synonyms.yml', 'urls.lock']);
const OWN_PATTERN = /(?:^|\/)(?:sidebar\.yml|page\.template|folder\.template)$/;

function isOwnName(file: string): boolean {
  return OWN_NAMES.has(file) || OWN_PATTERN.test(file);
}

/** The files to copy: path below the new content folder → absolute path of the original. */
export function planCopies(
  { docs, project }: VuePressSite,
  files: SiteFiles,
  { imports }: PageFindings,
  report: MigrationReport,
): Map<string, string> {
  const copies = new Map<string, string>();
  const taken = new Set<string>();
  const copy = (file: string, from: string): void => {
    const fault = faultOfName(file);
    if (fault) report.left(quote(file), `its path ${fault.found}; rename it`);
    else {
      copies.set(file, from);
      taken.add(fileKey(file));
    }
  };
  for (const file of [...files.pages, ...files.others]) {
    if (isOwnName(file)) {
      report.left(file, 'has a name that means something in a content folder; rename it if it is needed', [
        file,
      ]);
    } else copy(file, path.join(docs, file));
  }
  for (const file of files.public) {
    const from = path.join(docs, '.vuepress/public', file);
    if (isServedByAddress(file)) continue;
    if (taken.has(fileKey(file))) {
      report.left(
        `.vuepress/public/${file}`,
        'there is a file of this name beside the pages; rename one of them',
      );
    } else if (/\.md$/i.test(file)) {
      report.left(
        `.vuepress/public/${file}`,
        'would become a page; give it another ending to offer it for download',
      );
    } else if (isOwnName(file)) {
      report.left(`.vuepress/public/${file}`, 'has a name that means something in a content folder');
    } else copy(file, from);
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
    else if (isOwnName(to)) report.left(what, 'has a name that means something in a content folder', [place]);
    else if (/\.md$/i.test(to) && !taken.has(fileKey(to))) {
      report.left(what, 'would become a page; copy it under another ending', [place]);
    } else if (!taken.has(fileKey(to))) {
      copy(to, from);
      report.carried(what, `copied to ${to}, so that the page finds it`);
    }
  }
  return copies;
}
