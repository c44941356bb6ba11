import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Writes generated sites; it comes with the project's shared folder. */
const CORPUS_TOOL = path.resolve(ROOT, '../shared/tools/corpus.mjs');

/** Clock ticks of a second in `/proc`. Source: `getconf CLK_TCK` on Linux. */
const TICKS_PER_SECOND = 100;

/** One build of a site. */
export interface BuildRun {
  seconds: number;
  /** Time all its processes and threads computed, also those that had to wait: less a matter of who else is at work. */
  cpuSeconds: number;
  /** Largest sum of the resident sizes of all its processes. Megabytes. */
  peakMemory: number;
  /** Size of what was written. Megabytes. */
  megabytes: number;
  /** Time of each stage, as the build tells it. */
  stages: string;
}

/** Builds of a generated site. */
export interface BuildRuns {
  pages: number;
  /** From nothing: no cache, no output. */
  cold: BuildRun;
  /** After an edit of one page. */
  afterEdit: BuildRun;
}

/** Whether generated sites can be had on this machine. */
export function hasCorpusTool(): boolean {
  return existsSync(CORPUS_TOOL);
}

interface Usage {
  cpuSeconds: number;
  memory: number;
}

/** Computing time and resident size of a process and those it started. Zero where there is no `/proc`. */
function usageOf(pid: number): Usage {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    // User and system time, its own and that of children which have ended.
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    const memory =
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return children
      .map((child) => usageOf(Number(child)))
      .reduce(add, { cpuSeconds: ticks / TICKS_PER_SECOND, memory });
  } catch {
    // The process has ended between two looks.
    return { cpuSeconds: 0, memory: 0 };
  }
}

function add(a: Usage, b: Usage): Usage {
  return { cpuSeconds: a.cpuSeconds + b.cpuSeconds, memory: a.memory + b.memory };
}

async function run(args: string[], cache = ''): Promise<BuildRun> {
  const started = performance.now();
  const env = { ...process.env, ...(cache && { DOCS_CACHE: cache }) };
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const peak: Usage = { cpuSeconds: 0, memory: 0 };
  const timer = setInterval(() => {
    const { cpuSeconds, memory } = usageOf(child.pid ?? 0);
    peak.cpuSeconds = Math.max(peak.cpuSeconds, cpuSeconds);
    peak.memory = Math.max(peak.memory, memory);
  }, 50);
  let out = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      out += chunk.toString();
    });
  }
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}\n${out}`);
  return {
    seconds: (performance.now() - started) / 1000,
    cpuSeconds: peak.cpuSeconds,
    peakMemory: peak.memory,
    megabytes: Number(/^bytes +(\d+)/m.exec(out)?.[1] ?? 0) / 1024 / 1024,
    stages: /^stages +(.+)/m.exec(out)?.[1] ?? '',
  };
}

/** Builds a generated site of `pages` pages with caches of its own: from nothing, then after an edit. */
export async function measureBuilds(pages: number): Promise<BuildRuns> {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-bench-'));
  const cache = path.join(ROOT, 'node_modules/.cache', path.basename(folder));
  try {
    await run([CORPUS_TOOL, String(pages), folder]);
    const source = path.join(folder, 'docs');
    const command = ['tools/run.mjs', 'build', '--lenient', '--keep-days', '0'];
    const build = () => run([...command, '--source', source, '--out', path.join(folder, 'dist')], cache);
    const cold = await build();
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
    const page =
      files.filter((file) => file.endsWith('.md')).toSorted()[Math.floor(pages / 2)] ?? 'README.md';
    appendFileSync(path.join(source, page), '\n新的一行。\n');
    return { pages, cold, afterEdit: await build() };
  } finally {
    for (const made of [folder, cache]) rmSync(made, { recursive: true, force: true });
  }
}
