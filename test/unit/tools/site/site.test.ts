import { mkdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { marked } from 'marked';
import { findRunSamples } from '../../../../tools/markdown/find-run-samples';
import { MarkdownRenderer } from '../../../../tools/markdown/markdown-renderer';
import type { ContentBundle } from '../../../../tools/site/make-bundle';
import { Site } from '../../../../tools/site/site';
import { Cache } from '../../../../tools/support/cache';
import { bundleFiles } from '../../../helpers/bundle-files';
import { commit, createRepository } from '../../../helpers/temp-repository';
import { createTree } from '../../../helpers/temp-tree';

const SAMPLE_PAGE = '# Guide\n\n```text run\na\n```\n';

const FILES = {
  'site.yml': 'title: Site\n',
  'README.md': '# Home\n\nAn old thing.\n',
  'guide/README.md': SAMPLE_PAGE,
  'guide/a.md': '---\ntitle: A\n---\n\n[b](b.md#x) and [old](gone.md)\n',
  'guide/b.md': '---\ntitle: B\n---\n\n<<< @/code.js\n\n## x\n',
  'other/c.md': '# C\n\n![dot](dot.svg) [named](near.txt)\n',
  'other/near.text': 'near',
  'code.js': 'one();\n',
};

const NO_CACHE = new Cache(undefined);

/** The time that all files get at first, so that the site trusts that they will not change unnoticed. */
const LONG_AGO = new Date('2024-01-01');

class Tree {
  readonly root = createTree(FILES);

  write(file: string, text: string): void {
    const place = path.join(this.root, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }

  path(file: string): string {
    return path.join(this.root, file);
  }
}

const shown = (bundle: ContentBundle) => ({
  files: bundleFiles(bundle).map(({ file, data }) => [file, data]),
  problems: bundle.problems.all,
});

const htmlOf = ({ pages }: ContentBundle, file: string) =>
  pages.find(({ record }) => record.relativePath === file)?.html.toString() ?? '';

describe('an update gives the same site as reading it anew after', () => {
  const [{ hash } = { hash: '' }] = findRunSamples(marked.lexer(SAMPLE_PAGE)).samples;
  const edits: [string, (tree: Tree) => void][] = [
    ['no change', () => undefined],
    ['a change of a text', (tree) => tree.write('guide/a.md', '# A\n\nNew.\n')],
    ['a change of a title', (tree) => tree.write('guide/a.md', '---\ntitle: Another\n---\n')],
    ['a new page to which a dead link led', (tree) => tree.write('guide/gone.md', '# Back\n')],
    ['a deleted page', (tree) => rmSync(tree.path('guide/b.md'))],
    ['a renamed folder', (tree) => renameSync(tree.path('guide'), tree.path('manual'))],
    ['a changed included file', (tree) => tree.write('code.js', 'two();\n')],
    ['a new image', (tree) => tree.write('other/dot.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a file that the hint of a dead link now names', (tree) => tree.write('other/near.tx', 'nearer')],
    ['a new glossary', (tree) => tree.write('words.md', '---\nglossary: [old]\n---\n\n## old\n')],
    ['a new sidebar', (tree) => tree.write('guide/sidebar.yml', '- [b.md, Only]\n')],
    ['another site title', (tree) => tree.write('site.yml', 'title: Named\n')],
    ['a setting of all pages', (tree) => tree.write('site.yml', 'lineNumbers: true\n')],
    ['a redirect', (tree) => tree.write('redirects.yml', '/guide/x.html: /guide/b.html\n')],
    [
      'a sample that has run',
      (tree) => tree.write('verified.lock', `guide/README.md ${hash} ran 2026-11-22 P 1\n`),
    ],
    ['a linked folder', (tree) => symlinkSync('guide', tree.path('linked'))],
    ['a link that leads out', (tree) => symlinkSync('/etc/hosts', tree.path('guide/y.md'))],
    [
      'a file in the place of a folder',
      (tree) => {
        rmSync(tree.path('guide'), { recursive: true });
        tree.write('guide', 'x');
      },
    ],
  ];
  it.each(edits)('%s', async (_name, edit) => {
    const tree = new Tree();
    const site = new Site(tree.root, NO_CACHE);
    await site.update();
    edit(tree);
    const updated = shown(await site.update());
    expect(updated).toEqual(shown(await new Site(tree.root, NO_CACHE).update()));
  });
});

test('a page behind a symbolic link changes with its target', async () => {
  const tree = new Tree();
  tree.write('.shared/part.md', '# Part\n\nBefore.\n');
  symlinkSync('../.shared/part.md', tree.path('guide/part.md'));
  const site = new Site(tree.root, NO_CACHE);
  expect(htmlOf(await site.update(), 'guide/part.md')).toContain('Before.');
  tree.write('.shared/part.md', '# Part\n\nBehind!\n');
  expect(htmlOf(await site.update(), 'guide/part.md')).toContain('Behind!');
});

test('an update renders only what has changed', async () => {
  const tree = new Tree();
  const site = new Site(tree.root, NO_CACHE);
  await site.update();
  tree.write('guide/b.md', '---\ntitle: B\n---\n\nNew.\n\n## x\n');
  utimesSync(tree.path('guide/a.md'), LONG_AGO, LONG_AGO);
  const render = jest.spyOn(MarkdownRenderer.prototype, 'render');
  await site.update();
  expect(render.mock.contexts.map(({ env }) => env.relativePath)).toEqual(['guide/b.md']);
  render.mockRestore();
});

test('an included file that is saved while its page is being rendered shows in the next update', async () => {
  const tree = new Tree();
  const site = new Site(tree.root, NO_CACHE);
  const original = MarkdownRenderer.prototype.render;
  const render = jest.spyOn(MarkdownRenderer.prototype, 'render').mockImplementation(function (
    this: MarkdownRenderer,
    body: string,
  ) {
    const rendered = original.call(this, body);
    if (this.env.relativePath === 'guide/b.md') tree.write('code.js', 'two();\n');
    return rendered;
  });
  await site.update();
  render.mockRestore();
  expect(htmlOf(await site.update(), 'guide/b.md')).toContain('two');
});

test('a page that the tools cannot render is an error of its file, until the next save', async () => {
  const tree = new Tree();
  const site = new Site(tree.root, NO_CACHE);
  const before = await site.update();
  const render = jest.spyOn(MarkdownRenderer.prototype, 'render').mockImplementationOnce(() => {
    throw new TypeError('no such thing');
  });
  tree.write('guide/b.md', '---\ntitle: B\n---\n\n<<< @/code.js\n\n## x\n\nFault.\n');
  const faulty = await site.update();
  render.mockRestore();
  expect(faulty.problems.all).toContainEqual(
    expect.objectContaining({
      severity: 'error',
      file: 'guide/b.md',
      message: 'the page cannot be rendered: no such thing',
    }),
  );
  expect(faulty.pages).toHaveLength(before.pages.length);
  tree.write('guide/b.md', FILES['guide/b.md']);
  expect(shown(await site.update())).toEqual(shown(before));
});

test('pages get the dates of their last commits when these are read, and keep them in the cache', async () => {
  const root = createRepository(FILES);
  commit(root, '2024-01-01T00:00:00Z');
  const cache = new Cache(createTree(), 'tools');
  const datesOf = ({ pages }: ContentBundle) => new Set(pages.map(({ record }) => record.lastUpdated));
  const site = new Site(root, cache);
  expect(datesOf(await site.update())).toEqual(new Set([undefined]));
  await site.readDates();
  const dated = await site.update();
  expect(datesOf(dated)).toEqual(new Set(['2024-01-01T00:00:00.000Z']));
  site.save();
  expect(shown(await new Site(root, cache).update())).toEqual(shown(dated));
});
