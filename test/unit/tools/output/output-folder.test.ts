import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { BUILD_MANIFEST_FILE } from '../../../../tools/output/manifest';
import { OutputFolder } from '../../../../tools/output/output-folder';
import { SafeFolder } from '../../../../tools/output/safe-folder';
import type { OutputFile } from '../../../../tools/support/output-file';
import { OutputBuilds } from '../../../helpers/output-builds';
import { createTree, readTree } from '../../../helpers/temp-tree';

const LONG = '<p>一段文字</p>'.repeat(200);

const OWNER = { kind: 'build', title: '文档' } as const;

const SITE = {
  'docs/a.html': 'a',
  'docs/b.html': 'b',
  'docs/guide/c.html': 'c',
  'docs/assets/site.json': 'site',
};

function lazy(text: string, key = text): OutputFile & { make: jest.Mock } {
  const make = jest.fn(() => text);
  return { file: 'docs/a.html', lazy: { key, make }, make };
}

/** Inode number of a file. It changes when the file is written again. */
function numberOf({ out }: OutputBuilds, file: string): number {
  return statSync(path.join(out, file)).ino;
}

describe('files that no build wrote', () => {
  const OWN = {
    CNAME: 'docs.example.cn',
    '.git/HEAD': 'ref: refs/heads/main',
    '.well-known/security.txt': 'Contact: mailto:a@example.cn',
    'docs/by-hand.html': 'by hand',
    'docs/guide/notes.txt': 'notes',
    'docs/assets/pages/mine.0123456789.json': 'looks like a record',
  };

  function putOwnFiles({ out }: OutputBuilds): void {
    for (const [file, text] of Object.entries(OWN)) {
      mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
      writeFileSync(path.join(out, file), text);
    }
  }

  it('are kept by builds, also when pages change or are deleted', async () => {
    const builds = new OutputBuilds();
    putOwnFiles(builds);
    await builds.build(SITE);
    expect(builds.tree()).toEqual({ ...SITE, ...OWN });
    const { 'docs/guide/c.html': _, ...rest } = SITE;
    await builds.build({ ...rest, 'docs/a.html': 'another a' });
    expect(builds.tree()).toEqual({ ...rest, ...OWN, 'docs/a.html': 'another a' });
    await builds.build({ 'docs/assets/site.json': 'nothing else' });
    expect(builds.tree()).toEqual({ ...OWN, 'docs/assets/site.json': 'nothing else' });
  });

  it('are kept beside the output folder', async () => {
    const builds = new OutputBuilds();
    const beside = { 'out.old/a.txt': 'old', 'out.next-123/b.txt': 'next', 'other/site.json': '{}' };
    for (const [file, text] of Object.entries(beside)) {
      mkdirSync(path.dirname(path.join(builds.parent, file)), { recursive: true });
      writeFileSync(path.join(builds.parent, file), text);
    }
    await builds.build(SITE);
    await builds.build({ 'docs/b.html': 'b' });
    const { [`out/${BUILD_MANIFEST_FILE}`]: _, ...found } = readTree(builds.parent);
    expect(found).toEqual({ ...beside, 'out/docs/b.html': 'b' });
  });

  it('are never overwritten: the error names the file and the page, and nothing is written', async () => {
    const builds = new OutputBuilds();
    putOwnFiles(builds);
    const output = await OutputFolder.open({ out: builds.out, source: builds.source });
    const pages = [{ file: 'docs/a.html' }, { file: 'docs/by-hand.html', source: 'by-hand.md' }];
    expect(() => output.claim(OWNER, pages)).toThrow(
      `${path.join(builds.out, 'docs/by-hand.html')}, which the page by-hand.md would overwrite`,
    );
    await output.close();
    expect(builds.tree()).toEqual(OWN);
    await expect(builds.build({ 'docs/by-hand.html': 'page' })).rejects.toThrow('docs/by-hand.html');
    expect(builds.tree()).toEqual(OWN);
  });

  it('are not overwritten where an earlier build had written a page', async () => {
    const builds = new OutputBuilds();
    await builds.build(SITE);
    await builds.build({ 'docs/a.html': 'a' });
    writeFileSync(path.join(builds.out, 'docs/b.html'), 'by hand');
    await expect(builds.build(SITE)).rejects.toThrow('These files are not known to come from a build');
    expect(builds.tree()['docs/b.html']).toBe('by hand');
  });

  it('stop a build when its manifest is missing', async () => {
    const builds = new OutputBuilds();
    await builds.build(SITE);
    rmSync(path.join(builds.out, BUILD_MANIFEST_FILE));
    await expect(builds.build({ 'docs/a.html': 'new' })).rejects.toThrow(
      'comes from a build by an older version',
    );
    expect(builds.tree()).toEqual(SITE);
  });

  it.each(['a pipe', 'a symbolic link', 'a folder'])(
    'are neither read nor written through %s in the place of the manifest',
    async (what) => {
      const builds = new OutputBuilds();
      const precious = path.join(createTree({ 'precious.txt': 'years of work' }), 'precious.txt');
      const manifest = path.join(builds.out, BUILD_MANIFEST_FILE);
      mkdirSync(builds.out);
      if (what === 'a pipe') execFileSync('mkfifo', [manifest]);
      else if (what === 'a folder') mkdirSync(manifest);
      else symlinkSync(precious, manifest);
      await expect(builds.build(SITE)).rejects.toThrow(`${manifest} is not a file`);
      expect(readFileSync(precious, 'utf8')).toBe('years of work');
    },
  );

  it('are not deleted when the manifest names files outside the output folder', async () => {
    const builds = new OutputBuilds();
    const precious = path.join(builds.parent, 'precious.txt');
    writeFileSync(precious, 'years of work');
    await builds.build(SITE);
    for (const name of ['../precious.txt', precious, 'docs/../../precious.txt', '..\\precious.txt'])
      appendFileSync(path.join(builds.out, BUILD_MANIFEST_FILE), `${JSON.stringify([name, 'key'])}\n`);
    await builds.build({ 'docs/a.html': 'a' });
    expect(readFileSync(precious, 'utf8')).toBe('years of work');
  });

  it('are neither overwritten nor deleted through a symbolic link', async () => {
    const outside = createTree({ 'a.html': 'years of work' });
    const builds = new OutputBuilds();
    mkdirSync(builds.out);
    symlinkSync(outside, path.join(builds.out, 'docs'));
    await expect(builds.build({ 'docs/new/b.html': 'b' })).rejects.toThrow('leads out of the output folder');
    expect(readTree(outside)).toEqual({ 'a.html': 'years of work' });

    const others = new OutputBuilds();
    await others.build(SITE);
    rmSync(path.join(others.out, 'docs'), { recursive: true });
    symlinkSync(outside, path.join(others.out, 'docs'));
    await others.build({ 'index.html': 'home' });
    expect(readTree(outside)).toEqual({ 'a.html': 'years of work' });
  });
});

