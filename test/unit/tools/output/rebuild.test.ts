import { readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { marked } from 'marked';
import { indexFiles, pageFiles } from '../../../../tools/documents/pages/page-files';
import { siteFiles } from '../../../../tools/documents/site-files';
import { findRunSamples } from '../../../../tools/markdown/find-run-samples';
import { MarkdownRenderer } from '../../../../tools/markdown/markdown-renderer';
import { BUILD_MANIFEST_FILE } from '../../../../tools/output/manifest';
import { OutputFolder } from '../../../../tools/output/output-folder';
import { bundleContent } from '../../../../tools/site/bundle-content';
import { recordFiles } from '../../../../tools/site/make-bundle';
import { Cache } from '../../../../tools/support/cache';
import { bundleFiles } from '../../../helpers/bundle-files';
import { createTree, readTree } from '../../../helpers/temp-tree';

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A page with a sample that `verified.lock` may name. */
const SAMPLE_PAGE = '# 指南\n\n```text run\n甲\n```\n';
const [SAMPLE] = findRunSamples(marked.lexer(SAMPLE_PAGE)).samples;
const LOCK = `guide/README.md ${SAMPLE?.hash} ran 2026-11-22 SSCMS 7.4.0\n`;

/** Pages that depend on each other: by links, an anchor, the glossary, a sidebar, an included file and an image. */
const TREE = {
  'site.yml': 'title: 文档\norigin: https://example.cn\n',
  'README.md': '# 首页\n\n[甲](guide/a.md)\n',
  'guide/README.md': SAMPLE_PAGE,
  'guide/sidebar.yml': '- README.md\n- a.md\n- b.md\n',
  'guide/a.md': '---\ntitle: 甲\ndate: 2024-01-02\n---\n\n栏目 ![图](p.png)\n\n<<< @/guide/sample.txt\n',
  'guide/b.md': '# 乙\n\n[甲](a.md#x) 栏目 [不在](c.md)\n',
  'guide/sample.txt': 'sample',
  'guide/p.png': PICTURE,
  'words/README.md': '---\ntitle: 术语\nglossary: [栏目]\n---\n\n## 栏目\n\n一句话\n',
};

const ASSETS = { scripts: ['js/main.js'], printScripts: [], styles: ['css/main.css'] };

/** A content folder that is built again and again. */
class Site {
  readonly root = createTree(TREE);
  readonly cacheDir = createTree();
  readonly out = path.join(createTree(), 'out');

  /** Builds with the caches and the output of earlier builds. Returns all files of the output. */
  async build(): Promise<Record<string, string>> {
    const cache = new Cache(path.join(this.cacheDir, 'pages'), 'tools');
    const output = await OutputFolder.open({
      out: this.out,
      source: this.root,
      version: 'tools',
      cache: new Cache(path.join(this.cacheDir, 'output')),
    });
    const bundle = await bundleContent({ root: this.root, isLenient: true, cache });
    await output.write([...recordFiles(bundle), ...bundle.files, bundle.siteFile], 'docs/assets');
    await output.write(indexFiles(bundle, ASSETS));
    await output.write(pageFiles(bundle, ASSETS));
    await output.write(siteFiles(bundle, ASSETS));
    await output.finish({ assets: 'docs/assets/', days: 0, now: new Date() });
    await output.close();
    const { [BUILD_MANIFEST_FILE]: _, ...files } = readTree(this.out);
    return files;
  }

  /** Builds after deleting the caches and the output of earlier builds. */
  async buildAnew(): Promise<Record<string, string>> {
    rmSync(this.out, { recursive: true, force: true });
    for (const name of readdirSync(this.cacheDir))
      rmSync(path.join(this.cacheDir, name), { recursive: true });
    return this.build();
  }

  /** Inode numbers of the files in the output. The number changes when a file is written again. */
  fileNumbers(): Record<string, number> {
    const entries = readdirSync(this.out, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
    return Object.fromEntries(files.map((file) => [path.relative(this.out, file), statSync(file).ino]));
  }

  write(file: string, data: string | Buffer): void {
    writeFileSync(path.join(this.root, file), data);
  }
}

/** Names of the sources that are rendered while `action` runs. */
async function renderedIn(action: () => Promise<unknown>): Promise<string[]> {
  const render = jest.spyOn(MarkdownRenderer.prototype, 'render');
  await action();
  const files = render.mock.contexts.map(({ env }) => env.relativePath);
  render.mockRestore();
  return files.sort();
}

describe('a build gives the same files as a build from nothing after', () => {
  const edits: [string, (site: Site) => void][] = [
    ['no change', () => undefined],
    [
      'a change of the text of a page',
      (site) => site.write('guide/a.md', `${TREE['guide/a.md']}\n## x\n\n栏目\n`),
    ],
    [
      'a change of the title of a page, which is in a sidebar',
      (site) => site.write('guide/b.md', '# 另一个题目\n'),
    ],
    ['the creation of a page to which a dead link leads', (site) => site.write('guide/c.md', '# 丙\n')],
    ['the deletion of a page', (site) => rmSync(path.join(site.root, 'guide/b.md'))],
    ['the deletion of a page to which others link', (site) => rmSync(path.join(site.root, 'guide/a.md'))],
    [
      'a change of an image',
      (site) => site.write('guide/p.png', Buffer.concat([PICTURE, Buffer.from('more')])),
    ],
    ['the deletion of an image', (site) => rmSync(path.join(site.root, 'guide/p.png'))],
    ['a change of an included file', (site) => site.write('guide/sample.txt', 'another sample')],
    ['a change of the glossary', (site) => site.write('words/README.md', '# 术语\n')],
    ['a change of the sidebar', (site) => site.write('guide/sidebar.yml', '- b.md\n- a.md\n- README.md\n')],
    ['a new permalink', (site) => site.write('guide/a.md', '---\npermalink: /first/\n---\n\n# 甲\n')],
    [
      'a change of the title of the site',
      (site) => site.write('site.yml', 'title: 手册\norigin: https://example.cn\n'),
    ],
    [
      'a change of line numbers in code',
      (site) => site.write('site.yml', 'title: 文档\nlineNumbers: true\n'),
    ],
    ['a change of the samples that have run', (site) => site.write('verified.lock', LOCK)],
    ['a new redirect', (site) => site.write('redirects.yml', '/old.html: /guide/a.html\n')],
  ];
  it.each(edits)('%s', async (_name, edit) => {
    const site = new Site();
    await site.build();
    edit(site);
    const rebuilt = await site.build();
    expect(rebuilt).toEqual(await site.buildAnew());
  });
});

describe('a build after an edit', () => {
  it('renders only the page that was edited', async () => {
    const site = new Site();
    await site.build();
    site.write('guide/a.md', `${TREE['guide/a.md']}\n新的一行\n`);
    expect(await renderedIn(() => site.build())).toEqual(['guide/a.md']);
  });

  it('renders a page again when its sample has run, and pages whose problems may name a new file', async () => {
    const site = new Site();
    await site.build();
    site.write('verified.lock', LOCK);
    expect(await renderedIn(() => site.build())).toEqual(['guide/README.md', 'guide/b.md']);
  });

  it('writes another page again only when something on it has changed', async () => {
    const site = new Site();
    await site.build();
    const rewritten = async (edit: () => void): Promise<string[]> => {
      const before = site.fileNumbers();
      edit();
      await site.build();
      const after = site.fileNumbers();
      return Object.keys(after).filter((file) => file.endsWith('.html') && after[file] !== before[file]);
    };
    const ofText = await rewritten(() => site.write('guide/a.md', `${TREE['guide/a.md']}\n新的一行\n`));
    expect(ofText.filter((file) => !/^(?:404|docs\/(?:404|offline|search|print\/))/.test(file))).toEqual([
      'docs/guide/a.html',
    ]);
    const ofTitle = await rewritten(() => site.write('guide/b.md', '# 另一个题目\n'));
    expect(ofTitle).toEqual(expect.arrayContaining(['docs/guide/a.html', 'docs/guide/b.html']));
    expect(ofTitle).not.toContain('docs/words/index.html');
  });

  it('reports problems at their new lines when the frontmatter of a page has grown', async () => {
    const site = new Site();
    const linesOf = async (): Promise<number[]> => {
      const cache = new Cache(site.cacheDir, 'tools');
      const { problems } = await bundleContent({ root: site.root, isLenient: true, cache });
      return problems.all.flatMap(({ rule, line }) => (rule === 'dead-anchor' ? [line] : []));
    };
    site.write('guide/b.md', '---\ntitle: 乙\n---\n\n[甲](a.md)\n');
    site.write('guide/a.md', '---\ntitle: 甲\n---\n\n[乙](b.md#x)\n');
    expect(await linesOf()).toEqual([5]);
    site.write('guide/a.md', '---\n# 注\ntitle: 甲\n---\n\n[乙](b.md#x)\n');
    expect(await linesOf()).toEqual([6]);
  });

  it('reports the problems of an earlier build again', async () => {
    const site = new Site();
    const cache = () => new Cache(site.cacheDir, 'tools');
    const first = await bundleContent({ root: site.root, isLenient: true, cache: cache() });
    const again = await bundleContent({ root: site.root, isLenient: true, cache: cache() });
    expect(first.problems.errorCount).toBeGreaterThan(0);
    expect(again.problems.all).toEqual(first.problems.all);
  });
});

describe('the cache between builds', () => {
  it.each([
    ['cut off', (file: string) => truncateSync(file, 40)],
    ['overwritten', (file: string) => writeFileSync(file, 'x'.repeat(5000))],
    ['empty', (file: string) => writeFileSync(file, '')],
  ])('is ignored when it is %s', async (_name, damage) => {
    const site = new Site();
    const sound = await site.build();
    for (const entry of readdirSync(site.cacheDir, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) damage(path.join(entry.parentPath, entry.name));
    }
    expect(await site.build()).toEqual(sound);
  });

  it('is not used by another version of the tools', async () => {
    const site = new Site();
    const render = (version: string) =>
      bundleContent({
        root: site.root,
        isLenient: true,
        cache: new Cache(site.cacheDir, version),
      });
    await render('tools-1');
    expect(await renderedIn(() => render('tools-2'))).toHaveLength(5);
  });

  it('may be used by two builds at the same time', async () => {
    const site = new Site();
    const pages = () =>
      bundleContent({
        root: site.root,
        isLenient: true,
        cache: new Cache(site.cacheDir, 'tools'),
      });
    const [one, other] = await Promise.all([pages(), pages()]);
    expect(bundleFiles(one)).toEqual(bundleFiles(other));
    expect(bundleFiles(await pages())).toEqual(bundleFiles(one));
  });
});
