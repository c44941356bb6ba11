import { bundlePage } from '../../../helpers/bundle-page';

const HINT = 'Save it as UTF-8 (it may be GBK or UTF-16).';

describe('a file that is not UTF-8 is an error at its first invalid byte', () => {
  it.each([
    ['GBK', Buffer.from([0x23, 0x20, 0x61, 0x0a, 0x62, 0xb1, 0xb2, 0x0a]), '2:2'],
    ['Latin-1', Buffer.from([0x61, 0xe9, 0x62]), '1:2'],
    ['UTF-16', Buffer.from('\uFEFF# 题\n', 'utf16le'), '1:1'],
    ['a cut character at the end', Buffer.from('# 页\n\n文字').subarray(0, -1), '3:2'],
    [
      'an invalid byte after Chinese text',
      Buffer.concat([Buffer.from('# 页\r\n\r\n中文'), Buffer.from([0xff])]),
      '3:3',
    ],
  ])('%s', async (_, bytes, place) => {
    const { problems } = await bundlePage(bytes);
    expect(problems).toContain(`${place} error encoding the file is not valid UTF-8 from here on | ${HINT}`);
  });
});

it('a file in UTF-16 without a byte order mark is an error, though its bytes are valid UTF-8', async () => {
  for (const bytes of [Buffer.from('# ab\n', 'utf16le'), Buffer.from('# ab\n', 'utf16le').swap16()]) {
    const { problems } = await bundlePage(bytes);
    expect(problems).toEqual([`1:1 error encoding the file contains NUL bytes | ${HINT}`]);
  }
});

describe('a file that is UTF-8', () => {
  it.each([
    ['with characters above U+FFFF', '# 𠮷😀\n', '𠮷😀'],
    ['with a byte order mark', '\uFEFF# 题\n', '题'],
    ['with a replacement character (U+FFFD) in it', '# a\uFFFDb\n', 'a\uFFFDb'],
    ['with an invisible line separator (U+2028)', '# a\u2028b\n', 'a b'],
    ['with a NUL', '# a\0b\n', 'a\uFFFDb'],
  ])('%s is read without a problem', async (_, source, title) => {
    const { record, problems } = await bundlePage(source);
    expect(problems).toEqual([]);
    expect(record.title).toBe(title);
  });

  it('that is empty is an empty page', async () => {
    const { record, problems } = await bundlePage('');
    expect(problems).toEqual([]);
    expect(record).toMatchObject({ title: '', html: '', headers: [] });
  });
});
