import { bundledHtml } from '../../../helpers/bundle-page';

describe('a line break in the source', () => {
  it.each([
    ['between two Chinese characters', '甲\n乙', '<p>甲乙</p>'],
    ['after Chinese punctuation', '甲，\n乙。', '<p>甲，乙。</p>'],
    ['before a quotation mark', '甲\n“乙”', '<p>甲“乙”</p>'],
    ['at the edge of emphasis', '**甲**\n*乙*', '<p><strong>甲</strong><em>乙</em></p>'],
    ['with a space before it', '甲 \n乙', '<p>甲乙</p>'],
    ['with spaces after it', '甲\n  乙', '<p>甲乙</p>'],
    ['with spaces at the edge of emphasis', '**甲** \n  *乙*', '<p><strong>甲</strong><em>乙</em></p>'],
    ['between kana, and between kana and Hangul', 'あ\nい\n한', '<p>あい한</p>'],
  ])('%s is removed', async (_, markdown, expected) => {
    expect(await bundledHtml(`${markdown}\n`)).toBe(`${expected}\n`);
  });

  it.each([
    ['between two words', 'ab\ncd', '<p>ab\ncd</p>'],
    ['between Chinese and Latin text', '甲\nab', '<p>甲\nab</p>'],
    ['between Latin text in quotation marks', '“ab”\n“cd”', '<p>“ab”\n“cd”</p>'],
    ['beside code', '甲\n`a`', '<p>甲\n<code>a</code></p>'],
  ])('%s is kept, so that it shows as a space', async (_, markdown, expected) => {
    expect(await bundledHtml(`${markdown}\n`)).toBe(`${expected}\n`);
  });

  it.each([
    ['a list item', '- 甲\n  乙\n', '<li>甲乙</li>'],
    ['a quotation', '> 甲\n> 乙\n', '<p>甲乙</p>'],
    ['a container', '::: tip\n甲\n乙\n:::\n', '<p>甲乙</p>'],
    ['a footnote', '文[^1]\n\n[^1]: 甲\n    乙\n', '<p>甲乙 '],
  ])('in %s is removed between Chinese characters', async (_, markdown, expected) => {
    expect(await bundledHtml(markdown)).toContain(expected);
  });

  it('after two spaces or a backslash is a <br>', async () => {
    expect(await bundledHtml('甲  \n乙\\\n丙\n')).toBe('<p>甲<br>乙<br>丙</p>\n');
  });

  it('in code is kept', async () => {
    expect(await bundledHtml('```\n甲\n乙\n```\n')).toContain('<code>甲\n乙\n</code>');
  });
});
