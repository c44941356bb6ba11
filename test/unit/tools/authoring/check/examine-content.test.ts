import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { examineContent } from '../../../../../tools/authoring/check/examine-content';
import type { ExaminedPage } from '../../../../../tools/authoring/check/rule';
import { DRAWINGS_FOLDER, drawingFileOf } from '../../../../../tools/markdown/diagrams/drawing-file';
import { Cache, siteName } from '../../../../../tools/support/cache';
import { createTree } from '../../../../helpers/temp-tree';

const FLOW = 'flowchart LR\n  A --> B';
const FILES = {
  'README.md': '# 首页\n\n[甲](a.md) [乙](b.md)\n',
  'a.md':
    '# 甲\n\n用STL，用XY\n\n```json\n{"a": 1,}\n```\n\n<!-- check-off chinese-spacing: 原文如此 -->\n用ABC\n',
  'b.md': '# 乙\n\n### 跳级\n',
};

/** Finds what the check finds with a cache in `folder`, as `file: rule`. */
async function examine(root: string, folder: string, version = '1'): Promise<string[]> {
  const { findings } = await examineContent(root, new Cache(folder, version));
  return findings.map(({ file, line, rule }) => `${file}:${line} ${rule}`);
}

describe('the cached results of the check', () => {
  let root: string;
  let folder: string;

  beforeEach(() => {
    root = createTree(FILES);
    folder = createTree();
  });

  it('do not change the findings', async () => {
    const plain = await examine(root, createTree());
    expect(plain).toEqual(
      expect.arrayContaining(['a.md:3 chinese-spacing', 'a.md:6 broken-sample', 'b.md:3 heading-level']),
    );
    await examine(root, folder);
    expect(await examine(root, folder)).toEqual(plain);
    writeFileSync(join(root, 'a.md'), '# 甲\n\n用 STL，用XY\n');
    const after = await examine(root, folder);
    expect(after.filter((found) => found.startsWith('a.md'))).toEqual(['a.md:3 chinese-spacing']);
  });

  it.each([
    ['an unchanged page', true, {}, '1'],
    ['another text', false, { 'b.md': `${FILES['b.md']}\n` }, '1'],
    ['other names in check.yml', false, { 'check.yml': 'names: [跳级]\n' }, '1'],
    ['another version', false, {}, '2'],
  ])('of %s are used: %s', async (_, isUsed, files, version) => {
    await examine(root, folder);
    const cache = new Cache(folder, '1');
    const key = ['check', [siteName(root)]] as const;
    const pages = cache.read<Map<string, ExaminedPage>>(...key) ?? new Map();
    for (const page of pages.values()) page.findings = [];
    cache.write(...key, pages);
    for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
    const found = await examine(root, folder, version);
    expect(found.includes('b.md:3 heading-level')).toBe(!isUsed);
  });

  it('are replaced when a drawing is added', async () => {
    writeFileSync(join(root, 'a.md'), `# 甲\n\n\`\`\`mermaid\n${FLOW}\n\`\`\`\n`);
    expect(await examine(root, folder)).toContain('a.md:3 missing-drawing');
    mkdirSync(join(root, DRAWINGS_FOLDER));
    writeFileSync(join(root, drawingFileOf(FLOW)), '<svg viewBox="0 0 1 1"></svg>');
    expect(await examine(root, folder)).not.toContain('a.md:3 missing-drawing');
  });

  it('are replaced when the cache file is damaged', async () => {
    const before = await examine(root, folder);
    for (const name of readdirSync(join(folder, 'check'))) writeFileSync(join(folder, 'check', name), 'x');
    expect(await examine(root, folder)).toEqual(before);
  });
});
