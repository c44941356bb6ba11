import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { marked } from 'marked';
import { findRunSamples } from '../../../../../tools/markdown/find-run-samples';
import { applyChanges } from '../../../../../tools/serve/dev/apply-changes';
import { pageChunk } from '../../../../../tools/serve/dev/chunk-names';
import { LiveSite } from '../../../../../tools/serve/dev/live-site';
import { createTree } from '../../../../helpers/temp-tree';

const FILES = {
  'README.md': '# Home\n',
  'guide/README.md': '# Guide\n',
  'guide/a.md': '---\ntitle: A\n---\n\n[b](b.md) and [old](gone.md)\n',
  'guide/b.md': '---\ntitle: B\n---\n\n<<< @/code.js\n',
  'other/c.md': '# C\n\n![dot](dot.svg)\n',
  'code.js': 'one();\n',
};

async function openSite(files: Record<string, string> = FILES) {
  const root = createTree(files);
  const site = await LiveSite.open(root);
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const html = (file: string) => site.record(pageChunk(file))?.html;
  return { root, site, write, html };
}

const sectionOf = (site: LiveSite, name: string) => site.sections.part(site.sections.filesOf(name)[0] ?? '');

test('a change in the text of a page makes only this page stale', async () => {
  const { site, write, html } = await openSite();
  await sectionOf(site, 'guide');
  html('guide/a.md');
  write('guide/a.md', '---\ntitle: A\n---\n\nNew.\n');
  const { stale, files } = await applyChanges(site, ['guide/a.md']);
  expect(stale).toEqual({ indexes: false, pages: [pageChunk('guide/a.md')] });
  expect([...files]).toEqual([['guide/a.md', 'changed']]);
  expect(html('guide/a.md')).toContain('New.');
});

test('saving a file without a change is not a change', async () => {
  const { site, html } = await openSite();
  html('guide/a.md');
  expect((await applyChanges(site, ['guide/a.md'])).files.size).toBe(0);
});

test('a file that an editor creates and deletes with every save counts as a change only the first time', async () => {
  const { site } = await openSite();
  await applyChanges(site, ['guide/4913', 'code.js']);
  expect((await applyChanges(site, ['guide/4913', 'code.js'])).files.size).toBe(0);
});

test('a new title of a page is shown in the sidebar', async () => {
  const { site, write } = await openSite();
  await sectionOf(site, 'guide');
  write('guide/a.md', '---\ntitle: Another\n---\n');
  const { stale } = await applyChanges(site, ['guide/a.md']);
  expect(stale.indexes).toBe(true);
  expect((await sectionOf(site, 'guide'))?.sidebar).toContainEqual({
    title: 'Another',
    path: '/guide/a.html',
  });
});

test('a new page fixes the dead links to it, and a deleted page makes links dead', async () => {
  const { root, site, write, html } = await openSite();
  html('guide/a.md');
  expect((await site.problems()).map(({ rule }) => rule)).toEqual(['dead-link']);
  write('guide/gone.md', '# Back\n');
  const { stale } = await applyChanges(site, ['guide/gone.md']);
  expect(stale.pages).toContain(pageChunk('guide/a.md'));
  html('guide/a.md');
  expect(await site.problems()).toEqual([]);
  rmSync(path.join(root, 'guide/b.md'));
  await applyChanges(site, ['guide/b.md']);
  html('guide/a.md');
  expect((await site.problems()).map(({ message }) => message)).toEqual([expect.stringContaining('b.md')]);
  expect(site.plan.map.find('/guide/b.html')).toBeUndefined();
});

test('renaming a folder changes the addresses of its pages', async () => {
  const { root, site } = await openSite();
  renameSync(path.join(root, 'guide'), path.join(root, 'manual'));
  await applyChanges(site, ['guide', 'manual', 'manual/README.md', 'manual/a.md', 'manual/b.md']);
  expect(site.plan.map.find('/guide/a.html')).toBeUndefined();
  expect(site.plan.map.find('/manual/a.html')).toBeDefined();
  expect(site.sections.names).toEqual(['', 'manual', 'other']);
});

