import { bundleContent } from '../../../../tools/site/bundle-content';
import { formatProblem } from '../../../../tools/support/problems';
import { bundlePage } from '../../../helpers/bundle-page';
import { createTree } from '../../../helpers/temp-tree';

/** A key that would end the `<meta>` tag and begin a script. */
const ATTACK = '"><script src=/docs/assets/files/a.0123456789.js></script><meta x';

const ALLOWED = 'Allowed: name, property, itemprop, http-equiv, content, media, lang.';

async function problemsOf(yaml: string): Promise<string[]> {
  return (await bundlePage(`---\n${yaml}\n---\n\n# 页\n`)).problems;
}

async function problemsOfSite(file: string, text: string): Promise<string[]> {
  const root = createTree({ 'README.md': '# 首页\n', 'a/b.md': '# 页\n', [file]: text });
  const { problems } = await bundleContent({ root, isLenient: true });
  return problems.all.map((problem) => formatProblem(problem, '').replace(/\n\s+/, ' | '));
}

describe('a <meta> of a page', () => {
  it.each([
    ['a key that ends the tag', `meta: [{'${ATTACK}': 1}]`, ALLOWED],
    ['a key with a space', 'meta: [{"na me": a}]', ALLOWED],
    ['an event handler', 'meta: [{onload: a}]', ALLOWED],
    ['a character set', 'meta: [{charset: gbk}]', ALLOWED],
    [
      'a redirect',
      'meta: [{http-equiv: refresh, content: "0; url=https://a.cn"}]',
      'content-language, x-ua-compatible',
    ],
    [
      'a Content-Security-Policy',
      'meta: [{http-equiv: Content-Security-Policy, content: x}]',
      'content-language, x-ua-compatible',
    ],
    ['a cookie', 'meta: [{http-equiv: Set-Cookie, content: x}]', 'content-language, x-ua-compatible'],
  ])('is refused: %s', async (_, yaml, allowed) => {
    const problems = await problemsOf(yaml);
    expect(problems).toEqual([expect.stringMatching(/^2:\d+ error frontmatter /)]);
    expect(problems[0]).toContain(allowed);
  });

  it.each([
    'meta: [{name: robots, content: noindex}, {property: "og:image", content: /a.png}]',
    'meta: [{itemprop: image, content: 1}, {http-equiv: Content-Language, content: zh}]',
    'meta: [{name: theme, content: "#fff", media: "(prefers-color-scheme: dark)"}]',
  ])('is accepted: %s', async (yaml) => {
    expect(await problemsOf(yaml)).toEqual([]);
  });

  it('that is refused is left out of a lenient build', async () => {
    const { record } = await bundlePage(`---\ndescription: 述\nmeta: [{'${ATTACK}': 1}]\n---\n\n# 页\n`);
    expect(record.frontmatter).toEqual({ description: '述' });
  });
});

describe('an address of a page or a site', () => {
  it.each([
    'canonicalUrl: "javascript:alert(1)"',
    'canonicalUrl: "https://a.cn/ b"',
    'actionLink: "javascript:alert(1)"',
    'actionLink: "java\\tscript:alert(1)"',
    'heroImage: "data:text/html,x"',
    'features: [{title: a, details: b, link: "data:text/html,x"}]',
    'next: "javascript:alert(1)"',
  ])('is refused: %s', async (yaml) => {
    const problems = await problemsOf(yaml);
    expect(problems).toEqual([expect.stringMatching(/^2:\d+ error frontmatter key .*Allowed: /)]);
  });

  it.each([
    ['site.yml', 'nav: [{text: a, link: "javascript:alert(1)"}]'],
    ['site.yml', 'origin: "javascript:alert(1)"'],
    ['site.yml', 'origin: https://a.cn/path'],
    ['site.yml', 'repo: "javascript:alert(1)"'],
    ['site.yml', `meta: [{'${ATTACK}': 1}]`],
    ['site.yml', 'meta: [{http-equiv: refresh, content: "0"}]'],
    ['a/sidebar.yml', '- ["javascript:alert(1)", 甲]'],
    ['a/sidebar.yml', '- { title: 甲, path: "data:text/html,x", children: [b.md] }'],
  ])('is refused in %s: %s', async (file, text) => {
    const problems = await problemsOfSite(file, `${text}\n`);
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${file}:1:\\d+ error .*Allowed: `))]);
  });

  it.each([
    ['site.yml', 'origin: https://例子.cn/', 'nav: [{text: a, link: "mailto:a@b.cn"}, {text: b, link: /a/}]'],
    ['site.yml', 'origin: http://localhost:8080', 'repo: group/sub/name'],
    ['a/sidebar.yml', '- ["https://a.cn", 甲]', '- b.md'],
  ])('is accepted in %s: %s', async (file, ...lines) => {
    expect(await problemsOfSite(file, `${lines.join('\n')}\n`)).toEqual([]);
  });
});

describe('a control character or another character that HTML does not allow', () => {
  it.each([
    ['title: "a\\0b"', 'U+0000'],
    ['description: "a\\x1Bb"', 'U+001B'],
    ['tags: [a, "\\uD800"]', 'U+D800'],
    ['custom: { "a\\x07": 1 }', 'U+0007'],
    ['footer: "\\uFFFF"', 'U+FFFF'],
  ])('is refused: %s', async (yaml, found) => {
    const problems = await problemsOf(yaml);
    expect(problems).toEqual([expect.stringMatching(/^2:\d+ error frontmatter .*Allowed: /)]);
    expect(problems[0]).toContain(found);
  });

  it('is refused in site.yml and in sidebar.yml', async () => {
    expect(await problemsOfSite('site.yml', 'title: "a\\x01"\n')).toHaveLength(1);
    expect(await problemsOfSite('a/sidebar.yml', '- [b.md, "a\\x01"]\n')).toHaveLength(1);
  });
});
