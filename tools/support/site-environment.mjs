// @ts-check
/**
 * Reads a site's base, from which constants of the app and the tools derive. Plain JavaScript:
 * `tools/run.mjs` needs it before any TypeScript can run.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

/** Line for `site.json` in the manifest of a build. The first group is the base, without its leading slash. */
const INDEX_PATTERN = /^\["([^"]*)assets\/site\.json"/m;

/**
 * The environment variable for the site that a command works on, from its content folder; for `serve`, from the built
 * site. Empty, for the app's default base, if the site sets none or an invalid one, which the command itself reports
 * with file and line.
 * @param {readonly string[]} args without the program's name
 * @returns {Promise<{ DOCS_BASE: string }>}
 */
export async function readSiteEnvironment(args) {
  const { out = 'dist', source = 'content' } = parseArgs({
    args: [...args],
    strict: false,
    options: { out: { type: 'string' }, source: { type: 'string' } },
  }).values;
  if (args[0] === 'serve') {
    const [, folder] = INDEX_PATTERN.exec(readText(out, '.docs-build.jsonl')) ?? [];
    return { DOCS_BASE: folder === undefined ? '' : `/${folder}` };
  }
  const { parseDocument } = await import('yaml');
  // With `uniqueKeys`, the package compares each key with all keys before it.
  const site = parseDocument(readText(source, 'site.yml'), { uniqueKeys: false, logLevel: 'silent' });
  const base = site.get?.('base');
  return { DOCS_BASE: typeof base === 'string' && /^\/(?:[\w.-]+\/)*$/.test(base) ? base : '' };
}

/**
 * @param {string | boolean} folder true for an option without a value
 * @param {string} file
 */
function readText(folder, file) {
  try {
    return readFileSync(path.resolve(String(folder), file), 'utf8');
  } catch {
    // The command reports a folder that it cannot read. A site need not have a `site.yml`.
    return '';
  }
}
