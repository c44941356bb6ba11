import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { movePage } from '../../../../../tools/commands/move-page';
import { createPage } from '../../../../../tools/commands/new-page';
import { createSite } from '../../../../../tools/commands/new-site';
import { removePage } from '../../../../../tools/commands/remove-page';
import {
  denyWriting,
  fillDiskBefore,
  Killed,
  killBefore,
  saveOnceRead,
} from '../../../../helpers/faulty-disk';
import { createTree, readTree } from '../../../../helpers/temp-tree';

afterEach(() => jest.restoreAllMocks());

const FILES = {
  'README.md': '# 首页\n\n[乙](one/b.md#题)\n',
  'site.yml':
    'nav:\n  - { text: 乙, link: /one/b.html }\nsections: [one, two]\nsearchWeights:\n  one/b: 0.5\n',
  'redirects.yml': '/old.html: /one/b.html\n',
  'verified.lock': 'one/b.md 0123456789 ran 2026-11-22 SSCMS 7.4.0\n',
  'one/README.md': '# 一\n\n[乙](b.md) [丙](c/d.md)\n',
  'one/b.md': '# 乙\n\n## 题\n\n[一](README.md) [己](b.md#题) [丙](c/d.md) ![图](c/i.svg)\n',
  'one/c/d.md': '# 丙\n\n[乙](../b.md)\n',
  'one/c/i.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'one/sidebar.yml': '- README.md\n- [b.md, 乙]\n- c/d.md\n',
  'two/README.md': '# 二\n\n[丙](../one/c/d.md)\n',
  'two/sidebar.yml': '- README.md # 注\n',
};

/** Commands that make several changes, each by its name. */
const COMMANDS: Record<string, (root: string) => Promise<unknown>> = {
  'a move of a page to another section': (root) => movePage(root, 'one/b', 'two/z'),
  'a move of a folder': (root) => movePage(root, 'one/c/', 'two/e'),
  'a move of a section': (root) => movePage(root, 'one/', 'three'),
  'a move of an image': (root) => movePage(root, 'one/c/i.svg', 'two/'),
  'the removal of a page': (root) => removePage(root, 'one/b', { to: 'two/README.md' }),
  'a new page': (root) => createPage(root, 'two/x/new', { title: '新' }),
};

/** The tree after a command that nothing disturbed. */
async function expectedAfter(command: (root: string) => Promise<unknown>) {
  const root = createTree(FILES);
  await command(root);
  return readTree(root);
}

/** Runs a command with a fault at each step in turn, until it runs through. `check` looks at what the fault left. */
async function faultEverywhere(
  command: (root: string) => Promise<unknown>,
  fault: (step: number) => void,
  check: (root: string, step: number) => Promise<void>,
): Promise<number> {
  for (let step = 1; ; step++) {
    const root = createTree(FILES);
    fault(step);
    const error = await command(root).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    jest.restoreAllMocks();
    if (error === undefined) return step - 1;
    expect(error instanceof Killed || String(error).includes('ENOSPC')).toBe(true);
    await check(root, step);
  }
}

describe.each(Object.entries(COMMANDS))('%s', (name, command) => {
  it.each([
    ['that is killed at any step', killBefore],
    ['on a disk that is full at any step', fillDiskBefore],
  ])('%s is completed by the same command', async (_, fault) => {
    const expected = await expectedAfter(command);
    const steps = await faultEverywhere(command, fault, async (root) => {
      // The last thing that a removal does is to delete the page.
      const isRemoved = name.startsWith('the removal') && readTree(root)['one/b.md'] === undefined;
      if (!isRemoved) await command(root).catch(alreadyThere);
      expect(readTree(root)).toEqual(expected);
    });
    expect(steps).toBeGreaterThan(1);
  });
});

/** The page was complete: the command was killed when nothing was left to do. */
function alreadyThere(error: unknown): void {
  expect(String(error)).toContain('The page already exists');
}

