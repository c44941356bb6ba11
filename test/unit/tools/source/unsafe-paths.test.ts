import path from 'node:path';
import { writeBundle } from '../../../../tools/commands/write-bundle';
import { bundleContent } from '../../../../tools/site/bundle-content';
import { htmlFileOf } from '../../../../tools/site/file-names';
import { ContentError, formatProblem } from '../../../../tools/support/problems';
import { createTree, readTree } from '../../../helpers/temp-tree';

/** The problems of these files as their author reads them, and the files of the pages and redirects made from them. */
async function bundle(files: Record<string, string>): Promise<{ problems: string[]; made: string[] }> {
  const root = createTree({ 'README.md': '# 首页\n', ...files });
  const { problems, pages, redirects } = await bundleContent({ root, isLenient: true });
  return {
    problems: problems.all.map((problem) => formatProblem(problem, '').replace(/\n\s+/, ' | ')),
    made: [...pages.map(({ record }) => record.path), ...redirects.keys()].map(htmlFileOf),
  };
}

/** Unsafe spellings of a path and the expected reason. The tests write them into YAML with `JSON.stringify`. */
const SPELLINGS: [string, RegExp][] = [
  ['/../../content/a/1.html', /points elsewhere/],
  ['../../content/a/1.html', /points elsewhere/],
  ['/a/../../../x.html', /points elsewhere/],
  ['/./x.html', /points elsewhere/],
  ['/%2e%2e/%2E%2E/x.html', /points elsewhere/],
  ['/.%2e/x.html', /points elsewhere/],
  ['/%252e%252e/x.html', /points elsewhere/],
  ['/%zz/%2e%2e/x.html', /points elsewhere/],
  ['/..%2fx.html', /separator/],
  ['/a%2F..%2F..%2Fx.html', /separator/],
  ['/..%5cx.html', /separator/],
  ['/..\\..\\x.html', /separator/],
  ['\\\\server\\share\\x.html', /separator/],
  ['//server/x.html', /empty part/],
  ['/C:/x.html', /drive letter/],
  ['/c:x.html', /drive letter/],
  ['/a%00.html', /control character/],
  ['/CON.html', /device on Windows/],
  ['/nul/', /device on Windows/],
  ['/x/aux.html', /device on Windows/],
  ['/COM1.html', /device on Windows/],
  ['/a./b.html', /ends in a dot or a space/],
  ['/a /b.html', /ends in a dot or a space/],
  ['/a%20/b.html', /ends in a dot or a space/],
  [`/${'a'.repeat(250)}.html`, /of 255 bytes/],
  [`/${'中'.repeat(80)}.html`, /of 245 bytes/],
  [`/${'abc/'.repeat(240)}x.html`, /has 96\d bytes/],
];

