import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parseDocument } from 'yaml';

/** Line for `site.json` in the manifest of a build. The first group is the base, without its leading slash. */
const INDEX_PATTERN = /^\["([^"]*)assets\/site\.json"/m;

/**
 * Base of the site that a command works on, from its content folder; for `serve`, from the built site. Empty, for the
 * app's default base, if the site sets none or an invalid one, which the command itself reports with file and line.
 * `args`: without the program's name.
 */
export function readBase(args: readonly string[]): string {
  const { out = 'dist', source = 'content' } = parseArgs({
    args: [...args],
    strict: false,
    options: { out: { type: 'string' }, source: { type: 'string' } },
  }).values;
  if (args[0] === 'serve') {
    const [, folder] = INDEX_PATTERN.exec(readText(out, '.docs-build.jsonl')) ?? [];
    return folder === undefined ? '' : `/${folder}`;
  }
  // With `uniqueKeys`, the package compares each key with all keys before it.
  const site = parseDocument(readText(source, 'site.yml'), { uniqueKeys: false, logLevel: 'silent' });
  const base = site.get?.('base');
  return typeof base === 'string' && /^\/(?:[\w.-]+\/)*$/.test(base) ? base : '';
}

/** `folder`: true for an option without a value. */
function readText(folder: string | boolean, file: string): string {
  const place = path.resolve(String(folder), file);
  try {
    return statSync(place).isFile() ? readFileSync(place, 'utf8') : '';
  } catch {
    // The command reports what it cannot read. A site need not have a `site.yml`.
    return '';
  }
}
