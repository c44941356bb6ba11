import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '../config/site-schema';
import type { OutputFile } from '../output/output-file';
import { headerFiles } from '../security/header-files';
import { securityHeaders } from '../security/security-headers';
import { sitePolicy } from '../snapshot/site-policy';

/** Name of a file that never changes; with what compression appends to it. */
const HASHED_PATTERN = /\.[\da-f]{8,}\.\w+(?:\.(?:br|gz))?$/;

/** The site's HTTP headers for servers to read. `assetsDir`: where the bundle is written. */
export async function securityFiles(config: SiteConfig, assetsDir: string): Promise<OutputFile[]> {
  return headerFiles(securityHeaders(sitePolicy(config)), await foldersOfHashedFiles(assetsDir));
}

/** Folders below `dir` in which every file has a hash in its name, sorted. */
async function foldersOfHashedFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const hashed: string[] = [];
  for (const name of folders.toSorted()) {
    const files = await readdir(path.join(dir, name));
    if (files.length > 0 && files.every((file) => HASHED_PATTERN.test(file))) hashed.push(name);
  }
  return hashed;
}
