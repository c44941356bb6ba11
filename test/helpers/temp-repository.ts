import { execFileSync } from 'node:child_process';
import { createTree } from './temp-tree';

/** Runs git without the user's own settings. `time` is the date of commits. */
export function git(root: string, time: string, ...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.cn', ...args], {
    cwd: root,
    stdio: 'pipe',
    env: {
      ...process.env,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_SYSTEM: '/dev/null',
      GIT_AUTHOR_DATE: time,
      GIT_COMMITTER_DATE: time,
    },
  });
}

/** Commits everything below `root`. */
export function commit(root: string, time: string): void {
  git(root, time, 'add', '-A');
  git(root, time, 'commit', '-qm', 'x');
}

/** Creates a git repository with these files, none of them committed. It is removed after the tests. */
export function createRepository(files: Record<string, string>): string {
  const root = createTree(files);
  git(root, '', 'init', '-q');
  return root;
}
