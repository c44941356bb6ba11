import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { cachedBrotli, pruneCompressed } from '../../../../tools/output/compression-cache';
import { createTree } from '../../../helpers/temp-tree';

const LONG = '<p>一段文字</p>'.repeat(200);

describe('cachedBrotli', () => {
  const data = Buffer.from(LONG);
  const compress = jest.fn(async (all: Uint8Array): Promise<Buffer> => brotliCompressSync(all));
  beforeEach(() => compress.mockClear());

  test('compresses the same bytes once', async () => {
    const folder = createTree();
    const first = await cachedBrotli(data, compress, folder);
    expect(await cachedBrotli(data, compress, folder)).toEqual(first);
    expect(compress).toHaveBeenCalledTimes(1);
    await cachedBrotli(Buffer.from('other'), compress, folder);
    expect(compress).toHaveBeenCalledTimes(2);
  });

  test('is rid of what was not used for the longest time', async () => {
    const folder = createTree();
    const other = Buffer.from('other');
    await cachedBrotli(data, compress, folder);
    await cachedBrotli(other, compress, folder);
    for (const name of readdirSync(folder)) utimesSync(join(folder, name), 1, 1);
    await cachedBrotli(data, compress, folder);
    pruneCompressed(folder, 1);
    expect(readdirSync(folder)).toHaveLength(1);
    await cachedBrotli(data, compress, folder);
    expect(compress).toHaveBeenCalledTimes(2);
    pruneCompressed(join(folder, 'nowhere'));
  });

  test.each([
    ['random bytes', Buffer.from('no brotli')],
    ['another file’s entry', brotliCompressSync('other')],
    ['half an entry', brotliCompressSync(LONG).subarray(0, 20)],
  ])('does not use %s', async (_name, damaged) => {
    const folder = createTree();
    await cachedBrotli(data, compress, folder);
    for (const name of readdirSync(folder)) writeFileSync(join(folder, name), damaged);
    expect(brotliDecompressSync(await cachedBrotli(data, compress, folder)).toString()).toBe(LONG);
    expect(compress).toHaveBeenCalledTimes(2);
  });
});
