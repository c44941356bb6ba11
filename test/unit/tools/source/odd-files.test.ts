import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleContent } from '../../../../tools/site/bundle-content';
import { readSource } from '../../../../tools/source/read-source';
import { formatProblem } from '../../../../tools/support/problems';
import { bundlePage } from '../../../helpers/bundle-page';
import { createTree } from '../../../helpers/temp-tree';

/** The problems of a site as its author reads them, without hints. */
async function problemsOf(root: string): Promise<string[]> {
  const { problems } = await bundleContent({ root, isLenient: true });
  return problems.all.map((problem) => formatProblem(problem, '').replace(/\n.*/s, ''));
}

describe('a page', () => {
  it.each([
    ['with quotation marks', `a"b'c`, `/x/a%22b'c.html`],
    ['with percent signs', 'a%20%zz', '/x/a%2520%25zz.html'],
    ['with special characters of URLs', 'a?b#c&d', '/x/a%3Fb%23c&d.html'],
    ['with special characters of HTML', '<b>&amp;', '/x/%3Cb%3E&amp;.html'],
    ['with special characters of glob patterns', 'a*[b]{c}', '/x/a*%5Bb%5D%7Bc%7D.html'],
    ['with an emoji', '😀', '/x/%F0%9F%98%80.html'],
    ['that begins with a dot, which hides the page', '..a', undefined],
    ['with dots and spaces', 'a.. b', '/x/a..%20b.html'],
    ['that every JavaScript object has as a property', '__proto__', '/x/__proto__.html'],
    ['as long as names may be', 'a'.repeat(215), `/x/${'a'.repeat(215)}.html`],
  ])('may have a name %s', async (_, name, address) => {
    const root = createTree({ 'README.md': '# 首页\n' });
    mkdirSync(path.join(root, 'x'));
    writeFileSync(path.join(root, 'x', `${name}.md`), '# 页\n');
    const { pages, problems, files } = await bundleContent({ root, isLenient: false });
    expect(problems.all).toEqual([]);
    // A file whose name begins with a dot is hidden, so the site has only its home page.
    expect(pages.map(({ record }) => record.path)).toEqual(address === undefined ? ['/'] : ['/', address]);
    for (const { file } of files) expect(file).toMatch(/^(?!.*\.\.)[\w./-]{1,200}$/);
  });

  it.each([['__proto__'], ['constructor'], ['toString']])(
    'may stand in a section called %s',
    async (section) => {
      const root = createTree({
        [`${section}/README.md`]: '# 页\n',
        [`${section}/sidebar.yml`]: '- README.md\n',
        'redirects.yml': `/${section}/old.html: /${section}/\n`,
        'site.yml': 'title: 页\nsearchWeights: { other: 0.5 }\n',
      });
      const { sections, search, problems } = await bundleContent({
        root,
        isLenient: false,
        isSearchable: true,
      });
      expect(problems.all).toEqual([]);
      expect(sections.map((found) => found.section)).toEqual(['', section]);
      expect(search.source.sections).toEqual([{ name: section, first: 0, weight: 1 }]);
    },
  );

  it('that cannot be read is reported with the name of its file', async () => {
    const root = createTree({ 'README.md': '# 首页\n' });
    expect((await readSource(root, 'gone.md')).problems).toMatchObject([
      { file: 'gone.md', rule: 'unreadable', message: expect.stringContaining('gone.md: it does not exist') },
    ]);
    expect((await readSource(root, 'a\uFFFD.md')).problems).toMatchObject([
      { message: 'the name of the file is not valid UTF-8', hint: 'Rename it.' },
    ]);
  });

  it('may lie beside symbolic links that lead to their own folder, to themselves or nowhere', async () => {
    const root = createTree({ 'README.md': '# 首页\n', 'a/b.md': '# 页\n' });
    symlinkSync('..', path.join(root, 'a/up'));
    symlinkSync('self.md', path.join(root, 'a/self.md'));
    symlinkSync('/no/such/file', path.join(root, 'a/dead.md'));
    expect(await problemsOf(root)).toEqual([]);
  });
});

it('</br> is shown as a line break, and </img> is left out', async () => {
  const { html } = await bundlePage('一</br>二</img>三\n');
  expect(html).toBe('<p>一<br>二三</p>\n');
});

describe('frontmatter', () => {
  it.each([
    ['that merges the keys of a text', 'title: 页\n<<: b', /Merge sources must be maps or map aliases$/],
    [
      'with the key "__proto__" in its title',
      'title: { __proto__: 1 }',
      /key "title": found \{"__proto__":1\}$/,
    ],
  ])('%s is an error', async (_, yaml, message) => {
    const root = createTree({ 'a.md': `---\n${yaml}\n---\n\n# 页\n` });
    const problems = await problemsOf(root);
    expect(problems).toEqual([expect.stringMatching(/^a\.md:\d+:\d+ error frontmatter /)]);
    expect(problems[0]).toMatch(message);
  });

  it('with keys such as "__proto__" and "constructor" does not change the prototype of objects', async () => {
    const yaml = '__proto__: { polluted: 1 }\nconstructor: { prototype: { polluted: 1 } }\ntoString: 1';
    const { record } = await bundlePage(`---\n${yaml}\n---\n\n# 页\n`);
    expect(record.title).toBe('页');
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(Reflect.get(record.frontmatter, 'polluted')).toBeUndefined();
  });

  it.each([['!!js/function "x"'], ['!!binary aGk='], ['.nan'], ['2020-01-01'], ['? [1, 2]\n  : 3']])(
    'may hold %s under an unknown key',
    async (value) => {
      const { record } = await bundlePage(`---\nown:\n  ${value}\n---\n\n# 页\n`);
      expect(record.title).toBe('页');
    },
  );
});

it.each([
  ['\r\n', '\r\n'],
  ['\r', '\r'],
  ['a byte order mark', '\n'],
])('a page has the same HTML with %j', async (name, end) => {
  const lines = ['---', 'title: 页', '---', '', '# 页', '', '一', '二', ''];
  const plain = await bundlePage(lines.join('\n'));
  const other = await bundlePage((name === 'a byte order mark' ? '\uFEFF' : '') + lines.join(end));
  expect(other.html).toBe(plain.html);
  expect(other.record.title).toBe('页');
  expect(other.problems).toEqual([]);
});
