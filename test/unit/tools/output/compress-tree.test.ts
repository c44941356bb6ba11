import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressTree } from '../../../../tools/output/compress-tree';
import { cachedBrotli } from '../../../../tools/output/compression-cache';
import { createTree } from '../../../helpers/temp-tree';

const LONG = '<p>一段文字</p>'.repeat(200);

describe('compressTree', () => {
  test('writes both forms beside text, none beside pictures and what fits in a packet', async () => {
    const root = createTree({
      'docs/a.html': LONG,
      'docs/assets/js/main.js': LONG,
      'docs/small.html': '<p>短</p>',
      'docs/a.png': Buffer.alloc(5000),
    });
    await compressTree(root);
    expect(readdirSync(join(root, 'docs')).sort()).toEqual([
      'a.html',
      'a.html.br',
      'a.html.gz',
      'a.png',
      'assets',
      'small.html',
    ]);
    for (const file of ['docs/a.html', 'docs/assets/js/main.js']) {
      expect(brotliDecompressSync(readFileSync(join(root, `${file}.br`))).toString()).toBe(LONG);
      expect(gunzipSync(readFileSync(join(root, `${file}.gz`))).toString()).toBe(LONG);
    }
  });
});

describe('cachedBrotli', () => {
  const data = Buffer.from(LONG);
  const compress = jest.fn(async (all: Buffer) => brotliCompressSync(all));
  beforeEach(() => compress.mockClear());

  test('compresses the same bytes once', async () => {
    const folder = createTree();
    const first = await cachedBrotli(data, compress, folder);
    expect(await cachedBrotli(data, compress, folder)).toEqual(first);
    expect(compress).toHaveBeenCalledTimes(1);
    await cachedBrotli(Buffer.from('other'), compress, folder);
    expect(compress).toHaveBeenCalledTimes(2);
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
