import {
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Cache, pruneCache } from '../../../../tools/support/cache';
import { createTree, readTree } from '../../../helpers/temp-tree';

const VALUE = new Map([['a.md', { title: '甲', bytes: Buffer.from([1, 2]), date: undefined }]]);
const OTHER = new Map([['b.md', { title: '乙' }]]);

const DAY_MS = 24 * 60 * 60 * 1000;

let warnings: jest.SpyInstance;
beforeEach(() => {
  warnings = jest.spyOn(console, 'warn').mockImplementation();
});

/** Paths of all files below a folder, at any depth. */
function filesIn(folder: string): string[] {
  return Object.keys(readTree(folder)).map((name) => path.join(folder, name));
}

function makeOlder(place: string, days: number): void {
  const time = new Date(Date.now() - days * DAY_MS);
  utimesSync(place, time, time);
}

describe('a value in the cache', () => {
  it('is found by its kind and key, and only in the same version', () => {
    const folder = createTree();
    new Cache(folder, '1').write('pages', ['site', '7'], VALUE);
    const read = (kind: string, key: string[], version = '1') => new Cache(folder, version).read(kind, key);
    expect(read('pages', ['site', '7'])).toEqual(VALUE);
    expect(read('search', ['site', '7'])).toBeUndefined();
    expect(read('pages', ['site7'])).toBeUndefined();
    expect(read('pages', ['site', '7'], '2')).toBeUndefined();
    expect(warnings).not.toHaveBeenCalled();
  });

  it('is found in a copy of the folder, and a new value replaces it there', () => {
    const folder = createTree();
    const copy = path.join(createTree(), 'copy');
    new Cache(folder).write('pages', ['a'], VALUE);
    cpSync(folder, copy, { recursive: true });
    rmSync(folder, { recursive: true });
    const cache = new Cache(copy);
    expect(cache.read('pages', ['a'])).toEqual(VALUE);
    cache.write('pages', ['a'], OTHER);
    expect(cache.read('pages', ['a'])).toEqual(OTHER);
    expect(filesIn(copy)).toHaveLength(1);
  });

  it('counts as missing when any byte of its file is damaged, cut off or added', () => {
    const folder = createTree();
    const cache = new Cache(folder);
    cache.write('pages', ['a'], VALUE);
    const [file = ''] = filesIn(folder);
    const sound = readFileSync(file);
    for (const i of sound.keys()) {
      const damaged = Buffer.from(sound);
      damaged.writeUInt8(sound.readUInt8(i) ^ 1, i);
      writeFileSync(file, damaged);
      expect(cache.read('pages', ['a'])).toBeUndefined();
      truncateSync(file, i);
      expect(cache.read('pages', ['a'])).toBeUndefined();
    }
    writeFileSync(file, Buffer.concat([sound, Buffer.from('x')]));
    expect(cache.read('pages', ['a'])).toBeUndefined();
    cache.write('pages', ['a'], OTHER);
    expect(cache.read('pages', ['a'])).toEqual(OTHER);
  });

  it('counts as missing when its file has the name of another entry', () => {
    const folder = createTree();
    const cache = new Cache(folder);
    cache.write('pages', ['a'], VALUE);
    const [a = ''] = filesIn(folder);
    cache.write('pages', ['b'], OTHER);
    const b = filesIn(folder).find((file) => file !== a) ?? '';
    renameSync(a, b);
    expect(cache.read('pages', ['b'])).toBeUndefined();
  });

  it('is not stored when the cache has no folder', () => {
    const cache = new Cache(undefined);
    cache.write('pages', ['a'], VALUE);
    expect(cache.read('pages', ['a'])).toBeUndefined();
    expect(warnings).not.toHaveBeenCalled();
  });
});

