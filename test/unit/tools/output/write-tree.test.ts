import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StagedFolder, writeFiles } from '../../../../tools/output/write-tree';
import { createTree, readTree } from '../../../helpers/temp-tree';

describe('StagedFolder', () => {
  it('leaves the last version whole until the new one is finished, then replaces all of it', async () => {
    const target = path.join(createTree({ 'out/site.json': 'old', 'out/gone.json': 'old' }), 'out');
    const staged = await StagedFolder.begin(target, 'site.json');
    await writeFiles(staged.staging, [
      { file: 'site.json', data: 'new' },
      { file: 'pages/a.json', data: '{}' },
    ]);
    expect(readTree(target)).toEqual({ 'gone.json': 'old', 'site.json': 'old' });
    await staged.commit();
    expect(readTree(path.dirname(target))).toEqual({ 'out/pages/a.json': '{}', 'out/site.json': 'new' });
  });

  it('leaves nothing behind when it is discarded', async () => {
    const parent = createTree({ 'out/site.json': 'old' });
    const staged = await StagedFolder.begin(path.join(parent, 'out'), 'site.json');
    await writeFiles(staged.staging, [{ file: 'site.json', data: 'half' }]);
    await staged.discard();
    expect(readTree(parent)).toEqual({ 'out/site.json': 'old' });
  });

  it('refuses a folder with other files in it', async () => {
    const target = createTree({ 'thesis.docx': 'years of work' });
    await expect(StagedFolder.begin(target, 'site.json')).rejects.toThrow(
      'is not empty and has no site.json',
    );
    expect(readTree(target)).toEqual({ 'thesis.docx': 'years of work' });
  });

  it('refuses to take the place of a file', async () => {
    const parent = createTree({ out: 'years of work' });
    await expect(StagedFolder.begin(path.join(parent, 'out'), 'site.json')).rejects.toThrow('is a file');
    expect(readTree(parent)).toEqual({ out: 'years of work' });
  });

  it('puts back what a build killed between its two renames had moved away, and removes its leavings', async () => {
    const parent = createTree({ 'out/site.json': 'good' });
    const target = path.join(parent, 'out');
    renameSync(target, `${target}.old`);
    // No process has this number: process ids end far below it.
    mkdirSync(`${target}.next-99999999`);
    writeFileSync(path.join(`${target}.next-99999999`, 'half.json'), '');
    await (await StagedFolder.begin(target, 'site.json')).discard();
    expect(readTree(parent)).toEqual({ 'out/site.json': 'good' });
  });

  it('is not begun while another process writes a new version of it', async () => {
    const parent = createTree({ 'out/site.json': 'good' });
    const target = path.join(parent, 'out');
    // The process that started this one runs for as long.
    const other = `${target}.next-${process.ppid}`;
    mkdirSync(other);
    writeFileSync(path.join(other, 'half.json'), '');
    await expect(StagedFolder.begin(target, 'site.json')).rejects.toThrow(
      `Another build (process ${process.ppid}) is writing to ${target}. Wait for it, or name another folder.`,
    );
    expect(readTree(parent)).toEqual({
      'out/site.json': 'good',
      [`out.next-${process.ppid}/half.json`]: '',
    });
  });
});