describe('an unsafe file name', () => {
  const UNSAFE = [
    '../a.html',
    'docs/../../a.html',
    '/a.html',
    'docs\\..\\a.html',
    'docs/a\0.html',
    'docs/nul.html',
    'docs/COM1',
    'docs/a.',
    'docs/a\n.html',
    `docs/${'文'.repeat(86)}`,
    '',
  ];

  it.each(UNSAFE)('fails the build, and nothing is written: %j', async (file) => {
    const builds = new OutputBuilds();
    await expect(builds.build([{ file, data: '' }])).rejects.toThrow('No file of the site can have the name');
    expect(readTree(builds.parent)).toEqual({});
  });

  it.each([...UNSAFE, 'docs//a.html', 'docs/./a.html'])(
    'is refused before a build writes: %j',
    async (file) => {
      const builds = new OutputBuilds();
      const output = await OutputFolder.open({ out: builds.out, source: builds.source });
      expect(() => output.claim(OWNER, [{ file }])).toThrow('No file of the site can have the name');
      await output.close();
      expect(existsSync(builds.out)).toBe(false);
    },
  );
});

describe('the output folder', () => {
  it('may be a symbolic link', async () => {
    const real = createTree();
    const link = path.join(createTree(), 'dist');
    symlinkSync(real, link);
    const builds = new OutputBuilds(link);
    await builds.build(SITE);
    await builds.build({ 'docs/a.html': 'new' });
    expect(builds.tree()).toEqual({ 'docs/a.html': 'new' });
    expect(readdirSync(real)).toContain('docs');
  });

  it('is not created by a build that writes nothing', async () => {
    const builds = new OutputBuilds();
    const output = await OutputFolder.open({ out: builds.out, source: builds.source });
    await output.close();
    expect(existsSync(builds.out)).toBe(false);
  });

  it('may not be a file', async () => {
    const builds = new OutputBuilds();
    writeFileSync(builds.out, 'years of work');
    await expect(builds.build(SITE)).rejects.toThrow('is not a folder');
    await expect(new OutputBuilds(path.join(builds.out, 'below')).build(SITE)).rejects.toThrow(
      'is not a folder',
    );
    expect(readFileSync(builds.out, 'utf8')).toBe('years of work');
  });
});

