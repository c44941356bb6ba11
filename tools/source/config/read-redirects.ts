import { z } from 'zod';
import { comparablePath, decodeSafely, encodePath, splitHash } from '../../../src/bundle/paths';
import { nearestHint } from '../../support/nearest-name';
import { errorAt, type Problem } from '../../support/problems';
import { faultOfAddress, type PathFault, quote } from '../../support/safe-path';
import { readYaml } from '../../support/yaml-document';

/** File below the content folder that lists the addresses of moved and removed pages. */
export const REDIRECTS_FILE = 'redirects.yml';

/** Written in place of a target when the content no longer exists: nginx and Caddy answer 410. */
export const GONE = 'gone';

interface KnownPages {
  find(path: string): { path: string } | undefined;
  /** The addresses of all pages, as `comparablePath` returns them. */
  paths: readonly string[];
  /** Reserves the file name of a redirect. Returns what is wrong with its address, if anything. */
  claim(address: string): PathFault | undefined;
}

/** Reads `redirects.yml`. It maps an old address to the page that now has the content (`/y.html#slug`) or to `gone`. */
export async function readRedirects(
  root: string,
  pages: KnownPages,
): Promise<{ redirects: Map<string, string>; gone: Set<string>; problems: Problem[] }> {
  const redirects = new Map<string, string>();
  const gone = new Set<string>();
  const read = await readYaml(root, REDIRECTS_FILE, z.record(z.string(), z.string()), 'redirect');
  if (!read) return { redirects, gone, problems: [] };
  const { value, problems, placeOf } = read;
  const paths = new Set(pages.paths);
  for (const [from, to] of Object.entries(value ?? {})) {
    const checked = checkRedirect(from, to, pages, paths);
    if ('isGone' in checked) gone.add(encodePath(from));
    else if ('to' in checked) redirects.set(encodePath(from), checked.to);
    else problems.push(errorAt(placeOf(from), 'redirect', checked.message, checked.hint));
  }
  return { redirects, gone, problems };
}

/** Returns where an old address leads, or why the redirect is invalid. */
function checkRedirect(
  from: string,
  to: string,
  pages: KnownPages,
  paths: ReadonlySet<string>,
): { to: string } | { isGone: true } | { message: string; hint: string } {
  if (!/^\/[^#?]*(?:\.html|\/)$/.test(from)) {
    const message = `${quote(from)} is not a valid page address`;
    return { message, hint: 'Allowed: a path that begins with "/" and ends with ".html" or "/".' };
  }
  const fault = faultOfAddress(from);
  if (fault) return { message: `the address ${quote(from)} ${fault.found}`, hint: fault.hint };
  if (paths.has(comparablePath(from))) {
    const message = `"${from}" is the address of a page that exists`;
    return { message, hint: 'Remove the page or this line.' };
  }
  if (to === GONE) return { isGone: true };
  const target = splitHash(to);
  const targetFault = faultOfAddress(target.path);
  if (targetFault) {
    return { message: `"${from}" leads to ${quote(to)}, which ${targetFault.found}`, hint: targetFault.hint };
  }
  const page = pages.find(encodePath(target.path));
  if (!page) {
    const hint = nearestHint(decodeSafely(target.path), pages.paths, 'No page has a similar address.');
    return { message: `"${from}" leads to "${to}", which is not a page`, hint };
  }
  const clash = pages.claim(encodePath(from));
  if (clash) return { message: `"${from}" ${clash.found}`, hint: clash.hint };
  return { to: page.path + target.hash };
}
