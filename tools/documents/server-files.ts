import { ASSETS_DIR, BASE_PATH } from '../../src/bundle/constants';
import { HASHED_FILE_PATTERN } from '../../src/bundle/hashed-files';
import { encodePath } from '../../src/bundle/paths';
import { belowBase, REDIRECTS_LIST } from '../site/file-names';
import type { ContentBundle } from '../site/make-bundle';
import type { OutputFile } from '../support/output-file';
import { headersFile } from './security/header-files';
import { caddyFile } from './servers/caddy-file';
import { nginxFile } from './servers/nginx-file';
import { type ServedSite, servedSite } from './servers/served-site';

/**
 * Files that servers read: headers, redirects, configuration. `names`: paths of the files written so far, all
 * hashed ones among them, below the host's root and without compressed copies.
 */
export function serverFiles(bundle: ContentBundle, names: readonly string[]): OutputFile[] {
  const site = servedSite(bundle);
  const headers = headersFile(site.headers, foldersOfHashedFiles(names), site.isHost ? '/' : BASE_PATH);
  const files = [headers, nginxFile(site), caddyFile(site)];
  // Hosts that read a list of redirects read it at their root only.
  if (site.isHost) return [...files, redirectsList(site)];
  return files.map(({ file, data }) => ({ file: belowBase(file), data }));
}

/** Folders of the bundle in which no file ever changes, sorted. */
function foldersOfHashedFiles(names: readonly string[]): string[] {
  const assets = BASE_PATH.slice(1) + ASSETS_DIR;
  const files = names.filter((name) => name.startsWith(assets)).map((name) => name.slice(assets.length));
  const folderOf = (file: string) => file.replace(/\/.*/s, '');
  const others = new Set(files.filter((file) => !HASHED_FILE_PATTERN.test(file)).map(folderOf));
  return [...new Set(files.map(folderOf))].filter((folder) => !others.has(folder)).toSorted();
}

/** Old addresses for Netlify, Cloudflare Pages and others. Spaces separate the fields, so addresses are encoded. */
function redirectsList({ redirects, oldFolders }: ServedSite): OutputFile {
  const lines = [
    ...redirects.map(({ from, to }) => `${encodePath(from)} ${to} 301\n`),
    ...oldFolders.map((folder) => `${folder}* ${BASE_PATH}:splat 301\n`),
  ];
  return { file: REDIRECTS_LIST, data: lines.join('') };
}
