import { ASSETS_DIR, BASE_PATH } from '../../src/bundle/constants';
import type { SiteConfig } from '../source/config/site-schema';
import type { OutputFile } from '../support/output-file';
import { sitePolicy } from './pages/site-policy';
import { headerFiles } from './security/header-files';
import { securityHeaders } from './security/security-headers';

/** Name of a file with a content hash, directly in a folder. */
const HASHED_PATTERN = /^[^/]+\.[\da-f]{8,}\.\w+$/;

/** A file in a folder of the bundle, by its name below the host's root. */
const BUNDLE_PATTERN = new RegExp(`^${BASE_PATH.slice(1)}${ASSETS_DIR}([^/]+)/(.+)$`);

/** The site's HTTP headers for servers. `names`: all files below the host's root, without compressed copies. */
export function securityFiles(config: SiteConfig, names: readonly string[]): OutputFile[] {
  return headerFiles(securityHeaders(sitePolicy(config)), foldersOfHashedFiles(names));
}

/** Folders of the bundle in which every file has a hash in its name, sorted. */
function foldersOfHashedFiles(names: readonly string[]): string[] {
  const areHashed = new Map<string, boolean>();
  for (const name of names) {
    const [, folder, file] = BUNDLE_PATTERN.exec(name) ?? [];
    if (folder === undefined || file === undefined) continue;
    areHashed.set(folder, (areHashed.get(folder) ?? true) && HASHED_PATTERN.test(file));
  }
  return [...areHashed].flatMap(([folder, isHashed]) => (isHashed ? [folder] : [])).toSorted();
}
