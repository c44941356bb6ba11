import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { FolderWatcher } from '../../../../../tools/serve/dev/folder-watcher';
import { createTree } from '../../../../helpers/temp-tree';

/** Waits until a condition holds. The events of the operating system may come at any time. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await setTimeout(5);
}

function watchTree(files: Record<string, string>) {
  const root = createTree(files);
  const seen = new Set<string>();
  const onFault = (error: unknown) => {
    throw error;
  };
  const watcher = new FolderWatcher(root, (name) => seen.add(name), onFault);
  const at = (name: string): string => path.join(root, name);
  return { watcher, seen, at };
}

test('reports files that are saved, created and removed, also in new folders', async () => {
  const { watcher, seen, at } = watchTree({ 'a.md': 'a', 'deep/er/b.md': 'b' });
  writeFileSync(at('deep/er/b.md'), 'changed');
  await until(() => seen.has('deep/er/b.md'));
  mkdirSync(at('new/folder'), { recursive: true });
  await until(() => seen.has('new'));
  writeFileSync(at('new/folder/c.md'), 'again');
  await until(() => seen.has('new/folder/c.md'));
  rmSync(at('a.md'));
  await until(() => seen.has('a.md'));
  watcher.close();
});

test('reports a renamed folder, and watches the folder under its new name', async () => {
  const { watcher, seen, at } = watchTree({ 'old/a.md': 'a' });
  renameSync(at('old'), at('other'));
  await until(() => seen.has('old') && seen.has('other'));
  seen.clear();
  writeFileSync(at('other/a.md'), 'changed');
  await until(() => seen.has('other/a.md'));
  expect([...seen].filter((name) => name.startsWith('old'))).toEqual([]);
  watcher.close();
});

test('reports each of three saves of one file', async () => {
  const { watcher, seen, at } = watchTree({ 'a.md': 'a' });
  for (const text of ['one', 'two', 'three']) {
    writeFileSync(at('a.md'), text);
    await until(() => seen.delete('a.md'));
  }
  watcher.close();
});

test('ignores node_modules, the repository and hidden files, but not hidden folders', async () => {
  const { watcher, seen, at } = watchTree({
    '.git/x': '',
    'node_modules/x.md': '',
    '.vuepress/public/i.png': '',
    '.diagrams/a.svg': '',
  });
  const told = ['.diagrams/a.svg', '.vuepress/public/i.png', 'last.md'];
  for (const name of ['.git/x', 'node_modules/x.md', '.saving', ...told]) writeFileSync(at(name), 'changed');
  await until(() => told.every((name) => seen.has(name)));
  expect([...seen].toSorted()).toEqual(told);
  watcher.close();
});
