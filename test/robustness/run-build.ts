import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BUILD_MANIFEST_FILE } from '../../tools/output/manifest';
import { LOCK_NAME, STALE_MS } from '../../tools/output/output-lock';
import { PROJECT_ROOT } from '../../tools/support/project-root';

export const ROOT = PROJECT_ROOT;

/** Cache folder of the trials, which neither use nor change the project's own caches. */
const CACHE = path.join(ROOT, `node_modules/.cache-robustness-${process.pid}`);

/** The folders of one trial. */
export interface Workshop {
  root: string;
  content: string;
  out: string;
}

/** Runs `test` in a new folder, and deletes the folder and the cache afterwards. */
export async function inWorkshop(test: (place: Workshop) => Promise<void>): Promise<void> {
  const root = mkdtempSync(path.join(tmpdir(), 'docs-robust-'));
  try {
    await test({ root, content: path.join(root, 'content'), out: path.join(root, 'dist') });
  } finally {
    rmSync(root, { recursive: true, force: true });
    rmSync(CACHE, { recursive: true, force: true });
  }
}

export interface Ended {
  code: number | null;
  /** Standard output and error. */
  text: string;
  seconds: number;
}

export interface BuildSettings {
  command?: string;
  /** Put before the command, such as `unshare --pid --fork`. */
  prefix?: readonly string[];
  nodeArgs?: readonly string[];
  env?: Readonly<Record<string, string>>;
}

/** A build under way, with all its processes. */
export class Build {
  readonly ended: Promise<Ended>;
  readonly #child: ChildProcess;

  constructor(
    { content, out }: Workshop,
    { command = 'build', prefix = [], nodeArgs = [], env }: BuildSettings = {},
  ) {
    const started = performance.now();
    const keep = command === 'build' ? ['--keep-days', '0'] : [];
    const node = [process.execPath, ...nodeArgs, 'tools/run.mjs'];
    const [program = '', ...args] = [...prefix, ...node, command, '--source', content, '--out', out, ...keep];
    this.#child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, DOCS_CACHE: CACHE, ...env },
      // The build gets a process group of its own, so that all its processes can be killed together.
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
      // The build has ended already.
    }
  }
}

/** Makes the lock of a killed build so old that the next build may take it. */
export function ageLock(out: string): void {
  const lock = path.join(out, LOCK_NAME);
  const longAgo = new Date(Date.now() - 2 * STALE_MS);
  if (existsSync(lock)) utimesSync(lock, longAgo, longAgo);
}

/**
 * Writes a site of `pages` pages with links and `word` on each, and one more page whose name depends on
 * `word`.
 */
export function writeSite(content: string, pages: number, word: string): void {
  rmSync(content, { recursive: true, force: true });
  mkdirSync(path.join(content, 'a'), { recursive: true });
  writeFileSync(path.join(content, 'site.yml'), 'title: 页\n');
  writeFileSync(path.join(content, 'README.md'), '# 首页\n\n[一](a/1.md)\n');
  writeFileSync(path.join(content, `a/only-${Buffer.from(word).toString('hex')}.md`), `# ${word}\n`);
  for (let i = 1; i <= pages; i++) {
    const next = (i % pages) + 1;
    const text = `# 第 ${i} 页\n\n${word}\n\n## 节\n\n[下一页](${next}.md#节)\n\n\`\`\`js\nlet a = ${i};\n\`\`\`\n`;
    writeFileSync(path.join(content, `a/${i}.md`), `${text}\n${'一段文字，说明用法。'.repeat(100)}\n`);
  }
}

/** File below a folder → hash of its bytes. */
export type Tree = ReadonlyMap<string, string>;

/** Hashes of all files of a built site except the manifest. Empty if the folder does not exist. */
export function readHashes(folder: string): Tree {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const files = entries.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))).sort();
  return new Map(
    files
      .filter((file) => file !== BUILD_MANIFEST_FILE)
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(path.join(folder, file)))
          .digest('hex'),
      ]),
  );
}

/** Whether two builds left the same files. */
export function isSame(one: Tree, other: Tree): boolean {
  return one.size === other.size && [...one].every(([file, hash]) => other.get(file) === hash);
}

/** What is wrong with a folder that a build was changing from `old` to `next` when it was stopped. */
export function faultsOfMix(found: Tree, old: Tree, next: Tree): string[] {
  const isTemporary = (file: string): boolean =>
    /\.docs-build-[\da-f]{12}\.tmp$|\.docs-build\.jsonl\.tmp$/.test(file);
  const strange = [...found].filter(
    ([file, hash]) => !isTemporary(file) && old.get(file) !== hash && next.get(file) !== hash,
  );
  const lost = [...old.keys()].filter((file) => next.has(file) && !found.has(file));
  return [
    ...strange.map(([file]) => `${file} is neither the old nor the new one`),
    ...lost.map((file) => `${file} is gone, though both builds have it`),
  ];
}
