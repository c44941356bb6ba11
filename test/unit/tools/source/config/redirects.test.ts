import { bundleContent } from '../../../../../tools/site/bundle-content';
import { formatProblem } from '../../../../../tools/support/problems';
import { createTree } from '../../../../helpers/temp-tree';

async function problemsOf(redirects: string): Promise<string[]> {
  const root = createTree({ 'README.md': '# 首页\n', 'a/new.md': '# 新\n', 'redirects.yml': redirects });
  const { problems } = await bundleContent({ root, isLenient: true });
  return problems.all.map((problem) => formatProblem(problem, ''));
}

describe('redirects.yml', () => {
  test('puts the redirect of an old address into the index of its section', async () => {
    const root = createTree({ 'a/new.md': '# 新\n', 'redirects.yml': '/b/old.html: /a/new.html#x\n' });
    const { sections } = await bundleContent({ root, isLenient: false });
    expect(sections.find(({ section }) => section === 'b')?.redirects).toEqual({
      '/b/old.html': '/a/new.html#x',
    });
  });

  test.each([
    [
      '/old.html: /a/nwe.html\n',
      'redirects.yml:1:12 error redirect "/old.html" leads to "/a/nwe.html", which is not a page\n    Did you mean "/a/new.html"?',
    ],
    [
      '/x/: /\n/a/new.html: /\n',
      'redirects.yml:2:14 error redirect "/a/new.html" is the address of a page that exists\n    Remove the page or this line.',
    ],
    [
      'old.html: /\n',
      'redirects.yml:1:11 error redirect "old.html" is not a valid page address\n    Allowed: a path that begins with "/" and ends with ".html" or "/".',
    ],
  ])('refuses %j', async (text, expected) => {
    expect(await problemsOf(text)).toEqual([expected]);
  });

  test('refuses a value that is not text, and says which value was found', async () => {
    const [problem] = await problemsOf('/x/: 3\n');
    expect(problem).toMatch(/^redirects\.yml:1:6 error redirect .*3/);
  });
});
