import { bundledHtml, bundlePage } from '../../../helpers/bundle-page';

/** The code of the first code block as a reader sees it, without tags. */
function codeIn(html: string): string {
  const code = /<code>([\s\S]*?)<\/code>/.exec(html)?.[1] ?? '';
  return code.replace(/<[^>]+>/g, '');
}

describe('a block of code', () => {
  it('is highlighted, and can get the focus so that the keyboard scrolls it', async () => {
    expect(await bundledHtml('```js\nconst a = 1\n```\n')).toBe(
      '<div class="language-js extra-class"><div class="code-bar"><span class="code-language">js</span></div><pre class="language-js" tabindex="0"><code>' +
        '<span class="hljs-keyword">const</span> a = <span class="hljs-number">1</span>\n</code></pre></div>\n',
    );
  });

  it.each([
    ['without a language', '```\n<b> & "c"\n```\n'],
    ['of indented lines', '    <b> & "c"\n'],
  ])('%s is plain text', async (_, markdown) => {
    expect(await bundledHtml(markdown)).toBe(
      '<div class="language-text extra-class"><div class="code-bar"></div><pre class="language-text" tabindex="0"><code>&lt;b&gt; &amp; &quot;c&quot;\n</code></pre></div>\n',
    );
  });

  it.each(['vue', 'styl', 'sh', 'yml', 'C#', 'docker', 'jsonc', 'stl', 'text'])(
    'may name the language %s',
    async (language) => {
      expect(await bundledHtml(`\`\`\`${language}\na\n\`\`\`\n`)).toContain(
        `<div class="language-${language.toLowerCase()} extra-class">`,
      );
    },
  );

  it('has the language before a comma, as on GitHub', async () => {
    expect(await bundledHtml('```rust,ignore\nfn a() {}\n```\n')).toContain('<pre class="language-rust"');
  });

  it('in an unknown language is plain text, and a warning suggests a similar language', async () => {
    const { html, problems } = await bundlePage('# 页\n\n```pythn\na < b\n```\n');
    expect(html).toContain('<pre class="language-pythn" tabindex="0"><code>a &lt; b\n</code>');
    expect(problems).toEqual([
      '3:1 warning unknown-language there is no highlighting for the language "pythn" | Did you mean "python"?',
    ]);
  });

  it('keeps blank lines, tabs and Markdown syntax', async () => {
    expect(codeIn(await bundledHtml('```text\na\n\n\t**b**\n  :tada: [x](y.md)\n\n```\n'))).toBe(
      'a\n\n\t**b**\n  :tada: [x](y.md)\n\n',
    );
  });

  it('goes to the end of the page when it is never closed', async () => {
    expect(codeIn(await bundledHtml('```text\na\n\n# b\n'))).toBe('a\n\n# b\n');
  });
});

describe('the title of a block of code', () => {
  it.each([['title="a b.json"'], ["title='a b.json'"], ['{1} title="a b.json"'], ['[a b.json]']])(
    'is read from %s',
    async (info) => {
      const html = await bundledHtml(`\`\`\`json ${info}\n1\n\`\`\`\n`);
      expect(html).toContain('<div class="code-bar"><span class="code-title">a b.json</span></div>');
      expect(html).toContain('class="language-json extra-class"');
    },
  );

  it('is shown as plain text, and needs no language', async () => {
    const html = await bundledHtml('``` title="<b>.txt"\n1\n```\n');
    expect(html).toContain('<span class="code-title">&lt;b&gt;.txt</span>');
    expect(html).toContain('class="language-text extra-class"');
  });
});

describe('marked lines of code', () => {
  const rows = (html: string) =>
    (/<code>([\s\S]*?)\n<\/code>/.exec(html)?.[1] ?? '')
      .split('\n')
      .map((line) => (line.startsWith('<span class="line highlighted">') ? '#' : '-'));

  it.each([
    ['js{2}', '-#--'],
    ['js{1,3-4}', '#-##'],
    ['js {2-9}', '-###'],
    ['{1}', '#---'],
    ['js title="routes/{1}.js" {2}', '-#--'],
    ['js{3-99999999}', '--##'],
    ['js{0-1}', '#---'],
    ['js{0}', '----'],
  ])('are read from the braces in %s, with both ends of a range', async (info, expected) => {
    expect(rows(await bundledHtml(`\`\`\`${info}\na\nb\nc\nd\n\`\`\`\n`)).join('')).toBe(expected);
  });

  it('may be any lines of a long block', async () => {
    const html = await bundledHtml(`\`\`\`js{7-9}\n${'a\n'.repeat(10)}\`\`\`\n`);
    expect(rows(html).join('')).toBe('------###-');
  });

  it('may be set by the comment [!code hl], which is not shown', async () => {
    const html = await bundledHtml('```js\na()\nb() // [!code hl]\n```\n');
    expect(rows(html).join('')).toBe('-#');
    expect(codeIn(html)).toBe('a()\nb()\n');
  });
});

describe('added and removed lines of code', () => {
  it.each([
    ['js', '//'],
    ['bash', '#'],
    ['sql', '--'],
    ['ini', ';'],
  ])('are marked in %s by a comment, which is not shown', async (language, comment) => {
    const html = await bundledHtml(
      `\`\`\`${language}\na = 1 ${comment} [!code --]\na = 2 ${comment} [!code ++]\nb\n\`\`\`\n`,
    );
    const lines = /<code>([\s\S]*?)<\/code>/.exec(html)?.[1]?.split('\n') ?? [];
    expect(lines[0]).toMatch(/^<span class="line diff remove">.*<\/span>$/);
    expect(lines[1]).toMatch(/^<span class="line diff add">.*<\/span>$/);
    expect(lines[2]).not.toContain('diff');
    expect(codeIn(html)).toBe('a = 1\na = 2\nb\n');
  });

  it('are marked in XML too', async () => {
    const html = await bundledHtml('```xml\n<a/> <!-- [!code ++] -->\n```\n');
    expect(html).toContain('<span class="line diff add">');
    expect(html).not.toContain('[!code');
  });

  it('have as many opening as closing span tags in each line of a multi-line comment', async () => {
    const html = await bundledHtml('```js\n/* a\nb // [!code ++]\nc */\n```\n');
    for (const line of /<code>([\s\S]*?)\n<\/code>/.exec(html)?.[1]?.split('\n') ?? [])
      expect(line.match(/<span/g)?.length ?? 0).toBe(line.match(/<\/span>/g)?.length ?? 0);
  });
});

describe('line numbers', () => {
  const countOf = (html: string) => html.split('<span class="line">').length - 1;
  const code = (info: string) => `\`\`\`${info}\na\nb\n\`\`\`\n`;

  it('are shown beside a block with ":line-numbers", and beside no other', async () => {
    const html = await bundledHtml(code('js:line-numbers'));
    expect(countOf(html)).toBe(2);
    expect(html).toContain('class="language-js extra-class line-numbers-mode"');
    expect(countOf(await bundledHtml(code('js')))).toBe(0);
  });

  it('are shown beside all blocks if site.yml sets lineNumbers, except with ":no-line-numbers"', async () => {
    const site = { 'site.yml': 'title: x\nlineNumbers: true\n' };
    expect(countOf(await bundledHtml(code('js'), site))).toBe(2);
    expect(countOf(await bundledHtml(code('js:no-line-numbers'), site))).toBe(0);
  });
});
