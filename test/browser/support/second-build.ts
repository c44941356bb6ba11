import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The hash in the name of a file or a folder. */
const HASHED_PATTERN = /[./]([\da-f]{8,16})[./]/;

/** Types of files that can name others. */
const TEXT_PATTERN = /\.(?:html|json|js|css)$/;

/** Files that hold text of the site, or the build id. */
const CONTENT_PATTERN = /\.(?:html|json)$|service-worker\.js$/;

/** Files that are left out: compressed copies, whose old text the server would send, and files that no test opens. */
const UNUSED_PATTERN = /\.(?:br|gz|md|txt|xml)$/;

/** Shown at the top of each page of the second build. */
export const EDITION = '第二版';

/** How a build differs from the one it is made of. */
interface Difference {
  /** Shown at the top of each page. */
  edition: string;
  /** Makes another hash or build id from one of the first build. */
  rename: (hash: string) => string;
}

/** How a third build differs from the first. */
export const THIRD: Difference = { edition: '第三版', rename: (hash) => hash.slice(1) + hash.charAt(0) };

function listFiles(root: string): string[] {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return names
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => !UNUSED_PATTERN.test(name) && statSync(path.join(root, name)).isFile());
}

function reverse(text: string): string {
  return [...text].reverse().join('');
}

/**
 * Copies a built site so that it looks like a build of a changed site and a changed app, in a second instead
 * of a minute. Every hashed file gets another name, also where other files name it; every page gets another
 * text, and the site another build id.
 */
export function writeSecondBuild(
  first: string,
  second: string,
  { edition, rename: renameHash }: Difference = { edition: EDITION, rename: reverse },
): void {
  const banner = `<p>${edition}</p>`;
  const files = listFiles(first);
  const hashes = new Set(
    files.map((name) => HASHED_PATTERN.exec(name)?.[1]).filter((hash) => hash !== undefined),
  );
  const rename = (text: string): string =>
    text.replace(/\b[\da-f]{8,16}\b/g, (word) => (hashes.has(word) ? renameHash(word) : word));
  const rewrite = (text: string): string =>
    text
      .replace(/"buildId":"([^"]+)"/, (_, id: string) => `"buildId":"${renameHash(id)}"`)
      .replace(/"revision":"([^"]+)"/g, (_, revision: string) => `"revision":"${renameHash(revision)}"`)
      .replace(/(<div class="theme-default-content ?[^>]*>)/, `$1${banner}`)
      .replace(/"html":"(?!")/, `"html":"${banner}`);
  for (const name of files) {
    const from = path.join(first, name);
    const to = path.join(second, rename(name));
    mkdirSync(path.dirname(to), { recursive: true });
    if (!TEXT_PATTERN.test(name)) {
      cpSync(from, to);
      continue;
    }
    const text = rename(readFileSync(from, 'utf8'));
    writeFileSync(to, CONTENT_PATTERN.test(name) ? rewrite(text) : text);
  }
}
