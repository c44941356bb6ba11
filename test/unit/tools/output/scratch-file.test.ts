import { readdirSync } from 'node:fs';
import { ScratchFile } from '../../../../tools/output/scratch-file';
import { createTree } from '../../../helpers/temp-tree';

describe('a scratch file', () => {
  it('returns the texts that were added, whatever their characters and lengths', () => {
    const scratch = new ScratchFile(createTree());
    const long = '栏目'.repeat(200_000);
    scratch.add('a', '甲');
    scratch.add('empty', '');
    scratch.add('long', long);
    expect(scratch.read('a')?.toString()).toBe('甲');
    expect(scratch.read('empty')?.toString()).toBe('');
    expect(scratch.read('long')?.toString()).toBe(long);
    expect(scratch.read('b')).toBeUndefined();
    expect(Array.from(scratch.files(), ({ file }) => file)).toEqual(['a', 'empty', 'long']);
    scratch.close();
  });

  it('returns the last text of a name', () => {
    const scratch = new ScratchFile(createTree());
    scratch.add('a', 'one text');
    scratch.add('a', 'another text, which is longer');
    expect(scratch.read('a')?.toString()).toBe('another text, which is longer');
    scratch.close();
  });

  it('is not listed in its folder, so that a killed build leaves no file behind', () => {
    const folder = createTree();
    const scratch = new ScratchFile(folder);
    scratch.add('a', 'text');
    expect(readdirSync(folder)).toEqual([]);
    scratch.close();
  });
});
