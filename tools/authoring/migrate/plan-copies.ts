import { statSync } from 'node:fs';
import path from 'node:path';
import { SETTINGS_PATTERN } from '../../source/content-tree';
import { formatCount } from '../../support/format-count';
import { leavesFolder, realPathOf } from '../../support/real-path';
import { faultOfName, fileKey, quote } from '../../support/safe-path';
import type { SiteFiles } from './find-files';
import { OWN_LOOK } from './known-settings';
import type { VuePressSite } from './locate-site';
import type { MigrationReport } from './migration-report';
import type { PageFindings } from './scan-pages';

/** Templates that `npm run new` reads. */
const TEMPLATE_PATTERN = /(?:^|\/)(?:page|folder)\.template$/;

const RESERVED = 'has a name that is reserved in a content folder; rename it if it is needed';

/** For files in `.vuepress` that cannot be migrated: what the author can do instead. The first match counts. */
const CODE_NOTES: readonly (readonly [RegExp, string])[] = [
  [/^components\//, 'Vue components are not run: write what they show as Markdown, raw HTML or an image'],
  [/\.(?:styl|stylus|css|less|sass|scss)$/, OWN_LOOK],
  [/^(?:enhanceApp|mixin)\.[jt]s$/, 'code for the Vue app is not run: an effect is a hook in src/features/'],
  [/^(?:theme|layouts)\//, 'themes are not run: the components of the site are in src/features/'],
  [/^plugins?\//, 'plugins are not run: syntax of your own is an extension in tools/markdown/'],
  [/^templates\//, 'templates are not used: the page shell is in tools/documents/pages/page-shell.ts'],
  [/\.vue$/, 'Vue components are not run: write what they show as Markdown, raw HTML or an image'],
];

const SETTINGS_NOTE = 'what the settings take from them is carried over with the settings';

/** Files of `public` that are for the web server or for crawlers: pages do not link to them. */
const SERVED_PATTERN =
  /^(?:CNAME|robots\.txt|_redirects|_headers|\.nojekyll|\.htaccess|sitemap.*\.xml|ads\.txt)$/i;

function isReserved(file: string): boolean {
  return SETTINGS_PATTERN.test(file) || TEMPLATE_PATTERN.test(file);
}

/**
 * Maps the path of each copy in the new folder to the original file. Reports files that cannot be copied;
 * `reportLeftBehind` reports those that are never copied.
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
  // `reportLeftBehind` reports the files for the web server.
  for (const file of files.public.filter((name) => !SERVED_PATTERN.test(name))) {
    const refuse = (reason: string) => report.left(`.vuepress/public/${file}`, reason);
    if (taken.has(fileKey(file)))
      refuse('another file has this name, or differs only in case; rename one of them');
    else if (/\.md$/i.test(file))
      refuse('would become a page; give it another ending to offer it for download');
    else if (isReserved(file)) refuse(RESERVED);
    else copy(file, path.join(docs, '.vuepress/public', file));
  }
  for (const { place, page, target } of imports) {
    const to = target.startsWith('/')
      ? path.posix.normalize(target.slice(1))
      : path.posix.join(path.posix.dirname(page), target);
    const from = [
      path.join(project, target),
      path.join(docs, target),
      path.join(docs, path.dirname(page), target),
    ].find((file) => realPathOf(file) !== undefined && statSync(file).isFile());
    const what = `<<< ${target.replace(/^\//, '@/')}`;
    const refuse = (reason: string) => report.left(what, reason, [place]);
    if (from === undefined) refuse('there is no such file');
    else if (to.startsWith('../') || to === '..') refuse('is outside the content folder; copy it into it');
    else if (leavesFolder(from, project)) refuse('is outside the project; copy it into the content folder');
    else if (isReserved(to)) refuse(RESERVED);
    else if (taken.has(fileKey(to))) {
      if (copies.get(to) !== from) refuse(`another file is at ${to}, and the page shows that file`);
    } else if (/\.md$/i.test(to)) refuse('would become a page; copy it under another ending');
    else if (copy(to, from)) report.carried(what, `copied to ${to}, so that the page finds it`);
  }
  return copies;
}

/**
 * Reports the files that `planCopies` does not consider, with what to do instead, and files of `public` that are copied
 * but may not be published.
 */
export function reportLeftBehind(files: SiteFiles, report: MigrationReport): void {
  const byNote = new Map<string, string[]>();
  for (const file of files.code) {
    const note = CODE_NOTES.find(([pattern]) => pattern.test(file))?.[1] ?? SETTINGS_NOTE;
    byNote.set(note, [...(byNote.get(note) ?? []), `.vuepress/${file}`]);
  }
  for (const [note, places] of byNote) {
    const what = `${formatCount(places.length, 'file')} of .vuepress`;
    report.add(note === SETTINGS_NOTE ? 'changed' : 'left', what, note, places);
  }
  const vue = files.vuePages;
  report.left(`${formatCount(vue.length, 'page')} in Vue`, 'write them as Markdown', vue);
  const publicPlaces = (pattern: RegExp): string[] =>
    files.public.filter((file) => pattern.test(file)).map((file) => `.vuepress/public/${file}`);
  const served = publicPlaces(SERVED_PATTERN);
  const servedNote = 'put them into static/root/ by hand, if they are still needed';
  report.left(`${formatCount(served.length, 'file')} for the server`, servedNote, served);
  const byAddress = publicPlaces(/\.(?:html?|js|css|webmanifest|ico)$|(?:^|\/)manifest\.json$/i);
  report.changed(
    `${formatCount(byAddress.length, 'file')} of public that pages do not show`,
    'are copied, but only what a page links or shows is published; put files that are requested by address into static/',
    byAddress,
  );
}