test('a changed included file and a new image make the page that names them stale', async () => {
  const { site, write, html } = await openSite();
  html('guide/b.md');
  html('other/c.md');
  write('code.js', 'two();\n');
  expect((await applyChanges(site, ['code.js'])).stale.pages).toEqual([pageChunk('guide/b.md')]);
  expect(html('guide/b.md')).toContain('two');
  write('other/dot.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"/>');
  expect((await applyChanges(site, ['other/dot.svg'])).stale.pages).toEqual([pageChunk('other/c.md')]);
  expect(html('other/c.md')).toContain('width="3"');
});

test('a new glossary page makes all pages stale, and its words are marked on another page', async () => {
  const { site, write, html } = await openSite();
  expect(html('guide/a.md')).not.toContain('glossary-term');
  write('guide/words.md', '---\nglossary: [old]\n---\n\n# Words\n\n## old\n\nNot new.\n');
  write('other/c.md', '# C\n\nAn old thing.\n');
  expect((await applyChanges(site, ['guide/words.md', 'other/c.md'])).stale.pages).toBe('all');
  expect(html('other/c.md')).toContain('glossary-term');
});

test('sidebar.yml, site.yml and redirects.yml are read again when they change', async () => {
  const { site, write } = await openSite();
  await sectionOf(site, 'guide');
  write('guide/sidebar.yml', '- [b.md, Only]\n');
  const sidebar = await applyChanges(site, ['guide/sidebar.yml']);
  expect(sidebar.stale).toEqual({ indexes: true, pages: [] });
  expect((await sectionOf(site, 'guide'))?.sidebar).toEqual([{ title: 'Only', path: '/guide/b.html' }]);
  write('site.yml', 'title: Named\n');
  expect((await applyChanges(site, ['site.yml'])).stale.indexes).toBe(true);
  expect(site.siteIndex().title).toBe('Named');
  write('redirects.yml', '/guide/x.html: /guide/b.html\n');
  await applyChanges(site, ['redirects.yml']);
  expect((await sectionOf(site, 'guide'))?.redirects).toEqual({ '/guide/x.html': '/guide/b.html' });
});

test('a change in verified.lock makes all pages stale, and a sample says what it ran on', async () => {
  const page = '# Sample\n\n```text run\na\n```\n';
  const { site, write, html } = await openSite({ 'README.md': page });
  const [{ hash } = { hash: '' }] = findRunSamples(marked.lexer(page)).samples;
  expect(html('README.md')).not.toContain('code-run');
  write('verified.lock', `README.md ${hash} ran 2026-11-22 SSCMS 7.4.0\n`);
  expect((await applyChanges(site, ['verified.lock'])).stale.pages).toBe('all');
  expect(html('README.md')).toContain('SSCMS 7.4.0');
});

test.each([
  'lineNumbers: true\n',
  'ownSite:\n  - { name: id, label: 站点, hint: 数字, pattern: "[0-9]+", find: ["siteId={1}"] }\n',
])('a setting on which the HTML of pages depends makes all pages stale: %s', async (settings) => {
  const { site, write } = await openSite();
  write('site.yml', settings);
  expect((await applyChanges(site, ['site.yml'])).stale.pages).toBe('all');
});

test('a change of the base or the language is a problem, because the server must be restarted', async () => {
  const { site, write } = await openSite();
  write('site.yml', 'base: /other/\nlang: en\n');
  await applyChanges(site, ['site.yml']);
  const messages = (await site.problems()).map(({ message }) => message);
  expect(messages.filter((message) => message.includes('was started with'))).toEqual([
    'the base is "/other/", but the server was started with "/docs/"',
    'the language is "en", but the server was started with "zh"',
  ]);
});

test('a symbolic link to itself and a folder that became a file are changes, not errors', async () => {
  const { root, site } = await openSite({ ...FILES, 'img/a.svg': '<svg/>' });
  symlinkSync('loop.png', path.join(root, 'loop.png'));
  rmSync(path.join(root, 'img'), { recursive: true });
  writeFileSync(path.join(root, 'img'), 'x');
  const { files } = await applyChanges(site, ['loop.png', 'img', 'img/a.svg']);
  expect([...files.keys()]).toEqual(expect.arrayContaining(['loop.png', 'img', 'img/a.svg']));
});
