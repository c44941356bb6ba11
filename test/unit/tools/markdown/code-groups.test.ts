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

  it('does not show a title twice', async () => {
    expect(await bundledHtml('::: code-group\n```bash [Linux]\nls\n```\n:::\n')).not.toContain('code-title');
  });

  it('keeps marked lines, and escapes the title of a block', async () => {
    const html = await bundledHtml('::: code-group\n```bash{1} ["a" & b]\nls\n```\n:::\n');
    expect(html).toContain('<div class="highlighted">');
    expect(titlesIn(html)).toEqual([['&quot;a&quot; &amp; b', '&quot;a&quot; &amp; b']]);
  });
});
