import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ContentWatcher } from '../../../../../tools/serve/dev/content-watcher';
import { createTree } from '../../../../helpers/temp-tree';

/** Waits for the system's events: they come when it likes. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await setTimeout(5);
}

function watchTree(files: Record<string, string>) {
  const root = createTree(files);
  const seen = new Set<string>();
  const onFault = (error: unknown) => {
    throw error;
  };
  const watcher = new ContentWatcher(root, (name) => seen.add(name), onFault);
  const at = (name: string): string => path.join(root, name);
  return { watcher, seen, at };
}

test('files that are saved, made and removed are told, in folders made later too', async () => {
  const { watcher, seen, at } = watchTree({ 'a.md': 'a', 'deep/er/b.md': 'b' });
  writeFileSync(at('deep/er/b.md'), 'changed');
  await until(() => seen.has('deep/er/b.md'));
  mkdirSync(at('new/folder'), { recursive: true });
  writeFileSync(at('new/folder/c.md'), 'c');
  await until(() => seen.has('new/folder/c.md'));
  seen.clear();
  writeFileSync(at('new/folder/c.md'), 'again');
  await until(() => seen.has('new/folder/c.md'));
  rmSync(at('a.md'));
  await until(() => seen.has('a.md'));
  watcher.close();
});

test('a folder under another name is told with what is in it, and is watched there', async () => {
  const { watcher, seen, at } = watchTree({ 'old/a.md': 'a' });
  renameSync(at('old'), at('other'));
  await until(() => seen.has('old') && seen.has('other/a.md'));
  seen.clear();
  writeFileSync(at('other/a.md'), 'changed');
  await until(() => seen.has('other/a.md'));
  expect([...seen].filter((name) => name.startsWith('old'))).toEqual([]);
  watcher.close();
});

test('each of two saves in quick succession is told', async () => {
  const { watcher, seen, at } = watchTree({ 'a.md': 'a' });
  for (const text of ['one', 'two', 'three']) {
    writeFileSync(at('a.md'), text);
    await until(() => seen.delete('a.md'));
  }
  watcher.close();
});

test('dependencies, hidden files and folders are none of its business, but for the images of VuePress and drawings', async () => {
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
