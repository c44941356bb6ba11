import path from 'node:path';
import { BASE_PATH } from '../../src/bundle/constants';
import { filesBelow } from '../support/files-below';
import type { OutputFile } from '../support/output-file';
import { PROJECT_ROOT } from '../support/project-root';

/** Static files served as they are; `root/` goes to the host's root, the rest below the base. */
export const STATIC_DIR = path.join(PROJECT_ROOT, 'static');

const ROOT_PREFIX = 'root/';

/** The files of `static/` in their places below the host's root. */
export function staticFiles(): OutputFile[] {
  return filesBelow(STATIC_DIR).map((name) => {
    const file = name.startsWith(ROOT_PREFIX) ? name.slice(ROOT_PREFIX.length) : BASE_PATH.slice(1) + name;
    return { file, copyOf: path.join(STATIC_DIR, name) };
  });
}