describe('a build after a change', () => {
  it('writes, overwrites and deletes the files that differ, and leaves the others alone', async () => {
    const builds = new OutputBuilds();
    await builds.build(SITE);
    const [folder, unchanged] = [statSync(builds.out).ino, numberOf(builds, 'docs/b.html')];
    const { 'docs/guide/c.html': _, ...rest } = SITE;
    const next = { ...rest, 'docs/a.html': 'another a', 'docs/new/d.html': 'd' };
    const size = await builds.build(next);
    expect(builds.tree()).toEqual(next);
    expect(numberOf(builds, 'docs/b.html')).toBe(unchanged);
    expect(statSync(builds.out).ino).toBe(folder);
    expect(existsSync(path.join(builds.out, 'docs/guide'))).toBe(false);
    expect(size).toEqual({ files: 4, bytes: Object.values(next).join('').length });
  });

  it('deletes a file that names other files before these other files', async () => {
    const builds = new OutputBuilds();
    await builds.build({
      'docs/assets/search/0123456789/entry.json': 'entry',
      'docs/assets/start/a.json': 'start',
    });
    const deleted: string[] = [];
    const remove = jest
      .spyOn(SafeFolder.prototype, 'remove')
      .mockImplementation((files) => void deleted.push(...files));
    await builds.build({ 'docs/b.html': 'b' });
    remove.mockRestore();
    expect(deleted).toEqual(['docs/assets/start/a.json', 'docs/assets/search/0123456789/entry.json']);
  });

  it.each([
    ['a file becomes a folder', { 'docs/a.html/index.html': 'folder' }],
    ['a folder becomes a file', { 'docs/guide': 'file' }],
  ])('deletes the old entry when %s', async (_name, added: Record<string, string>) => {
    const builds = new OutputBuilds();
    await builds.build(SITE);
    const next = { 'docs/b.html': 'b', ...added };
    await builds.build(next);
    expect(builds.tree()).toEqual(next);
  });

  it('does not delete a folder in which somebody has put a file', async () => {
    const builds = new OutputBuilds();
    await builds.build(SITE);
    writeFileSync(path.join(builds.out, 'docs/guide/notes.txt'), 'by hand');
    await expect(builds.build({ 'docs/guide': 'file' })).rejects.toThrow('is in the way');
    expect(builds.tree()['docs/guide/notes.txt']).toBe('by hand');
  });

  it('makes a hard link to a file that has a new name instead of writing the file again', async () => {
    const builds = new OutputBuilds();
    const settings = { isPrecompressed: true };
    await builds.build([{ file: 'docs/search/1/terms-0.json', data: LONG }], settings);
    const number = numberOf(builds, 'docs/search/1/terms-0.json');
    await builds.build([{ file: 'docs/search/2/terms-1.json', data: LONG }], settings);
    expect(numberOf(builds, 'docs/search/2/terms-1.json')).toBe(number);
    expect(Object.keys(builds.tree())).toEqual(
      ['', '.br', '.gz'].map((ending) => `docs/search/2/terms-1.json${ending}`),
    );
  });

  it('refuses two different files with the same name', async () => {
    const twice = (data: string) => [
      { file: 'docs/a.html', data: 'a', source: 'a.md' },
      { file: 'docs/a.html', data, source: 'b.md' },
    ];
    await expect(new OutputBuilds().build(twice('b'))).rejects.toThrow(
      'Two files of the site have the name docs/a.html: one is made from a.md, the other from b.md.',
    );
    const own = [...twice('a').slice(0, 1), { file: 'docs/a.html', data: 'b' }];
    await expect(new OutputBuilds().build(own)).rejects.toThrow('from a.md, the other by the build itself.');
    await new OutputBuilds().build(twice('a'));
  });
});

