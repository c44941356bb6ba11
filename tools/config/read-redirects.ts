import path from 'node:path';
import { z } from 'zod';
import { comparablePath, encodePath, splitHash } from '../../src/bundle/paths';
import { nearestHint } from '../content/nearest-name';
import { parseYaml } from '../content/yaml-document';
import type { Problem } from '../problems';
import { readOptional } from './read-site-config';

/** Name of the list of moved addresses below the content folder. */
export const REDIRECTS_FILE = 'redirects.yml';

const redirectsSchema = z.record(z.string(), z.string());

/** Addresses that exist without being asked for, as the redirects need them. */
export interface KnownPages {
  find(path: string): { path: string } | undefined;
  paths: readonly string[];
}

/** Reads `redirects.yml`: an old address (`/x.html`) to the page that has its content now (`/y.html`, `/y.html#slug`). */
export async function readRedirects(
  root: string,
  pages: KnownPages,
): Promise<{ redirects: Map<string, string>; problems: Problem[] }> {
  const redirects = new Map<string, string>();
  const text = await readOptional(path.join(root, REDIRECTS_FILE));
  if (text === null) return { redirects, problems: [] };
  const place = { file: REDIRECTS_FILE, firstLine: 1, rule: 'redirect' };
  const { value, problems, placeOf } = parseYaml(text, redirectsSchema, place);
  const refuse = (key: string, message: string, hint: string): void => {
    problems.push({ severity: 'error', ...placeOf(key), rule: 'redirect', message, hint });
  };
  for (const [from, to] of Object.entries(value ?? {})) {
    const target = splitHash(to);
    const page = pages.find(encodePath(target.path));
    if (!/^\/[^#?]*(?:\.html|\/)$/.test(from)) {
      refuse(from, `"${from}" is no address of a page`, 'Allowed: a path from "/" to ".html" or "/".');
    } else if (pages.paths.includes(comparablePath(from))) {
      refuse(from, `"${from}" is the address of a page that exists`, 'Remove the page or this line.');
    } else if (!page) {
      const hint = nearestHint(comparablePath(target.path), pages.paths, 'No page has a similar address.');
      refuse(from, `"${from}" leads to "${to}", which is not a page`, hint);
    } else redirects.set(encodePath(from), page.path + target.hash);
  }
  return { redirects, problems };
}
