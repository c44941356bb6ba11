import { bundledHtml } from '../../../helpers/bundle-page';

describe('a line break in the source', () => {
  it.each([
    ['between two Chinese characters', '甲\n乙', '<p>甲乙</p>'],
    ['behind Chinese punctuation', '甲，\n乙。', '<p>甲，乙。</p>'],
    ['before a quotation mark', '甲\n“乙”', '<p>甲“乙”</p>'],
    ['at the edge of emphasis', '**甲**\n*乙*', '<p><strong>甲</strong><em>乙</em></p>'],
    ['with a blank before it', '甲 \n乙', '<p>甲乙</p>'],
    ['with blanks behind it', '甲\n  乙', '<p>甲乙</p>'],
    ['with blanks at the edge of emphasis', '**甲** \n  *乙*', '<p><strong>甲</strong><em>乙</em></p>'],
    ['of kana and Hangul', 'あ\nい\n한', '<p>あい한</p>'],
  ])('%s leaves nothing behind', async (_, markdown, expected) => {
    expect(await bundledHtml(`${markdown}\n`)).toBe(`${expected}\n`);
  });

  it.each([
    ['between two words', 'ab\ncd', '<p>ab\ncd</p>'],
    ['between Chinese and Latin text', '甲\nab', '<p>甲\nab</p>'],
    ['between Latin text in quotation marks', '“ab”\n“cd”', '<p>“ab”\n“cd”</p>'],
    ['beside code', '甲\n`a`', '<p>甲\n<code>a</code></p>'],
  ])('%s stays a space', async (_, markdown, expected) => {
    expect(await bundledHtml(`${markdown}\n`)).toBe(`${expected}\n`);
  });

  it.each([
    ['a list item', '- 甲\n  乙\n', '<li>甲乙</li>'],
    ['a quotation', '> 甲\n> 乙\n', '<p>甲乙</p>'],
    ['a container', '::: tip\n甲\n乙\n:::\n', '<p>甲乙</p>'],
    ['a footnote', '文[^1]\n\n[^1]: 甲\n    乙\n', '<p>甲乙 '],
  ])('in %s is treated alike', async (_, markdown, expected) => {
    expect(await bundledHtml(markdown)).toContain(expected);
  });

  it('behind two blanks or a backslash is a line break', async () => {
    expect(await bundledHtml('甲  \n乙\\\n丙\n')).toBe('<p>甲<br>乙<br>丙</p>\n');
  });

  it('in code stays', async () => {
    expect(await bundledHtml('```\n甲\n乙\n```\n')).toContain('<code>甲\n乙\n</code>');
  });
});
