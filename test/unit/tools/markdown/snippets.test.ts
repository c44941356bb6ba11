import { bundledHtml, bundlePage } from '../../../helpers/bundle-page';

const FILES = {
  'a/x.js': 'one\n  // #region first\n  two\n    three\n  // #endregion\nfour\n// #region last\nfive\n',
  'b/y.html': '<!-- #region r -->\n<p>\n<!-- #endregion r -->\n',
  'b/crlf.txt': 'a\r\nb\r\n',
  'b/nested.cs': '#region outer\na\n  #region inner\n  b\n  #endregion\nc\n#endregion\nd\n',
  'b/names.js': '// #region list-item\nitem\n// #endregion\n// #region list\nlist\n// #endregion\n',
};

async function codeOf(markdown: string): Promise<string> {
  const html = await bundledHtml(markdown, FILES);
  return (/<code>([\s\S]*?)<\/code>/.exec(html)?.[1] ?? '').replace(/<[^>]+>/g, '');
}

describe('an imported file', () => {
  it('is shown as code in the language of its file extension', async () => {
    const html = await bundledHtml('<<< @/b/y.html\n', FILES);
    expect(html).toContain('<div class="language-html extra-class">');
    expect(html).toContain('hljs-tag');
  });

  it('without "@" is looked up from the folder of the page', async () => {
    expect(await codeOf('<<< ./x.js#last\n')).toBe('five\n');
    expect(await codeOf('<<< ../b/crlf.txt\n')).toBe('a\nb\n');
  });

  it('may be cut down to a region, without its indentation', async () => {
    expect(await codeOf('<<< @/a/x.js#first\n')).toBe('two\n  three\n');
    expect(await codeOf('<<< @/b/y.html#r\n')).toBe('&lt;p&gt;\n');
  });

  it('may be cut down to a region whose name is the beginning of another name', async () => {
    expect(await codeOf('<<< @/b/names.js#list\n')).toBe('list\n');
    expect(await codeOf('<<< @/b/names.js#list-item\n')).toBe('item\n');
  });

  it('may be cut down to a region that holds another, and leaves out the region marks inside', async () => {
    expect(await codeOf('<<< @/b/nested.cs#outer\n')).toBe('a\n  b\nc\n');
    expect(await codeOf('<<< @/b/nested.cs#inner\n')).toBe('b\n');
  });

  it.each(['<<< @/a/x.js{2}#first\n', '<<< @/a/x.js#first{2}\n'])(
    'may have marked lines: %s',
    async (markdown) => {
      const html = await bundledHtml(markdown, FILES);
      expect(html).toMatch(/<code>[^\n]*\n<span class="line highlighted">.*<\/span>\n<\/code>/);
    },
  );

  it('may follow a paragraph without a blank line', async () => {
    expect(await bundledHtml('文\n<<< @/b/crlf.txt\n', FILES)).toMatch(
      /^<p>文<\/p>\n<div class="language-txt/,
    );
  });

  it('that is missing, lacks the region or lies outside the content is an error at its line', async () => {
    const { problems } = await bundlePage(
      '# 页\n\n<<< @/b/no.js\n\n<<< ./x.js#none\n\n<<< @/../../secret.txt\n\n- <<< @/b\n',
      FILES,
    );
    expect(problems).toEqual([
      '3:1 error dead-snippet the snippet file b/no.js does not exist | No file there has a similar name.',
      '5:1 error dead-snippet a/x.js has no region "none" | Mark it with "#region none".',
      '7:1 error outside-content the snippet "/../../secret.txt" points outside the content folder | Allowed: files inside the content folder. Copy it there.',
      '9:3 error dead-snippet the snippet file b does not exist | No file there has a similar name.',
    ]);
  });
});
