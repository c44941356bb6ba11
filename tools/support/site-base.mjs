// @ts-check
/** The address a site is served at. Plain JavaScript: `tools/run.mjs` needs it before any TypeScript can run. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The key in `site.yml`; only a file that has it is parsed. */
const KEY_PATTERN = /^["']?base["']?\s*:/m;

/** What the build's list of files says of the bundle's index, which is below the base. */
const INDEX_PATTERN = /^\["([^"]*)assets\/site\.json"/m;

/**
 * The base that a command line is about: that of the content folder, for `serve` that of the built site. Undefined for
 * the default, and for a base that the command itself will refuse, with file and line.
 *
 * @param {readonly string[]} args without the program's name
 * @returns {Promise<string | undefined>}
 */
export async function findBase(args) {
  if (args[0] === 'serve') {
    const [, folder] =
      INDEX_PATTERN.exec(readText(optionOf(args, '--out') ?? 'dist', '.docs-build.jsonl')) ?? [];
    return folder === undefined ? undefined : `/${folder}`;
  }
  const text = readText(optionOf(args, '--source') ?? 'content', 'site.yml');
  if (!KEY_PATTERN.test(text)) return undefined;
  const { parseDocument } = await import('yaml');
  const base = parseDocument(text, { logLevel: 'silent' }).get?.('base');
  return typeof base === 'string' && /^\/(?:[\w.-]+\/)*$/.test(base) ? base : undefined;
}

/**
 * @param {readonly string[]} args
 * @param {string} name
 */
function optionOf(args, name) {
  const at = args.findLastIndex((arg) => arg === name || arg.startsWith(`${name}=`));
  const [, value = args[at + 1]] = /=(.*)/s.exec(args[at] ?? '') ?? [];
  return at < 0 ? undefined : value;
}

/**
 * @param {string} folder
 * @param {string} file
 */
function readText(folder, file) {
  try {
    return readFileSync(path.resolve(folder, file), 'utf8');
  } catch {
    // The command reports a folder that it cannot read; most sites have no `site.yml`.
    return '';
  }
}
