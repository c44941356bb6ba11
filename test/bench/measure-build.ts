import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Clock ticks per second in `/proc`. Source: `getconf CLK_TCK` on Linux. */
const TICKS_PER_SECOND = 100;

/** One build of a site. */
export interface BuildRun {
  seconds: number;
  /** CPU time of all its processes and threads. Other work on the machine affects it less than `seconds`. */
  cpuSeconds: number;
  /** Maximum sum of the resident memory of all its processes. Megabytes. */
  peakMemory: number;
  /** Standard output and error. */
  output: string;
}

interface Usage {
  cpuSeconds: number;
  memory: number;
}

/** CPU time and resident memory of a process and its descendants. Zero if there is no `/proc`. */
function usageOf(pid: number): Usage {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    // User and system time of the process, and of its children that have ended.
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    const memory =
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return children
      .map((child) => usageOf(Number(child)))
      .reduce(add, { cpuSeconds: ticks / TICKS_PER_SECOND, memory });
  } catch {
    // The process has ended meanwhile.
    return { cpuSeconds: 0, memory: 0 };
  }
}

function add(a: Usage, b: Usage): Usage {
  return { cpuSeconds: a.cpuSeconds + b.cpuSeconds, memory: a.memory + b.memory };
}

/** Runs a build command to its end and measures it. Throws if the command fails. */
export async function measureBuild(
  [program = '', ...args]: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): Promise<BuildRun> {
  const started = performance.now();
  const stdio = ['ignore', 'pipe', 'pipe'] as const;
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: [...stdio] });
  const peak: Usage = { cpuSeconds: 0, memory: 0 };
  const timer = setInterval(() => {
    const { cpuSeconds, memory } = usageOf(child.pid ?? 0);
    peak.cpuSeconds = Math.max(peak.cpuSeconds, cpuSeconds);
    peak.memory = Math.max(peak.memory, memory);
  }, 50);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const code = await new Promise((resolve, reject) => {
    child.on('close', resolve);
    child.on('error', reject);
  });
  clearInterval(timer);
  if (code !== 0) throw new Error(`${[program, ...args].join(' ')} ended with ${code}\n${output}`);
  return {
    seconds: (performance.now() - started) / 1000,
    cpuSeconds: peak.cpuSeconds,
    peakMemory: peak.memory,
    output,
  };
}
