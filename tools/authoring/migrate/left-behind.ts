import path from 'node:path';
import { inWords } from '../../support/in-words';
import type { SiteFiles } from './find-files';
import type { MigrationReport } from './migration-report';

/** Files below `.vuepress`, and what to do instead; the first match counts. */
const CODE_NOTES: readonly (readonly [RegExp, string])[] = [
  [/^components\//, 'Vue components are not run: write what they show as Markdown, raw HTML or an image'],
  [
    /\.(?:styl|stylus|css|less|sass|scss)$/,
    'the site has its own look; colours and sizes are in src/app/styles/tokens.css',
  ],
  [/^(?:enhanceApp|mixin)\.[jt]s$/, 'code for the Vue app is not run: an effect is a hook in src/features/'],
  [/^(?:theme|layouts)\//, 'themes are not run: the components of the site are in src/features/'],
  [/^plugins?\//, 'plugins are not run: a syntax of its own is an extension in tools/markdown/'],
  [/^templates\//, 'templates are not used: the page around the content is in tools/documents/pages/'],
  [/\.vue$/, 'Vue components are not run: write what they show as Markdown, raw HTML or an image'],
];

const SETTINGS_NOTE = 'what the settings take from them is carried over with the settings';

/** Files of `public` that are requested by their address; pages do not name them. */
const SERVED_PATTERN =
  /^(?:CNAME|robots\.txt|_redirects|_headers|\.nojekyll|\.htaccess|sitemap.*\.xml|ads\.txt)$/i;

/** Reports all files below the docs folder that are not copied, each with what to do instead. */
export function tellLeftBehind(files: SiteFiles, report: MigrationReport): void {
  const byNote = new Map<string, string[]>();
  for (const file of files.code) {
    const note = CODE_NOTES.find(([pattern]) => pattern.test(file))?.[1] ?? SETTINGS_NOTE;
    byNote.set(note, [...(byNote.get(note) ?? []), `.vuepress/${file}`]);
  }
  for (const [note, places] of byNote) {
    const what = `${inWords(places.length, 'file')} of .vuepress`;
    if (note === SETTINGS_NOTE) report.changed(what, note, places);
    else report.left(what, note, places);
  }
  if (files.vuePages.length > 0) {
    report.left(`${inWords(files.vuePages.length, 'page')} in Vue`, 'write them as Markdown', files.vuePages);
  }
  tellPublic(files.public, report);
}

/** Whether a file of `public` has no use in the content folder, because it is only requested by its address. */
export function isServedByAddress(file: string): boolean {
  return SERVED_PATTERN.test(file);
}

function tellPublic(files: readonly string[], report: MigrationReport): void {
  const places = (wanted: (file: string) => boolean): string[] =>
    files.filter(wanted).map((file) => `.vuepress/public/${file}`);
  const served = places(isServedByAddress);
  if (served.length > 0) {
    report.left(
      `${inWords(served.length, 'file')} for the server`,
      'put them into static/root/ by hand, if they are still needed',
      served,
    );
  }
  const byAddress = places(
    (file) => /\.(?:html?|js|css|webmanifest|ico)$/i.test(file) || path.basename(file) === 'manifest.json',
  );
  if (byAddress.length > 0) {
    report.changed(
      `${inWords(byAddress.length, 'file')} of public that pages do not show`,
      'are copied, but only what a page links or shows is published; what is asked for by its address goes into static/',
      byAddress,
    );
  }
}
