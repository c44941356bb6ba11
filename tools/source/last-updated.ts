import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { realPathOf } from '../support/real-path';

const run = promisify(execFile);

/** First character of the line of a commit. git escapes this character in file names. */
const COMMIT_MARK = '\u0001';

/** Maps a file below `root` to the time of its last commit (ISO 8601, UTC). Empty without git or in a shallow clone. */
export async function readLastUpdated(root: string): Promise<Map<string, string>> {
  const times = new Map<string, string>();
  if ((await readDepth(root)) !== 'full') return times;
  const format = `--format=${COMMIT_MARK}%at --name-only --no-renames --relative`;
  const log = await git(root, `-c core.quotepath=off log ${format} -- .`);
  let time = '';
  for (const line of (log ?? '').split('\n')) {
    if (line.startsWith(COMMIT_MARK)) time = new Date(Number(line.slice(1)) * 1000).toISOString();
    else if (line !== '' && !times.has(line)) times.set(line, time);
  }
  return times;
}

/** Whether a folder's repository has its full history or is a shallow clone; undefined outside a repository. */
export async function readDepth(root: string): Promise<'full' | 'shallow' | undefined> {
  // Starting git only to learn that there is no repository would take longer than reading a small site.
  if (!isInRepository(realPathOf(root) ?? root)) return undefined;
  const answer = (await git(root, 'rev-parse --is-shallow-repository'))?.trim();
  return answer === 'false' ? 'full' : answer === 'true' ? 'shallow' : undefined;
}

function isInRepository(folder: string): boolean {
  if (process.env.GIT_DIR !== undefined || existsSync(path.join(folder, '.git'))) return true;
  const parent = path.dirname(folder);
  return parent !== folder && isInRepository(parent);
}

/** Output of a git command, or null when git is missing, fails, or there is no commit yet. */
async function git(cwd: string, args: string): Promise<string | null> {
  try {
    const { stdout } = await run('git', args.split(' '), { cwd, maxBuffer: Infinity });
    return stdout;
  } catch {
    // Dates are optional: a folder outside git has none, which is not an error in the content.
    return null;
  }
}
