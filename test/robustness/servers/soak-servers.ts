import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { runClient, Tally, type Targets } from './client';
import { SwappedSite, writeLarge } from './swapped-site';
import { type Sample, WatchedServer } from './watched-server';

const MEGABYTE = 1024 * 1024;

/** Number of clients at a time. */
const CLIENTS = 1000;

/** Default duration of the trial of one server. Minutes. */
const SHORT_MINUTES = 1;

/** Part of the time that warms the server up. What the server then holds is the reference for the end. */
const WARM_UP = 0.3;

/** Maximum wait for an idle server to close the descriptors that it does not need. Milliseconds. */
const QUIET_LIMIT_MS = 90_000;

/** Additional descriptors that a server may hold at the end, as of a watched folder or a loaded library. */
const FILES_ALLOWED = 4;

/** Memory that a server may hold at the end beyond 1.25 times the reference, for uncollected garbage. MB. */
const MEMORY_ALLOWED = 48;

/** One server under test. */
interface Trial {
  name: string;
  args: readonly string[];
  ready: RegExp;
  targets: Targets;
  site: SwappedSite;
  /** Pause between two changes of the site's files. Milliseconds. */
  swapMs: number;
}

/**
 * Puts `serve`, then `dev`, under load for `minutes` each. They must keep running, and hold about as much at
 * the end as after the warm-up.
 */
export async function soakServers(minutes = SHORT_MINUTES): Promise<string[]> {
  const root = mkdtempSync(path.join(tmpdir(), 'docs-soak-'));
  const faults: string[] = [];
  try {
    for (const trial of [serveTrial(root), devTrial(root)])
      faults.push(...(await soak(trial, minutes * 60_000)).map((fault) => `${trial.name}: ${fault}`));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
  return faults;
}

async function soak(trial: Trial, milliseconds: number): Promise<string[]> {
  const server = await WatchedServer.start(trial.args, trial.ready);
  const faults: string[] = [];
  try {
    const started = await quiet(server);
    tell(trial.name, 'started', started);
    await load(server, trial, milliseconds * WARM_UP);
    const warm = await quiet(server);
    tell(trial.name, 'warm, left alone', warm);
    faults.push(...(await load(server, trial, milliseconds * (1 - WARM_UP))));
    const end = await quiet(server);
    tell(trial.name, 'at the end, left alone', end);
    if (end.files > warm.files + FILES_ALLOWED)
      faults.push(`descriptors grew from ${warm.files} to ${end.files}`);
    if (end.memory > warm.memory * 1.25 + MEMORY_ALLOWED)
      faults.push(`memory grew from ${warm.memory} to ${end.memory} MB`);
    const { status } = await fetch(`http://127.0.0.1:${server.port}/docs/`);
    if (status !== 200) faults.push(`the home page is answered with ${status}`);
  } catch (error) {
    faults.push(`${String(error)}\n${server.output.slice(-3000)}`);
  } finally {
    if (server.hasEnded) faults.push(`it died:\n${server.output.slice(-3000)}`);
    await server.stop();
  }
  return faults;
}

/** Runs `CLIENTS` clients against the server while its files are replaced. Returns their faults. */
async function load(server: WatchedServer, trial: Trial, milliseconds: number): Promise<string[]> {
  const until = performance.now() + milliseconds;
  const isOver = (): boolean => performance.now() > until || server.hasEnded;
  const tally = new Tally();
  const peak: Sample = { files: 0, memory: 0 };
  const watching = setInterval(() => {
    if (server.hasEnded) return;
    const { files, memory } = server.sample();
    peak.files = Math.max(peak.files, files);
    peak.memory = Math.max(peak.memory, memory);
  }, 1000);
  const swapping = setInterval(() => trial.site.swap(), trial.swapMs);
  const clients = Array.from({ length: CLIENTS }, () => runClient(server.port, trial.targets, tally, isOver));
  try {
    await Promise.all(clients);
  } finally {
    clearInterval(watching);
    clearInterval(swapping);
  }
  tell(trial.name, `under load for ${Math.round(milliseconds / 1000)} s, at most`, peak);
  console.log(`  ${tally.toString()}`);
  return [...new Set(tally.faults)];
}

/**
 * Waits until the number of descriptors is stable for ten seconds, and returns what the server then holds.
 */
async function quiet(server: WatchedServer): Promise<Sample> {
  const until = performance.now() + QUIET_LIMIT_MS;
  let last = server.sample();
  let same = 0;
  while (same < 10 && performance.now() < until) {
    await setTimeout(1000);
    const now = server.sample();
    same = now.files === last.files ? same + 1 : 0;
    last = now;
  }
  return last;
}

function tell(name: string, when: string, { files, memory }: Sample): void {
  console.log(`${name}, ${when}: ${files} descriptors, ${memory} MB`);
}

function serveTrial(root: string): Trial {
  const dist = path.join(root, 'dist');
  const docs = path.join(dist, 'docs');
  // The server compresses the first; the second is too large for that.
  writeLarge(path.join(docs, 'large.txt'), 2 * MEGABYTE);
  writeLarge(path.join(docs, 'larger.txt'), 16 * MEGABYTE);
  for (const [name, text] of [
    ['index.html', 'home'],
    ['a.html', 'a'],
    ['404.html', 'shell'],
  ] as const)
    writeFileSync(path.join(docs, name), text);
  // A version has its number at both ends, and its length follows from the number.
  const pageOf = (version: number): string =>
    `${version}|${'字'.repeat(500 + (version % 97) * 200)}|${version}`;
  const site = new SwappedSite(path.join(docs, 'swapped'), '.html', pageOf);
  const pages = site.pages.map((page) => `/docs/swapped/${page}.html`);
  const checkPage = (body: string): string | undefined => {
    const [, first, filling = '', last] = /^(\d+)\|(字*)\|(\d+)$/.exec(body) ?? [];
    const isWhole =
      first !== undefined && first === last && filling.length === pageOf(Number(first)).split('|')[1]?.length;
    return isWhole ? undefined : `a page is not whole: ${body.slice(0, 20)} … ${body.slice(-20)}`;
  };
  return {
    name: 'serve',
    args: ['serve', '--out', dist],
    ready: /^address /m,
    targets: { pages, large: ['/docs/large.txt', '/docs/larger.txt'], checkPage },
    site,
    swapMs: 10,
  };
}

function devTrial(root: string): Trial {
  const content = path.join(root, 'content');
  writeLarge(path.join(content, 'a/large.txt'), 16 * MEGABYTE);
  writeFileSync(path.join(content, 'README.md'), '# 首页\n\n[大](a/large.txt)\n');
  const pageOf = (version: number): string =>
    `# 第 ${version} 版\n\n${'一段文字。'.repeat(100 + (version % 50))}\n`;
  const site = new SwappedSite(path.join(content, 'a'), '.md', pageOf);
  return {
    name: 'dev',
    args: ['dev', '--source', content, '--lenient'],
    ready: /app built[\s\S]*checked|checked[\s\S]*app built/,
    targets: {
      pages: [...site.pages.map((page) => `/docs/a/${page}.html`), '/docs/', '/docs/assets/site.json'],
      large: ['/docs/assets/js/main.js'],
      checkPage: (body) =>
        /<\/html>\s*$|^\{[\s\S]*\}$/.test(body) ? undefined : `a page is not whole: ${body.slice(-20)}`,
    },
    site,
    swapMs: 500,
  };
}
