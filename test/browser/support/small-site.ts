import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from './find-free-port';

/** A site of a few pages, built and served with the project's own commands. */
export interface SmallSite {
  /** Scheme, host and port. */
  origin: string;
  dist: string;
  stop: () => Promise<void>;
}

/** Builds and serves a site with this `base`. */
export function serveAt(base: string): Promise<SmallSite> {
  return serveSite({
    'site.yml': [
      `base: ${base}`,
      'title: 小站',
      'logo: /guide/dot.svg',
      "theme: { light: '#3451b2', dark: '#a8b1ff' }",
      ...(base === '/' ? [] : ['ownsHost: true', 'redirects:', '  /old/x.html: /guide/a.html#一节']),
      '',
    ].join('\n'),
    'README.md': '# 首页\n\n[指南](guide/README.md)\n',
    'guide/README.md': '# 指南\n\n[甲](a.md)\n',
    'guide/a.md': '# 甲页\n\n![点](dot.svg)\n\n## 一节\n\n独角兽。\n',
    'guide/dot.svg': DOT,
  });
}

const DOT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><path d="M0 0h30v20H0z"/></svg>';

/** Builds a site of these files. Returns its folder, with the output in `dist`, and its output. */
export function buildSite(files: Readonly<Record<string, string>>): { root: string; dist: string } {
  const root = mkdtempSync(path.join(tmpdir(), 'docs-site-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, 'content', name)), { recursive: true });
    writeFileSync(path.join(root, 'content', name), text);
  }
  const dist = path.join(root, 'dist');
  const args = ['tools/run.mjs', 'build', '--source', path.join(root, 'content'), '--out', dist];
  execFileSync(process.execPath, args, { stdio: 'pipe' });
  return { root, dist };
}

async function serveSite(files: Readonly<Record<string, string>>): Promise<SmallSite> {
  const { root, dist } = buildSite(files);
  const port = await findFreePort();
  const args = ['tools/run.mjs', 'serve', '--port', String(port), '--out', dist];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(server.stdout, 'data');
  return {
    origin: `http://127.0.0.1:${port}`,
    dist,
    stop: async () => {
      server.kill();
      await once(server, 'exit');
      rmSync(root, { recursive: true });
    },
  };
}
