import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Writes generated sites; it comes with the project's shared folder. */
const CORPUS_TOOL = path.resolve(ROOT, '../shared/tools/corpus.mjs');

/** A whole build of a generated site. */
export interface BuildRun {
  pages: number;
  seconds: number;
  /** Largest resident size of the main process and of webpack's, added. Megabytes. */
  peakMemory: number;
  summary: string;
}

/** Whether generated sites can be had on this machine. */
export function hasCorpusTool(): boolean {
  return existsSync(CORPUS_TOOL);
}

async function run(command: string, args: string[], watch?: (pid: number) => void): Promise<string> {
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  const timer = watch && child.pid ? setInterval(watch, 100, child.pid) : undefined;
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}\n${out}`);
  return out;
}

/** Peak resident sizes of a process and its children. Kilobytes. */
function peakOfTree(pid: number): number {
  try {
    const own = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return children.reduce((sum, child) => sum + peakOfTree(Number(child)), own);
  } catch {
    // The process has ended between two looks.
    return 0;
  }
}

/** Builds a generated site of `pages` pages from nothing, with no cache of ours. */
export async function measureBuild(pages: number): Promise<BuildRun> {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-bench-'));
  try {
    await run(process.execPath, [CORPUS_TOOL, String(pages), folder]);
    let peak = 0;
    const args = ['--import', 'tsx', 'tools/cli.ts', 'build', '--lenient'];
    const started = performance.now();
    const summary = await run(
      process.execPath,
      [...args, '--source', path.join(folder, 'docs'), '--out', path.join(folder, 'dist')],
      (pid) => {
        peak = Math.max(peak, peakOfTree(pid));
      },
    );
    return { pages, seconds: (performance.now() - started) / 1000, peakMemory: peak / 1024, summary };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
