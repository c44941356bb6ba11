import path from 'node:path';
import type { Token } from 'marked';
import { BASE_PATH } from '../../src/bundle/constants';
import { decodeSafely, withoutBase } from '../../src/bundle/paths';
import { leavesFolder, readInside } from '../support/real-path';
import { faultOfContentPath } from '../support/safe-path';
import type { PageEnv } from './page-env';

/**
 * Decodes and resolves an address on a page to a path below the content folder. Returns null and reports an error when
 * it leads out of the folder or cannot be a file path. `what` names the address in messages: `the image "x.png"`.
 */
export function contentFileOf(address: string, what: string, env: PageEnv, token: Token): string | null {
  const decoded = decodeSafely(address.replace(/\?.*/s, ''));
  const file = decoded.startsWith('/')
    ? path.posix.normalize(decoded.slice(1))
    : path.posix.join(path.posix.dirname(env.relativePath), decoded);
  if (file === '..' || file.startsWith('../')) {
    reportOutside(what, env, token);
    return null;
  }
  const fault = faultOfContentPath(file);
  if (!fault) return file;
  env.error('unsafe-path', `${what} ${fault.found}`, token, fault.hint);
  return null;
}

/** An address without the site's base, if it begins with it: other generators leave such addresses alone. */
export function dropBase(address: string): string {
  return address.startsWith(BASE_PATH) ? withoutBase(address) : address;
}

/** Text of a file of the content folder; null if it cannot be read. The page is rebuilt when the file changes. */
export function readContentText(file: string, env: PageEnv): string | null {
  const known = env.snippets.get(file);
  if (known !== undefined) return known;
  const text = readTextInside(file, env.site.root);
  env.snippets.set(file, text);
  return text;
}

/** Text of a file below `root`, with LF; null if it cannot be read. */
export function readTextInside(file: string, root: string): string | null {
  return readInside(path.join(root, file), root)?.toString('utf8').replace(/\r\n?/g, '\n') ?? null;
}

/** Reports a file whose real path, after symbolic links, is outside the content folder. Returns whether it is. */
export function reportIfOutside(file: string, what: string, env: PageEnv, token: Token): boolean {
  const { root } = env.site;
  if (!leavesFolder(path.join(root, file), root)) return false;
  reportOutside(`${what}, by a symbolic link,`, env, token);
  return true;
}

function reportOutside(what: string, env: PageEnv, token: Token): void {
  const message = `${what} points outside the content folder`;
  env.error('outside-content', message, token, 'Allowed: files inside the content folder. Copy it there.');
}
