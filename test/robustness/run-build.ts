import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Caches of their own, so that a test neither finds nor leaves anything among those of the project. */
const CACHE = path.join(ROOT, `node_modules/.cache-robustness-${process.pid}`);

/** A place for one test: content, output, and nothing else. */
export interface Workshop {
  root: string;
  content: string;
  out: string;
}

/** Runs `test` in a folder of its own, which is gone afterwards. */
export async function inWorkshop(test: (place: Workshop) => Promise<void>): Promise<void> {
  const root = mkdtempSync(path.join(tmpdir(), 'docs-robust-'));
  try {
    await test({ root, content: path.join(root, 'content'), out: path.join(root, 'dist') });
  } finally {
    rmSync(root, { recursive: true, force: true });
    rmSync(CACHE, { recursive: true, force: true });
  }
}

/** Names of half-written files among the caches. */
export function litterInCaches(): string[] {
  if (!existsSync(CACHE)) return [];
  return readdirSync(CACHE, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith('webpack'))
    .filter((name) => /\.\d{2,7}(?:\.\d+)?$/.test(name));
}

export interface Ended {
  code: number | null;
  /** Standard output and error. */
  text: string;
  seconds: number;
}

/** A build under way, with all its processes. */
export class Build {
  readonly ended: Promise<Ended>;
  readonly #child: ChildProcess;

  constructor({ content, out }: Workshop, command = 'build', more: readonly string[] = []) {
    const started = performance.now();
    const keep = command === 'build' ? ['--keep-days', '0'] : [];
    const args = ['tools/run.mjs', command, '--source', content, '--out', out, ...keep, ...more];
    this.#child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, DOCS_CACHE: CACHE },
      // A process group of its own: it can be killed whole.
      detached: true,
    });
    let text = '';
    const hear = (data: Buffer): void => {
      text += data.toString();
    };
    this.#child.stdout?.on('data', hear);
    this.#child.stderr?.on('data', hear);
    this.ended = new Promise((resolve) => {
      this.#child.on('close', (code) =>
        resolve({ code, text, seconds: (performance.now() - started) / 1000 }),
      );
    });
  }

  /** Ends every process of the build at once, without a chance to tidy up. */
  kill(): void {
    const { pid } = this.#child;
    if (pid === undefined) return;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}

/** Writes a site of some pages that link each other; `word` stands on one of them. */
export function writeSite(content: string, pages: number, word: string): void {
  mkdirSync(path.join(content, 'a'), { recursive: true });
  writeFileSync(path.join(content, 'site.yml'), 'title: 页\n');
  writeFileSync(path.join(content, 'README.md'), '# 首页\n\n[一](a/1.md)\n');
  for (let i = 1; i <= pages; i++) {
    const next = (i % pages) + 1;
    const text = `# 第 ${i} 页\n\n${i === 1 ? word : ''}\n\n## 节\n\n[下一页](${next}.md#节)\n\n\`\`\`js\nlet a = ${i};\n\`\`\`\n`;
    writeFileSync(path.join(content, `a/${i}.md`), `${text}\n${'一段文字，说明用法。'.repeat(100)}\n`);
  }
}

/** A hash of all files below a folder with their names; empty when there is none. */
export function hashTree(folder: string): string {
  if (!existsSync(folder)) return '';
  const hash = createHash('sha256');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const files = entries.map((entry) => path.join(entry.parentPath, entry.name)).sort();
  for (const file of files) hash.update(path.relative(folder, file)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}