describe('compressed copies', () => {
  it('are made for text, but not for images and very small files', async () => {
    const builds = new OutputBuilds();
    await builds.build(
      [
        { file: 'docs/a.html', data: LONG },
        { file: 'docs/small.html', data: '<p>短</p>' },
        { file: 'docs/a.png', data: Buffer.alloc(5000) },
        { file: 'docs/assets/js/main.js', data: LONG },
        { file: 'docs/llms.txt', data: LONG },
      ],
      { isPrecompressed: true },
    );
    expect(readdirSync(path.join(builds.out, 'docs')).sort()).toEqual([
      'a.html',
      'a.html.br',
      'a.html.gz',
      'a.png',
      'assets',
      'llms.txt',
      'llms.txt.br',
      'llms.txt.gz',
      'small.html',
    ]);
    for (const file of ['docs/a.html', 'docs/llms.txt', 'docs/assets/js/main.js']) {
      expect(brotliDecompressSync(readFileSync(path.join(builds.out, `${file}.br`))).toString()).toBe(LONG);
      expect(gunzipSync(readFileSync(path.join(builds.out, `${file}.gz`))).toString()).toBe(LONG);
    }
  });

  it('are deleted when the file has become too small for them', async () => {
    const builds = new OutputBuilds();
    await builds.build([{ file: 'docs/a.html', data: LONG }], { isPrecompressed: true });
    await builds.build([{ file: 'docs/a.html', data: 'short' }], { isPrecompressed: true });
    expect(builds.tree()).toEqual({ 'docs/a.html': 'short' });
  });

  it('are deleted by a build without compression, and made again by a build with it', async () => {
    const builds = new OutputBuilds();
    const names: string[][] = [];
    for (const isPrecompressed of [true, false, true]) {
      await builds.build([{ file: 'docs/a.html', data: LONG }], { isPrecompressed });
      names.push(Object.keys(builds.tree()));
    }
    const copies = ['docs/a.html', 'docs/a.html.br', 'docs/a.html.gz'];
    expect(names).toEqual([copies, ['docs/a.html'], copies]);
  });
});

describe('text with a key', () => {
  it('is made again only when its key changes', async () => {
    const builds = new OutputBuilds();
    await builds.build([lazy(LONG)], { version: 'tools' });
    const again = lazy(LONG);
    await builds.build([again], { version: 'tools' });
    expect(again.make).not.toHaveBeenCalled();
    expect(builds.tree()).toEqual({ 'docs/a.html': LONG });
    await builds.build([lazy('another text', 'another key')], { version: 'tools' });
    expect(builds.tree()).toEqual({ 'docs/a.html': 'another text' });
  });

  it.each(['other tools', undefined])(
    'is made again when the version of the tools is %j',
    async (version) => {
      const builds = new OutputBuilds();
      await builds.build([lazy(LONG)], { version: 'tools' });
      const again = lazy(LONG);
      await builds.build([again], { version });
      expect(again.make).toHaveBeenCalled();
    },
  );

  it.each([
    ['changed', (file: string) => writeFileSync(file, 'by hand')],
    ['changed without another size', (file: string) => writeFileSync(file, LONG.replace('一', '二'))],
    ['deleted', (file: string) => rmSync(file)],
    ['touched', (file: string) => utimesSync(file, 1, 1)],
  ])('is written again when its file or a copy was %s', async (_name, damage) => {
    const settings = { version: 'tools', isPrecompressed: true };
    for (const ending of ['', '.br', '.gz']) {
      const builds = new OutputBuilds();
      await builds.build([lazy(LONG)], settings);
      const sound = builds.tree();
      damage(path.join(builds.out, `docs/a.html${ending}`));
      await builds.build([lazy(LONG)], settings);
      expect(builds.tree()).toEqual(sound);
    }
  });
});

describe('a build that was killed', () => {
  it('leaves files that the next build recognises as its own', async () => {
    const builds = new OutputBuilds();
    await builds.build(SITE);
    const killed = await OutputFolder.open({ out: builds.out, source: builds.source });
    await killed.write([
      { file: 'docs/a.html', data: 'new a' },
      { file: 'docs/new.html', data: 'new' },
    ]);
    await killed.close();
    const temporary = path.join(builds.out, 'docs/.docs-build-0123456789ab.tmp');
    appendFileSync(path.join(builds.out, BUILD_MANIFEST_FILE), '["docs/cut-o');
    writeFileSync(temporary, 'somebody’s');
    await builds.build(SITE);
    expect(builds.tree()).toEqual({ ...SITE, 'docs/.docs-build-0123456789ab.tmp': 'somebody’s' });
  });
});

