import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { OutputFile } from '../../../../tools/output/output-file';
import { replaceBuild } from '../../../../tools/output/replace-build';
import { SiteOutput } from '../../../../tools/output/site-output';
import { StagedFolder } from '../../../../tools/output/write-tree';
import { createTree, readTree } from '../../../helpers/temp-tree';

/** A file that every build has. */
const MARKER = 'docs/assets/site.json';

const LONG = '<p>一段文字</p>'.repeat(200);

/** Builds of one site, each of which replaces the one before it. */
class Builds {
  readonly cacheDir = createTree();
  readonly target = path.join(createTree(), 'out');

  async build(files: OutputFile[], version: string | undefined = 'tools-1'): Promise<SiteOutput> {
    const staged = await StagedFolder.begin(this.target, MARKER);
    const { staging } = staged;
    const output = new SiteOutput({ staging, target: this.target, cacheDir: this.cacheDir, version });
    await output.write([...files, { file: MARKER, data: 'site' }]);
    await replaceBuild(staged, output, { assets: 'docs/assets', keepDays: 0 });
    return output;
  }

  /** All files but the marker. */
  tree(): Record<string, string> {
    const { [MARKER]: _, ...files } = readTree(this.target);
    return files;
  }
}

function lazy(text: string, key = text): OutputFile & { make: jest.Mock } {
  const make = jest.fn(() => text);
  return { file: 'docs/a.html', lazy: { key, make }, make };
}

describe('compressed forms', () => {
  it('stand beside text, not beside pictures and what fits in a packet', async () => {
    const staging = createTree();
    const output = new SiteOutput({ staging, target: `${staging}.none` });
    await output.write([
      { file: 'docs/a.html', data: LONG },
      { file: 'docs/small.html', data: '<p>短</p>' },
      { file: 'docs/a.png', data: Buffer.alloc(5000) },
      { file: 'docs/assets/js/main.js', data: LONG },
      { file: 'docs/llms.txt', parts: [LONG.slice(0, 99), LONG.slice(99)] },
    ]);
    expect(readdirSync(path.join(staging, 'docs')).sort()).toEqual([
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
      expect(brotliDecompressSync(readFileSync(path.join(staging, `${file}.br`))).toString()).toBe(LONG);
      expect(gunzipSync(readFileSync(path.join(staging, `${file}.gz`))).toString()).toBe(LONG);
    }
  });
});

describe('a file the last build has', () => {
  it('is taken under another name too, with its compressed forms', async () => {
    const builds = new Builds();
    await builds.build([{ file: 'docs/search/1/terms-0.json', data: LONG }]);
    const stamp = statSync(path.join(builds.target, 'docs/search/1/terms-0.json')).ino;
    const { reused } = await builds.build([{ file: 'docs/search/2/terms-1.json', data: LONG }]);
    expect(reused).toBe(2);
    expect(statSync(path.join(builds.target, 'docs/search/2/terms-1.json')).ino).toBe(stamp);
    expect(Object.keys(builds.tree()).toSorted()).toEqual(
      ['', '.br', '.gz'].map((form) => `docs/search/2/terms-1.json${form}`),
    );
    const { reused: none } = await builds.build([{ file: 'docs/search/2/terms-1.txt', data: LONG }]);
    expect(none).toBe(1);
  });

  it('is taken over with its compressed forms, the same file on disk', async () => {
    const builds = new Builds();
    await builds.build([{ file: 'docs/a.html', data: LONG }]);
    const before = statSync(path.join(builds.target, 'docs/a.html.br')).ino;
    const { reused } = await builds.build([{ file: 'docs/a.html', data: LONG }]);
    expect(reused).toBe(2);
    expect(statSync(path.join(builds.target, 'docs/a.html.br')).ino).toBe(before);
  });

  it('is not made again, when it is text with a key', async () => {
    const builds = new Builds();
    await builds.build([lazy(LONG)]);
    const again = lazy(LONG);
    await builds.build([again]);
    expect(again.make).not.toHaveBeenCalled();
    expect(builds.tree()['docs/a.html']).toBe(LONG);
    const other = lazy('another text', 'another key');
    await builds.build([other]);
    expect(builds.tree()['docs/a.html']).toBe('another text');
  });

  it.each([
    ['changed', (file: string) => writeFileSync(file, 'by hand')],
    ['changed without another size', (file: string) => writeFileSync(file, LONG.replace('一', '二'))],
    ['deleted', (file: string) => rmSync(file)],
    ['touched', (file: string) => utimesSync(file, 1, 1)],
  ])('is written again when it was %s', async (_name, damage) => {
    for (const form of ['', '.br', '.gz']) {
      const builds = new Builds();
      await builds.build([lazy(LONG)]);
      const sound = builds.tree();
      damage(path.join(builds.target, `docs/a.html${form}`));
      await builds.build([lazy(LONG)]);
      expect(builds.tree()).toEqual(sound);
    }
  });

  it('is written again by other tools, by tools without a name, and when the list is damaged', async () => {
    const builds = new Builds();
    await builds.build([lazy(LONG)]);
    for (const version of ['tools-2', undefined]) {
      const again = lazy(LONG);
      await builds.build([again], version);
      expect(again.make).toHaveBeenCalled();
    }
    await builds.build([lazy(LONG)]);
    for (const name of readdirSync(builds.cacheDir))
      writeFileSync(path.join(builds.cacheDir, name), '{"half');
    const again = lazy(LONG);
    await builds.build([again]);
    expect(again.make).toHaveBeenCalled();
  });

  it('loses what only it had', async () => {
    const builds = new Builds();
    await builds.build([{ file: 'docs/gone.html', data: LONG }]);
    await builds.build([{ file: 'docs/a.html', data: LONG }]);
    expect(existsSync(path.join(builds.target, 'docs/gone.html'))).toBe(false);
  });
});

it('keeps the later of two files of one name', async () => {
  const builds = new Builds();
  await builds.build([{ file: 'docs/a.html', data: LONG }]);
  await builds.build([
    { file: 'docs/a.html', data: LONG },
    { file: 'docs/a.html', data: 'short' },
  ]);
  expect(builds.tree()).toEqual({ 'docs/a.html': 'short' });
});