describe('a cache that cannot be written', () => {
  /** Each makes the cache or an entry impossible to write, even for root, whom file permissions do not stop. */
  const faults: Record<string, (folder: string, entry: string) => void> = {
    'a file in the place of its folder': (folder) => writeFileSync(folder, ''),
    'a file in the place of a folder above': (folder) => {
      rmSync(path.dirname(folder), { recursive: true });
      writeFileSync(path.dirname(folder), '');
    },
    'a dangling symbolic link': (folder) => symlinkSync('nowhere/else', folder),
    'a symbolic link to itself': (folder) => symlinkSync(path.basename(folder), folder),
    'a file in place of the folder of a kind': (folder) => {
      mkdirSync(folder);
      writeFileSync(path.join(folder, 'pages'), '');
    },
    'a folder in the place of an entry': (_, entry) => mkdirSync(path.join(entry, 'x'), { recursive: true }),
  };

  it.each(Object.entries(faults))('stores nothing and warns once: %s', (_, damage) => {
    const folder = path.join(createTree(), 'above/cache');
    const cache = new Cache(folder);
    cache.write('pages', ['a'], VALUE);
    const [entry = ''] = filesIn(folder);
    rmSync(folder, { recursive: true });
    damage(folder, entry);
    cache.write('pages', ['a'], VALUE);
    cache.write('pages', ['a'], VALUE);
    expect(cache.read('pages', ['a'])).toBeUndefined();
    expect(warnings).toHaveBeenCalledTimes(1);
    expect(warnings).toHaveBeenCalledWith(
      expect.stringMatching(/^warning {2}the cache cannot be written, .*E[A-Z]+/),
    );
  });
});

describe('an entry that is a symbolic link', () => {
  it.each(['nowhere', 'itself'])('to %s is replaced by a file', (target) => {
    const folder = createTree();
    const cache = new Cache(folder);
    cache.write('pages', ['a'], VALUE);
    const [entry = ''] = filesIn(folder);
    rmSync(entry);
    symlinkSync(target === 'itself' ? path.basename(entry) : target, entry);
    expect(cache.read('pages', ['a'])).toBeUndefined();
    cache.write('pages', ['a'], VALUE);
    expect(cache.read('pages', ['a'])).toEqual(VALUE);
    expect(warnings).not.toHaveBeenCalled();
  });
});

describe('pruning', () => {
  it('deletes the entries that were unused for the longest time, but none used within the last day', () => {
    const big = 'x'.repeat(1000);
    const folder = createTree({
      'pages/new': big,
      'pages/used': big,
      'tools/old/cli.js': big,
      'search/older': big,
      'README.txt': 'not an entry',
    });
    makeOlder(path.join(folder, 'pages/used'), 2);
    makeOlder(path.join(folder, 'tools/old'), 3);
    makeOlder(path.join(folder, 'search/older'), 4);
    pruneCache(folder, 1_000_000);
    expect(filesIn(folder)).toHaveLength(5);
    pruneCache(folder, 2500);
    expect(Object.keys(readTree(folder))).toEqual(['README.txt', 'pages/new', 'pages/used']);
    pruneCache(folder, 0);
    expect(Object.keys(readTree(folder))).toEqual(['README.txt', 'pages/new']);
  });

  it('does not prevent a value from being stored when it fails', () => {
    const folder = createTree();
    symlinkSync('itself', path.join(folder, 'itself'));
    mkdirSync(path.join(folder, 'pages'));
    symlinkSync('loop', path.join(folder, 'pages/loop'));
    const cache = new Cache(folder);
    cache.write('pages', ['a'], VALUE);
    expect(cache.read('pages', ['a'])).toEqual(VALUE);
    expect(warnings).toHaveBeenCalledTimes(1);
  });

  it('spares entries that were read', () => {
    const folder = createTree();
    const cache = new Cache(folder);
    cache.write('pages', ['a'], VALUE);
    for (const place of filesIn(folder)) makeOlder(place, 2);
    cache.read('pages', ['a']);
    pruneCache(folder, 0);
    expect(cache.read('pages', ['a'])).toEqual(VALUE);
  });
});