it('a build leaves no temporary file when a killed build has already made the hard link', async () => {
  const builds = new OutputBuilds();
  await builds.build({ 'docs/search/1/terms.json': 'terms' });
  const next = [{ file: 'docs/search/2/terms.json', data: 'terms' }];
  const killed = await OutputFolder.open({ out: builds.out, source: builds.source, cache: builds.cache });
  await killed.write(next);
  await killed.close();
  await builds.build(next);
  expect(builds.tree()).toEqual({ 'docs/search/2/terms.json': 'terms' });
});

describe('hashed files of earlier builds', () => {
  const DAY = 24 * 60 * 60 * 1000;
  const START = Date.parse('2026-01-01T00:00:00Z');
  const at = (day: number) => new Date(START + day * DAY);
  const page = (hash: string) => `docs/assets/pages/a.${hash}.json`;

  it('are kept for keepDays after a build has replaced them, over five builds', async () => {
    const builds = new OutputBuilds();
    const hashes = ['0000000001', '0000000002', '0000000003', '0000000004', '0000000005'];
    const left: string[][] = [];
    for (const [i, hash] of hashes.entries()) {
      await builds.build({ [page(hash)]: hash, 'docs/a.html': hash }, { keepDays: 25, now: at(i * 10) });
      left.push(Object.keys(builds.tree()).filter((file) => file.endsWith('.json')));
    }
    // The first file is replaced on day 10, so it is kept until day 35.
    expect(left).toEqual([
      [page('0000000001')],
      [page('0000000001'), page('0000000002')],
      [page('0000000001'), page('0000000002'), page('0000000003')],
      [page('0000000001'), page('0000000002'), page('0000000003'), page('0000000004')],
      [page('0000000002'), page('0000000003'), page('0000000004'), page('0000000005')],
    ]);
  });

  it('are kept only if they belong to the bundle or the app, with their compressed copies', async () => {
    const builds = new OutputBuilds();
    const old = [
      page('0123456789'),
      'docs/assets/js/main.0123456789.js',
      'docs/assets/search/0123456789/part-1.bin',
      'docs/assets/schema/page-record.json',
      'docs/gone.html',
      'docs/file.0123456789.js',
    ];
    await builds.build(Object.fromEntries(old.map((file) => [file, LONG])), { isPrecompressed: true });
    await builds.build({ 'docs/a.html': 'a' }, { keepDays: 30 });
    expect(Object.keys(builds.tree())).toEqual([
      'docs/a.html',
      ...['', '.br', '.gz'].map((ending) => `docs/assets/js/main.0123456789.js${ending}`),
      ...['', '.br', '.gz'].map((ending) => `${page('0123456789')}${ending}`),
    ]);
    await builds.build({ 'docs/a.html': 'a' }, { keepDays: 0 });
    expect(Object.keys(builds.tree())).toEqual(['docs/a.html']);
  });

  it('are kept for keepDays after they were replaced for the last time', async () => {
    const builds = new OutputBuilds();
    const build = (hash: string, day: number) =>
      builds.build({ [page(hash)]: hash }, { keepDays: 30, now: at(day) });
    await build('0000000001', 0);
    await build('0000000002', 1);
    await build('0000000001', 20);
    await build('0000000002', 40);
    await build('0000000002', 69);
    expect(Object.keys(builds.tree())).toContain(page('0000000001'));
    await build('0000000002', 71);
    expect(Object.keys(builds.tree())).toEqual([page('0000000002')]);
  });

  it('are kept when the clock is set back', async () => {
    const builds = new OutputBuilds();
    await builds.build({ [page('0000000001')]: '1' }, { keepDays: 30, now: at(100) });
    await builds.build({ [page('0000000002')]: '2' }, { keepDays: 30, now: at(100) });
    await builds.build({ [page('0000000003')]: '3' }, { keepDays: 30, now: at(0) });
    expect(Object.keys(builds.tree())).toHaveLength(3);
  });
});
