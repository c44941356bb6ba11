import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../../../../../tools/commands/check-content';
import { formatProblem } from '../../../../../tools/support/problems';
import { createTree } from '../../../../helpers/temp-tree';

const lockOf = (root: string) => readFileSync(join(root, 'urls.lock'), 'utf8');

async function problemsOf(root: string): Promise<string[]> {
  const { problems } = await checkContent(root);
  return problems.all
    .filter(({ rule }) => rule === 'lost-address')
    .map((problem) => formatProblem(problem, ''));
}

describe('urls.lock', () => {
  test('is extended by each new address and anchor on an update', async () => {
    const root = createTree({ 'README.md': '# 首页\n\n## 一\n', 'urls.lock': '/\n' });
    expect((await checkContent(root, { update: true })).added).toBe(1);
    expect(lockOf(root)).toBe('/\n/#一\n');
    writeFileSync(join(root, 'b.md'), '# 乙\n');
    expect((await checkContent(root, { update: true })).added).toBe(1);
    expect(lockOf(root)).toBe('/\n/#一\n/b.html\n');
  });

  test('makes a lost page or anchor an error that says how to keep its address', async () => {
    const root = createTree({
      'README.md': '# 首页\n\n## 二\n',
      'urls.lock': '/\n/#一\n/#二\n/gone.html\n/gone.html#甲\n/gone.html#乙\n',
    });
    expect(await problemsOf(root)).toEqual([
      'urls.lock:2:1 error lost-address the anchor "一" of README.md, published before, is gone\n    Keep the heading, or put <a id="一"></a> where its content is now.',
      'urls.lock:4:1 error lost-address the address /gone.html, published before, is gone\n    No page has a similar address. Add it to redirects.yml (npm run mv and npm run rm do this), or bring the page back.',
    ]);
  });

  test('accepts a redirect in place of a page and an <a id> in place of a heading', async () => {
    const root = createTree({
      'README.md': '# 首页\n\n<a id="一"></a>\n\n## 二\n',
      'redirects.yml': '/gone.html: /#二\n',
      'urls.lock': '/#一\n/gone.html\n/gone.html#x\n',
    });
    expect(await problemsOf(root)).toEqual([]);
  });

  test('is not extended while the content has errors', async () => {
    const root = createTree({
      'README.md': '# 首页\n\n[x](no.md)\n\n## 一\n',
      'b.md': '# 乙\n',
      'urls.lock': '/\n',
    });
    expect((await checkContent(root, { update: true })).added).toBe(0);
    expect(lockOf(root)).toBe('/\n');
  });
});
