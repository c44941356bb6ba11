import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MAX_CHANGES } from '../../../../tools/output/folder-change';
import { KEPT_LIST } from '../../../../tools/output/keep-files';
import type { OutputFile } from '../../../../tools/output/output-file';
import { replaceBuild } from '../../../../tools/output/replace-build';
import { SiteOutput } from '../../../../tools/output/site-output';
import { StagedFolder } from '../../../../tools/output/write-tree';
import { createTree, readTree } from '../../../helpers/temp-tree';

const MARKER = 'docs/assets/site.json';

/** Builds of one site into one folder. */
class Builds {
  readonly cacheDir = createTree();
  readonly parent = createTree();
  readonly out = path.join(this.parent, 'out');

  async build(files: Record<string, string>, keepDays = 0): Promise<Record<string, string>> {
    const staged = await StagedFolder.begin(this.out, MARKER);
    const { staging } = staged;
    const output = new SiteOutput({ staging, target: this.out, version: 'tools', cacheDir: this.cacheDir });
    const all = { ...files, [MARKER]: `site of ${Object.keys(files).length}` };
    await output.write(Object.entries(all).map(([file, data]): OutputFile => ({ file, data })));
    await replaceBuild(staged, output, { assets: 'docs/assets', keepDays });
    expect(readdirSync(this.parent)).toEqual(['out']);
    const { [MARKER]: _, ...found } = readTree(this.out);
    return found;
  }

  /** Another one when the folder is another than before. */
  get folderNumber(): number {
    return statSync(this.out).ino;
  }

  numberOf(file: string): number {
    return statSync(path.join(this.out, file)).ino;
  }
}

const SITE = {
  'docs/a.html': 'a',
  'docs/b.html': 'b',
  'docs/guide/c.html': 'c',
  'docs/assets/pages/a.0123456789.json': 'record',
  'docs/assets/search/1111111111/entry.json': 'entry 1',
  'docs/assets/search/1111111111/terms-0.json': 'terms 0',
  'docs/assets/search/1111111111/terms-1.json': 'terms 1',
};

describe('a build after a small change', () => {
  it('is moved into the folder of the last one: files added, changed and gone', async () => {
    const builds = new Builds();
    await builds.build(SITE);
    const [folder, kept] = [builds.folderNumber, builds.numberOf('docs/b.html')];
    const { 'docs/guide/c.html': _, ...rest } = SITE;
    const next = { ...rest, 'docs/a.html': 'another a', 'docs/new/d.html': 'd' };
    expect(await builds.build(next)).toEqual(next);
    expect(builds.folderNumber).toBe(folder);
    expect(builds.numberOf('docs/b.html')).toBe(kept);
    expect(existsSync(path.join(builds.out, 'docs/guide'))).toBe(false);
  });

  it('takes a folder that has another name now along as a whole, and mends the files that differ', async () => {
    const builds = new Builds();
    await builds.build(SITE);
    const file = builds.numberOf('docs/assets/search/1111111111/terms-0.json');
    const next = {
      'docs/a.html': 'a',
      'docs/assets/search/2222222222/entry.json': 'entry 2',
      'docs/assets/search/2222222222/terms-0.json': 'terms 0',
      'docs/assets/search/2222222222/terms-1.json': 'terms one',
      // It had another number before.
      'docs/assets/search/2222222222/terms-2.json': 'terms 1',
    };
    expect(await builds.build(next)).toEqual(next);
    expect(builds.numberOf('docs/assets/search/2222222222/terms-0.json')).toBe(file);
    expect(readdirSync(path.join(builds.out, 'docs/assets/search'))).toEqual(['2222222222']);
  });

  it('keeps the hashed files that only the last build has', async () => {
    const builds = new Builds();
    await builds.build(SITE, 30);
    const { 'docs/assets/pages/a.0123456789.json': _, ...next } = SITE;
    expect(await builds.build(next, 30)).toEqual({ ...SITE, [KEPT_LIST]: expect.any(String) });
    expect(await builds.build(next, 0)).toEqual(next);
  });

  it('removes what somebody has put beside the files of the build', async () => {
    const builds = new Builds();
    await builds.build(SITE);
    writeFileSync(path.join(builds.out, 'notes.txt'), 'by hand');
    expect(await builds.build(SITE)).toEqual(SITE);
  });
});

describe('the folder as a whole is exchanged', () => {
  it.each([
    ['where a file becomes a folder', { 'docs/a.html/index.html': 'folder' }],
    ['where a folder becomes a file', { 'docs/guide': 'file' }],
    [
      'where much changes',
      Object.fromEntries(Array.from({ length: MAX_CHANGES + 1 }, (_, i) => [`docs/${i}.html`, `page ${i}`])),
    ],
  ])('%s', async (_name, added: Record<string, string>) => {
    const builds = new Builds();
    await builds.build(SITE);
    const folder = builds.folderNumber;
    const next = { 'docs/b.html': 'b', ...added };
    expect(await builds.build(next)).toEqual(next);
    expect(builds.folderNumber).not.toBe(folder);
  });
});

describe('a build that was killed while it moved files', () => {
  /** Leaves what such a build leaves: half of the files moved. */
  async function leaveHalf(): Promise<Builds> {
    const builds = new Builds();
    await builds.build(SITE);
    // No process has this number: process ids end far below it.
    const staging = `${builds.out}.next-99999999`;
    const change = {
      renames: [{ from: 'docs/assets/search/1111111111', to: 'docs/assets/search/2222222222' }],
      moves: ['docs/a.html', 'docs/new/d.html', MARKER],
      removals: ['docs/b.html'],
    };
    for (const [file, text] of [
      ['docs/new/d.html', 'd'],
      [MARKER, 'new site'],
      ['.change.json', JSON.stringify(change)],
    ] as const) {
      mkdirSync(path.dirname(path.join(staging, file)), { recursive: true });
      writeFileSync(path.join(staging, file), text);
    }
    writeFileSync(path.join(builds.out, 'docs/a.html'), 'another a');
    return builds;
  }

  it('is completed by the next', async () => {
    const builds = await leaveHalf();
    await (await StagedFolder.begin(builds.out, MARKER)).discard();
    const { 'docs/b.html': _, ...rest } = SITE;
    const after = Object.entries({ ...rest, 'docs/a.html': 'another a', 'docs/new/d.html': 'd' });
    const named = after.map(([file, text]) => [file.replace('1111111111', '2222222222'), text]);
    expect(readTree(builds.parent)).toEqual(
      Object.fromEntries([...named, [MARKER, 'new site']].map(([file, text]) => [`out/${file}`, text])),
    );
  });

  it('harms no build that comes after', async () => {
    const builds = await leaveHalf();
    expect(await builds.build(SITE)).toEqual(SITE);
  });
});
