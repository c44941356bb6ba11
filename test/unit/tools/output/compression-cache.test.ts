import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { cachedBrotli, pruneCompressed } from '../../../../tools/output/compression-cache';
import { createTree } from '../../../helpers/temp-tree';

const LONG = '<p>一段文字</p>'.repeat(200);

describe('cachedBrotli', () => {
  const data = Buffer.from(LONG);
  const compress = jest.fn((all: Uint8Array): Buffer => brotliCompressSync(all));
  beforeEach(() => compress.mockClear());

  test('compresses the same bytes once', () => {
    const folder = createTree();
    const first = cachedBrotli(data, compress, folder);
    expect(cachedBrotli(data, compress, folder)).toEqual(first);
    expect(compress).toHaveBeenCalledTimes(1);
    cachedBrotli(Buffer.from('other'), compress, folder);
    expect(compress).toHaveBeenCalledTimes(2);
  });

  test('is rid of what was not used for the longest time', () => {
    const folder = createTree();
    const other = Buffer.from('other');
    cachedBrotli(data, compress, folder);
    cachedBrotli(other, compress, folder);
    for (const name of readdirSync(folder)) utimesSync(join(folder, name), 1, 1);
    cachedBrotli(data, compress, folder);
    pruneCompressed(folder, 1);
    expect(readdirSync(folder)).toHaveLength(1);
    cachedBrotli(data, compress, folder);
    expect(compress).toHaveBeenCalledTimes(2);
    pruneCompressed(join(folder, 'nowhere'));
  });

  test.each([
    ['random bytes', Buffer.from('no brotli')],
    ['another file’s entry', brotliCompressSync('other')],
    ['half an entry', brotliCompressSync(LONG).subarray(0, 20)],
  ])('does not use %s', (_name, damaged) => {
    const folder = createTree();
    cachedBrotli(data, compress, folder);
    for (const name of readdirSync(folder)) writeFileSync(join(folder, name), damaged);
    expect(brotliDecompressSync(cachedBrotli(data, compress, folder)).toString()).toBe(LONG);
    expect(compress).toHaveBeenCalledTimes(2);
  });
});
