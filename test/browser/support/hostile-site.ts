import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ASSETS_DIR, BASE_PATH } from '../../../src/bundle/constants';
import { SANDBOXED_PATH } from '../../../tools/documents/security/header-files';

/** Address of a script that the site's policy allows. It writes the origin it runs in to its document. */
export const SCRIPT = `${BASE_PATH}${ASSETS_DIR}js/control.js`;
const SCRIPT_TEXT = `document.documentElement.setAttribute('data-ran', self.origin);`;

/** A key of `meta` that closes its tag and begins a script. */
export const ATTACK = `"><script src=${SCRIPT}></script><meta x`;

const SVG_SCRIPT = `<script href="${SCRIPT}"/><script>${SCRIPT_TEXT}</script>`;
const HTML_SCRIPT = `<script src="${SCRIPT}"></script><script>${SCRIPT_TEXT}</script>`;

/**
 * Files that run a script when they are opened. Each contains the word "shown", so that a test can tell that
 * the browser shows the file.
 */
export const DOCUMENTS: Record<string, string> = {
  'evil.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><text>shown</text>${SVG_SCRIPT}</svg>`,
  'evil.htm': `<!doctype html><p>shown</p>${HTML_SCRIPT}`,
  'evil.xhtml': `<html xmlns="http://www.w3.org/1999/xhtml"><body><p>shown</p>${HTML_SCRIPT}</body></html>`,
  'evil.xml': `<?xml version="1.0"?><r xmlns:h="http://www.w3.org/1999/xhtml"><h:p>shown</h:p><h:script src="${SCRIPT}"/></r>`,
};

const FILES: Record<string, string> = {
  'site.yml': 'title: 小站\n',
  'README.md': '# 首页\n',
  'a/README.md': '# 目录\n',
  'a/script.md': `---\nmeta: [{ '${ATTACK}': 1 }, { 'na me': a }]\n---\n\n# 脚本\n`,
  'a/refresh.md': '---\nmeta: [{ http-equiv: refresh, content: "0; url=/docs/" }]\n---\n\n# 转走\n',
  'a/files.md': `# 文件\n\n![图](evil.svg)\n\n${[...Object.keys(DOCUMENTS), 'evil.js', 'data.rtf'].map((name) => `[${name}](${name})`).join('\n')}\n`,
  ...Object.fromEntries(Object.entries(DOCUMENTS).map(([name, text]) => [`a/${name}`, text])),
  'a/evil.js': SCRIPT_TEXT,
  'a/data.rtf': '\0\x01',
};

/** A site that is built from hostile content. */
export interface HostileSite {
  dist: string;
  remove: () => void;
}

/** Builds the site. Also copies the hostile documents to `control/`, where nothing stops their scripts. */
export function buildHostileSite(): HostileSite {
  const root = mkdtempSync(path.join(tmpdir(), 'docs-hostile-'));
  const source = path.join(root, 'content');
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(source, name)), { recursive: true });
    writeFileSync(path.join(source, name), text);
  }
  const dist = path.join(root, 'dist');
  const tool = ['tools/run.mjs', 'build', '--source', source, '--out', dist, '--lenient'];
  execFileSync(process.execPath, tool, { stdio: 'pipe' });
  writeFileSync(path.join(dist, SCRIPT), SCRIPT_TEXT);
  const control = path.join(dist, BASE_PATH, 'control');
  mkdirSync(control);
  for (const name of Object.keys(DOCUMENTS)) cpSync(path.join(source, 'a', name), path.join(control, name));
  return { dist, remove: () => rmSync(root, { recursive: true }) };
}

/** Address of the built copy of a linked file. */
export function addressOf({ dist }: HostileSite, pattern: RegExp): string {
  const name = readdirSync(path.join(dist, SANDBOXED_PATH)).find((file) => pattern.test(file));
  if (name === undefined) throw new Error(`no file of the site is named as ${pattern}`);
  return SANDBOXED_PATH + name;
}
