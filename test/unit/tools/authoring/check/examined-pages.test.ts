import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { examineContent } from '../../../../../tools/authoring/check/examine-content';
import { ExaminedPages } from '../../../../../tools/authoring/check/examined-pages';
import { DRAWINGS_FOLDER, drawingFileOf } from '../../../../../tools/markdown/diagrams/drawing-file';
import { bundleContent } from '../../../../../tools/site/bundle-content';
import { Cache } from '../../../../../tools/support/cache.mjs';
import { createTree } from '../../../../helpers/temp-tree';

const FLOW = 'flowchart LR\n  A --> B';
const FILES = {
  'README.md': '# 首页\n\n[甲](a.md) [乙](b.md)\n',
  'a.md':
    '# 甲\n\n用STL，用XY\n\n```json\n{"a": 1,}\n```\n\n<!-- check-off chinese-spacing: 原文如此 -->\n用ABC\n',
  'b.md': '# 乙\n\n### 跳级\n',
};

function open(root: string, folder: string, version = '1'): ExaminedPages {
  return new ExaminedPages(root, new Cache(folder, version));
}

/** Whether the result for `b.md` with this text is cached. */
function isCached(cache: ExaminedPages, text: string, names: RegExp | null): boolean {
  const examinePage = jest.fn(() => ({ findings: [], offs: [], samples: [], diagrams: [] }));
  cache.find('b.md', text, names, examinePage);
  return examinePage.mock.calls.length === 0;
}

async function examine(root: string, cache: ExaminedPages) {
  const { findings } = await examineContent(root, () => bundleContent({ root, isLenient: true }), cache);
  return findings;
}

describe('the cached results of the check', () => {
  let root: string;
  let folder: string;

  beforeEach(() => {
    root = createTree(FILES);
    folder = createTree();
  });

  it('do not change the findings', async () => {
    const plain = await examine(root, open(root, createTree()));
    expect(plain.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['chinese-spacing', 'broken-sample', 'heading-level']),
    );
    await examine(root, open(root, folder));
    expect(await examine(root, open(root, folder))).toEqual(plain);
    writeFileSync(join(root, 'a.md'), '# 甲\n\n用 STL，用XY\n');
    const after = await examine(root, open(root, folder));
    expect(after.filter(({ file }) => file === 'a.md').map(({ line, rule }) => [line, rule])).toEqual([
      [3, 'chinese-spacing'],
    ]);
  });

  it('are used only for an unchanged page, the same names and the same version', async () => {
    await examine(root, open(root, folder));
    const isKnown = (text: string, names: RegExp | null = null, version = '1') =>
      isCached(open(root, folder, version), text, names);
    expect(isKnown(FILES['b.md'])).toBe(true);
    expect(isKnown(`${FILES['b.md']}\n`)).toBe(false);
    expect(isKnown(FILES['b.md'], /跳级/g)).toBe(false);
    expect(isKnown(FILES['b.md'], null, '2')).toBe(false);
  });

  it('are replaced when a drawing is added', async () => {
    writeFileSync(join(root, 'a.md'), `# 甲\n\n\`\`\`mermaid\n${FLOW}\n\`\`\`\n`);
    const rules = async () => (await examine(root, open(root, folder))).map(({ rule }) => rule);
    expect(await rules()).toContain('missing-drawing');
    mkdirSync(join(root, DRAWINGS_FOLDER));
    writeFileSync(join(root, drawingFileOf(FLOW)), '<svg viewBox="0 0 1 1"></svg>');
    expect(await rules()).not.toContain('missing-drawing');
  });

  it('are replaced when the cache file is damaged', async () => {
    const before = await examine(root, open(root, folder));
    for (const name of readdirSync(join(folder, 'check'))) writeFileSync(join(folder, 'check', name), 'x');
    expect(isCached(open(root, folder), FILES['b.md'], null)).toBe(false);
    expect(await examine(root, open(root, folder))).toEqual(before);
  });
});
