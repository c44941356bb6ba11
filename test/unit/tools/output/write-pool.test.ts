import { WritePool } from '../../../../tools/output/write-pool';
import { createTree, readTree } from '../../../helpers/temp-tree';

describe('WritePool', () => {
  it('writes everything it takes, however fast it comes', async () => {
    const folder = createTree();
    const pool = new WritePool(folder);
    const files = Object.fromEntries(
      Array.from({ length: 400 }, (_, i) => [`docs/${i % 7}/${i}.txt`, `text ${i}`]),
    );
    for (const [file, data] of Object.entries(files)) await pool.write({ file, data });
    await pool.settle();
    await pool.close();
    expect(readTree(folder)).toEqual(files);
  });

  it('tells of a file that cannot be written', async () => {
    const pool = new WritePool(createTree());
    await pool.write({ file: 'a.txt', copyOf: '/nowhere/a.txt' });
    await expect(pool.settle()).rejects.toThrow('ENOENT');
    await expect(pool.settle()).rejects.toThrow('ENOENT');
    await pool.close();
  });
});
