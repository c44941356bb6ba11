import { bundledHtml } from '../../../helpers/bundle-page';

describe('emoji codes', () => {
  it('become emoji in text, in table headers and in bold text of cells', async () => {
    expect(await bundledHtml('好:tada: :+1:，:heart:\n')).toBe('<p>好🎉 👍，❤️</p>\n');
    expect(await bundledHtml('| :rocket: |\n|---|\n| **:warning:** |\n')).toMatch(
      /🚀[\s\S]*<strong>⚠️<\/strong>/,
    );
  });

  it('stay text in code, and when no emoji has that name', async () => {
    expect(await bundledHtml('`:tada:` :no-such-emoji: 10:30:45\n')).toBe(
      '<p><code>:tada:</code> :no-such-emoji: 10:30:45</p>\n',
    );
    expect(await bundledHtml('```text\n:tada:\n```\n')).toContain('<code>:tada:\n</code>');
  });

  it('named like a property of every JavaScript object stay text', async () => {
    expect(await bundledHtml(':constructor: :toString:\n')).toBe('<p>:constructor: :toString:</p>\n');
  });

  it('are not needed: emoji characters stay as they are', async () => {
    expect(await bundledHtml('👩‍💻 🇨🇳\n')).toBe('<p>👩‍💻 🇨🇳</p>\n');
  });
});