describe.each(SPELLINGS)('the path %j', (spelling, found) => {
  it('is refused as a permalink, and the page keeps the address of its file', async () => {
    const { problems, made } = await bundle({
      'a/b.md': `---\ntitle: 页\npermalink: ${JSON.stringify(spelling)}\n---\n`,
    });
    expect(problems).toEqual([
      expect.stringMatching(/^a\/b\.md:3:12 error unsafe-path the permalink ".+\| .+/),
    ]);
    expect(problems[0]).toMatch(found);
    expect(made).toEqual(['docs/index.html', 'docs/a/b.html']);
  });

  it('is refused in redirects.yml, as an old address and as a new one', async () => {
    const old = await bundle({ 'redirects.yml': `# 旧\n${JSON.stringify(spelling)}: /\n` });
    expect(old.problems).toEqual([expect.stringMatching(/^redirects\.yml:2:\d+ error redirect .+\| .+/)]);
    expect(old.problems[0]).toMatch(
      spelling.startsWith('/')
        ? found
        : /is not a valid page address \| Allowed: a path that begins with "\/"/,
    );
    expect(old.made).toEqual(['docs/index.html']);
    const now = await bundle({ 'redirects.yml': `/old.html: ${JSON.stringify(spelling)}\n` });
    expect(now.problems).toEqual([expect.stringMatching(/^redirects\.yml:1:12 error redirect .+\| .+/)]);
    expect(now.made).toEqual(['docs/index.html']);
  });

  it('is refused in a sidebar and as "prev", unless it is an address of another host', async () => {
    const { problems } = await bundle({
      'a/sidebar.yml': `- ${JSON.stringify(spelling)}\n`,
      'a/b.md': `---\ntitle: 页\nprev: ${JSON.stringify(spelling)}\n---\n`,
    });
    if (spelling.startsWith('//')) return expect(problems).toEqual([]);
    expect(problems).toEqual([
      expect.stringMatching(/^a\/b\.md:3:7 error neighbour .+\| .+/s),
      expect.stringMatching(/^a\/sidebar\.yml:1:\d+ error sidebar-entry .+\| .+/),
    ]);
  });
});

describe.each(['\0', '\u001b', '\ud800'])('the character %j in YAML', (character) => {
  it('is refused in frontmatter, sidebars and redirects, and the page keeps its address', async () => {
    const path = JSON.stringify(`/a${character}b.html`);
    const { problems, made } = await bundle({
      'a/sidebar.yml': `- ${path}\n`,
      'a/b.md': `---\ntitle: 页\npermalink: ${path}\n---\n`,
      'redirects.yml': `${path}: /\n`,
    });
    const refused = (place: string) =>
      expect.stringMatching(
        new RegExp(`^${place}.* found U\\+[0-9A-F]{4} \\| Allowed: text without control`),
      );
    expect(problems).toEqual([
      refused('a/b.md:3:12 error'),
      refused('a/sidebar.yml:1:\\d+ error'),
      refused('redirects.yml:1:\\d+ error'),
    ]);
    expect(made).toEqual(['docs/index.html', 'docs/a/b.html']);
  });
});

/** Paths that the page `a/b.md` names, and a pattern of the problem that is reported. */
const TARGETS: [string, RegExp][] = [
  ['../../secret.txt', /outside-content .* points outside the content folder \| Allowed: /],
  ['/../secret.txt', /outside-content/],
  ['..%2f..%2fsecret.txt', /outside-content/],
  ['%2e%2e/%2e%2e/secret.txt', /outside-content/],
  ['..%5c..%5csecret.txt', /unsafe-path .* separator/],
  ['x%00.txt', /unsafe-path .* control character/],
  ['/C:/secret.txt', /unsafe-path .* drive letter/],
  ['nul.txt', /unsafe-path .* device/],
  ['CON', /unsafe-path .* device/],
  ['x.txt.', /unsafe-path .* dot or a space/],
  ['x%20/y.txt', /unsafe-path .* dot or a space/],
  [`${'x'.repeat(250)}.txt`, /unsafe-path .* of 254 bytes/],
  ['%252e%252e/x.txt', /unsafe-path .* points elsewhere/],
];

describe.each(TARGETS)('the target %j', (target, found) => {
  it.each([
    ['a link', `[x](${target})`],
    ['a link in HTML', `<a href="${target}">x</a>`],
    ['an image', `![x](${target})`],
    ['an image in HTML', `<img src="${target}" alt="x">`],
    ['a video', `<video src="${target}"></video>`],
    ['a srcset', `<img src="/x.png" srcset="${target} 1x" alt="x">`],
  ])('is refused in %s', async (_, markdown) => {
    const { problems } = await bundle({ 'x.png': '', 'a/b.md': `# 页\n\n看 ${markdown}\n` });
    expect(problems).toEqual([expect.stringMatching(found)]);
    expect(problems[0]).toMatch(/^a\/b\.md:3:3 error /);
  });

  it('is refused as an included file', async () => {
    const { problems } = await bundle({ 'a/b.md': `# 页\n\n<<< ${target}\n` });
    expect(problems).toEqual([expect.stringMatching(found)]);
    expect(problems[0]).toMatch(/^a\/b\.md:3:1 error /);
  });
});

describe('an address in the settings', () => {
  it.each([
    ['heroImage', 'heroImage: ../../x.png', 'README.md:3:12'],
    ['heroImage', 'heroImage: /%2e%2e/x.png', 'README.md:3:12'],
    ['actionLink', 'actionLink: /..\\x.html', 'README.md:3:13'],
    ['features.0.link', 'features: [{ title: 甲, link: /../x.html }]', 'README.md:3:30'],
  ])('of a home page is refused when it is unsafe: %s in %j', async (key, yaml, place) => {
    const { problems } = await bundle({ 'README.md': `---\nhome: true\n${yaml}\n---\n` });
    expect(problems).toEqual([expect.stringContaining(`${place} error frontmatter key "${key}": found "`)]);
    expect(problems[0]).toContain('Allowed: a path of the site; this one ');
  });

  it('of a home page may lead to another site, a page or a file', async () => {
    const yaml =
      'heroImage: /hero.png\nactionLink: /a/b.html?x=1#y\nfeatures: [{ title: 甲, link: "https://example.cn/../x" }]';
    const files = { 'README.md': `---\nhome: true\n${yaml}\n---\n`, 'a/b.md': '# 乙\n', 'hero.png': 'x' };
    expect((await bundle(files)).problems).toEqual([]);
  });

  it('of the navigation is refused when it leads out of the site', async () => {
    const { problems } = await bundle({
      'site.yml': 'nav:\n  - { text: 甲, link: / }\n  - text: 乙\n    items: [{ text: 丙, link: ../../x }]\n',
    });
    expect(problems).toEqual([
      'site.yml:4:30 error site-config key "nav.1.items.0.link": found "../../x" | Allowed: a path of the site; this one points outside the site.',
    ]);
  });
});

describe('the file of a page', () => {
  it.each([
    ['a/con.md', /a device on Windows/],
    ['aux/README.md', /a device on Windows/],
    ['a/x. .md', /ends in a dot or a space/],
    ['a /x.md', /ends in a dot or a space/],
    ['a/x\ny.md', /control character/],
    ['a/x\\y.md', /separator/],
    ['a/x%2f..%2f..%2fy.md', /separator/],
    ['a/%2e%2e/x.md', /points elsewhere/],
    [`a/${'中'.repeat(73)}.md`, /of 224 bytes/],
    [`${'abcdefg/'.repeat(120)}x.md`, /has \d+ bytes/],
  ])('may not be %j', async (file, found) => {
    const { problems, made } = await bundle({ [file]: '# 页\n' });
    expect(problems).toEqual([
      expect.stringMatching(/:1:1 error unsafe-path the name of the file has .+\| .+/s),
    ]);
    expect(problems[0]).toMatch(found);
    expect(made).toEqual(['docs/index.html']);
  });

  it('may not be in a section whose name is too long for the name of its print document', async () => {
    const { problems, made } = await bundle({ [`${'a'.repeat(218)}/b.md`]: '# 页\n' });
    expect(problems).toEqual([
      expect.stringMatching(
        /:1:1 error name-clash the page makes a section whose printable document has .+ of 223 bytes/,
      ),
    ]);
    expect(made).toEqual(['docs/index.html']);
  });

  it('may have an unsafe name when a permalink gives the page a safe address', async () => {
    const { problems, made } = await bundle({ 'a/con.md': '---\npermalink: /a/console.html\n---\n# 页\n' });
    expect(problems).toEqual([]);
    expect(made).toEqual(['docs/index.html', 'docs/a/console.html']);
  });
});

it('writeBundle writes nothing for content with unsafe paths, and changes no source', async () => {
  const base = createTree({
    'site/content/README.md': '# 首页\n',
    'site/content/a/1.md': '---\npermalink: ../../../content/a/1.html\n---\n# 一\n',
    'site/content/a/1.html': '我的\n',
    'site/content/redirects.yml': '/../../content/README.html: /\n',
  });
  const before = readTree(base);
  const out = path.join(base, 'site/dist');
  await expect(writeBundle(path.join(base, 'site/content'), out, false)).rejects.toThrow(ContentError);
  expect(readTree(base)).toEqual(before);
});
