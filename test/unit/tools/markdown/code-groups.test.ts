import { bundledHtml } from '../../../helpers/bundle-page';

const titlesIn = (html: string) =>
  [
    ...html.matchAll(
      /<div class="code-group-item" data-title="([^"]*)"><p class="code-group-title">([^<]*)<\/p>/g,
    ),
  ].map(([, title, shown]) => [title, shown]);

describe('a group of code blocks', () => {
  it('has a tab for each block, named by the title in its fence or else by its language', async () => {
    const html = await bundledHtml(
      '::: code-group\n```bash [Linux]\nls\n```\n\n```powershell title="Windows 11"\ndir\n```\n\n```json\n1\n```\n\n```\nx\n```\n:::\n',
    );
    expect(html).toMatch(/^<div class="code-group">\n/);
    expect(titlesIn(html)).toEqual([
      ['Linux', 'Linux'],
      ['Windows 11', 'Windows 11'],
      ['json', 'json'],
      ['text', 'text'],
    ]);
    expect(html.match(/<pre /g)).toHaveLength(4);
  });

  it('has a tab for each file, named by its label or else by the file', async () => {
    const html = await bundledHtml(
      '::: code-group\n<<< @/a/s.js{1} [片段]\n\n<<< @/a/s.js\n\n```js [第二]\nx\n```\n:::\n',
      { 'a/s.js': 'let s = 1;\n' },
    );
    expect(titlesIn(html).map(([title]) => title)).toEqual(['片段', 's.js', '第二']);
    expect(html).toMatch(/片段<\/p>\n<div class="language-js/);
  });

  it('does not show a title twice', async () => {
    expect(await bundledHtml('::: code-group\n```bash [Linux]\nls\n```\n:::\n')).not.toContain('code-title');
  });

  it('keeps marked lines, and escapes the title of a block', async () => {
    const html = await bundledHtml('::: code-group\n```bash{1} ["a" & b]\nls\n```\n:::\n');
    expect(html).toContain('<span class="line highlighted">');
    expect(titlesIn(html)).toEqual([['&quot;a&quot; &amp; b', '&quot;a&quot; &amp; b']]);
  });
});