test.each(Object.entries(COMMANDS))(
  '%s changes nothing without the right to one folder',
  async (_, command) => {
    const expected = await expectedAfter(command);
    const folders = new Set(Object.keys({ ...FILES, ...expected }).map((file) => path.posix.dirname(file)));
    let refused = 0;
    for (const folder of folders) {
      const root = createTree(FILES);
      denyWriting(path.join(root, folder));
      const error = await command(root).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      jest.restoreAllMocks();
      if (error !== undefined) {
        refused++;
        expect(String(error)).toContain('EACCES');
        expect(readTree(root)).toEqual(FILES);
      }
    }
    expect(refused).toBeGreaterThan(0);
  },
);

describe('what an author saves during a move', () => {
  it.each([
    ['a page with a link', 'one/README.md', '# 一\n\n刚写的一段。\n\n[乙](b.md) [丙](c/d.md)\n', 'two/z.md'],
    ['a sidebar', 'one/sidebar.yml', '# 刚写的\n- README.md\n- [b.md, 乙]\n- c/d.md\n', ''],
    ['the settings', 'site.yml', `title: 刚写的\n${FILES['site.yml']}`, '/two/z.html'],
    ['the page itself', 'one/b.md', `${FILES['one/b.md']}\n刚写的一段。\n`, ''],
  ])('stays: %s', async (_, file, text, link) => {
    const root = createTree(FILES);
    saveOnceRead(path.join(root, file), text);
    await movePage(root, 'one/b', 'two/z');
    jest.restoreAllMocks();
    const now = readTree(root);
    const saved = now[file === 'one/b.md' ? 'two/z.md' : file] ?? '';
    expect(saved).toContain('刚写的');
    expect(saved).toContain(link);
    expect(now['one/b.md']).toBeUndefined();
    const expected = await movedAfter({ ...FILES, [file]: text });
    expect(now).toEqual(expected);
  });

  it('stays when it is saved after the new file was written', async () => {
    const root = createTree(FILES);
    const text = `${FILES['one/b.md']}\n刚写的一段。\n`;
    const fs = jest.requireActual<typeof import('node:fs')>('node:fs');
    const { renameSync } = fs;
    jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
      renameSync(from, to);
      if (to === path.join(root, 'two/z.md')) fs.writeFileSync(path.join(root, 'one/b.md'), text);
    });
    // Only the first copy is followed by a save.
    await movePage(root, 'one/b', 'two/z');
    jest.restoreAllMocks();
    expect(readTree(root)).toEqual(await movedAfter({ ...FILES, 'one/b.md': text }));
  });
});

async function movedAfter(files: Record<string, string>) {
  const root = createTree(files);
  await movePage(root, 'one/b', 'two/z');
  return readTree(root);
}

test('a new site is completed by the same command, wherever it was killed', async () => {
  const whole = path.join(createTree(), 'docs');
  await createSite(whole);
  const steps = await faultEverywhere(
    (root) => createSite(path.join(root, 'docs')),
    killBefore,
    async (root) => {
      await createSite(path.join(root, 'docs')).catch((error: unknown) =>
        expect(String(error)).toContain('is not empty'),
      );
      expect(readTree(path.join(root, 'docs'))).toEqual(readTree(whole));
    },
  );
  expect(steps).toBeGreaterThan(10);
});

test('a page that is like a file in the new place is not taken for one that was moved there', async () => {
  const root = createTree({ ...FILES, 'three/other.md': '# 别的\n', 'two/z.md': '# 别的\n' });
  const before = readTree(root);
  await expect(movePage(root, 'one', 'three')).rejects.toThrow('three already exists.');
  await expect(movePage(root, 'one/b', 'two/z')).rejects.toThrow('two/z.md already exists.');
  expect(readTree(root)).toEqual(before);
});

test('a move that is done says so when it is asked for again', async () => {
  const root = createTree(FILES);
  await movePage(root, 'one/b', 'two/z');
  const after = readTree(root);
  expect(await movePage(root, 'one/b', 'two/z')).toMatchObject({ isDone: true, changed: [] });
  expect(readTree(root)).toEqual(after);
});

test('temporary files that a killed command has left are deleted by the next one', async () => {
  const root = createTree({ ...FILES, 'one/c/.docs-write-1.tmp': 'half' });
  writeFileSync(path.join(root, '.docs-write-2.tmp'), 'half');
  await createPage(root, 'two/new');
  expect(Object.keys(readTree(root)).filter((file) => file.endsWith('.tmp'))).toEqual([]);
});
