import path from 'node:path';
import { BASE_PATH } from '../../src/bundle/constants';
import { filesBelow } from '../support/files-below';
import type { OutputFile } from '../support/output-file';
import { PROJECT_ROOT } from '../support/project-root';

const STATIC_DIR = path.join(PROJECT_ROOT, 'static');

/** Folder below `static/` for files of the host's root, such as proofs of ownership; there may be none. */
const ROOT_PREFIX = 'root/';

/** The files of `static/`, which are served as they are, in their places below the host's root. */
export function staticFiles(folder = STATIC_DIR) {
  return filesBelow(folder).map((name) => {
    const file = name.startsWith(ROOT_PREFIX) ? name.slice(ROOT_PREFIX.length) : BASE_PATH.slice(1) + name;
    return { file, copyOf: path.join(folder, name) } satisfies OutputFile;
  });
}
