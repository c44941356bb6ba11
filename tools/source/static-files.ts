import path from 'node:path';
import { BASE_PATH } from '../../src/bundle/constants';
import { filesBelow } from '../support/hash-files.mjs';
import type { OutputFile } from '../support/output-file';
import { PROJECT_ROOT } from '../support/project-root';

const STATIC_DIR = path.join(PROJECT_ROOT, 'static');

/** Optional folder in `static/` for files of the host's root, such as files that verify a domain. */
const ROOT_PREFIX = 'root/';

/**
 * The files of `static/`, copied unchanged: those in `root/` to the host's root if the site owns the host, all others
 * below `BASE_PATH`.
 */
export function staticFiles(isHost: boolean, folder = STATIC_DIR) {
  const names = filesBelow(folder).filter((name) => isHost || !name.startsWith(ROOT_PREFIX));
  return names.map((name) => {
    const file = name.startsWith(ROOT_PREFIX) ? name.slice(ROOT_PREFIX.length) : BASE_PATH.slice(1) + name;
    return { file, copyOf: path.join(folder, name) } satisfies OutputFile;
  });
}
