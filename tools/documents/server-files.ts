import { ASSETS_DIR, BASE_PATH } from '../../src/bundle/constants';
import { HASHED_FILE_PATTERN } from '../../src/bundle/hashed-files';
import { encodePath } from '../../src/bundle/paths';
import { REDIRECTS_LIST } from '../site/file-names';
import type { ContentBundle } from '../site/make-bundle';
import type { OutputFile } from '../support/output-file';
import { headersFile } from './security/header-files';
import { caddyFile } from './servers/caddy-file';
import { nginxFile } from './servers/nginx-file';
import { type ServedSite, servedSite } from './servers/served-site';

/** Matches a file in a folder of the bundle. Groups: the name below the bundle's folder, the first folder in it. */
const BUNDLE_PATTERN = new RegExp(`^${BASE_PATH.slice(1)}${ASSETS_DIR}(([^/]+)/.+)$`);

/**
 * Files that servers read: headers, redirects, configuration. `names`: paths of the files written so far, all
 * hashed ones among them, below the host's root and without compressed copies.
 */
export function serverFiles(bundle: ContentBundle, names: readonly string[]): OutputFile[] {
  const site = servedSite(bundle);
  return [
    headersFile(site.headers, foldersOfHashedFiles(names)),
    redirectsList(site),
    nginxFile(site),
    caddyFile(site),
  ];
}

/** Folders of the bundle in which no file ever changes, sorted. */
function foldersOfHashedFiles(names: readonly string[]): string[] {
  const areHashed = new Map<string, boolean>();
  for (const name of names) {
    const [, file, folder] = BUNDLE_PATTERN.exec(name) ?? [];
    if (folder === undefined || file === undefined) continue;
    areHashed.set(folder, (areHashed.get(folder) ?? true) && HASHED_FILE_PATTERN.test(file));
  }
  return [...areHashed].flatMap(([folder, isHashed]) => (isHashed ? [folder] : [])).toSorted();
}

/**
 * Redirects from old addresses in the format of Netlify, Cloudflare Pages and others. Spaces separate the fields, so
 * addresses are percent-encoded.
 */
function redirectsList({ redirects, oldFolders }: ServedSite): OutputFile {
  const lines = [
    ...redirects.map(({ from, to }) => `${encodePath(from)} ${to} 301\n`),
    ...oldFolders.map((folder) => `${folder}* ${BASE_PATH}:splat 301\n`),
  ];
  return { file: REDIRECTS_LIST, data: lines.join('') };
}
