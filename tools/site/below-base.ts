import { BASE_PATH } from '../../src/bundle/constants';
import { decodeSafely } from '../../src/bundle/paths';

/** Name of a file below the host's root for an address below the site's base, as the file system spells it. */
export function belowBase(path: string): string {
  return BASE_PATH.slice(1) + decodeSafely(path.replace(/^\//, ''));
}

/** Whether an address is the host's root, or the base without its last slash: both lead to the site. */
export function leadsToBase(address: string): boolean {
  return BASE_PATH !== '/' && (address === '/' || `${address}/` === BASE_PATH);
}

/** File that a plain host serves at a page's address: `/stl/` → `docs/stl/index.html`. */
export function htmlFileOf(path: string): string {
  return belowBase(path.endsWith('/') ? `${path}index.html` : path);
}
