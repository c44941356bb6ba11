import { writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pageChunk } from '../../../../../tools/serve/dev/chunk-names';
import { LiveSite } from '../../../../../tools/serve/dev/live-site';
import { bundleContent } from '../../../../../tools/site/bundle-content';
import { PageTerms } from '../../../../../tools/site/search/page-terms';
import { readLastUpdated } from '../../../../../tools/source/last-updated';
import { commit, createRepository } from '../../../../helpers/temp-repository';
import { createTree } from '../../../../helpers/temp-tree';

const FILES = {
  'site.yml': 'title: Site\nsections: [b, a]\n',
  'README.md': '# Home\n',
  'a/README.md': '# Section A\n',
  'a/plain.md': 'Text.\n\nSetext `code` title\n===\n',
  'a/fenced.md': '```md\n# Not this\n```\n\n## But *this*\n',
  'a/named.md': '---\ntitle: Named\nnext: false\n---\n\n# Heading\n',
  'a/moved.md': '---\npermalink: /b/here.html\n---\n\n# Moved\n',
  'b/README.md': '# Section B\n\n[dead](none.md) [anchor](../a/named.md#none)\n',
  'b/sidebar.yml': '- README.md\n- here.html\n- nothing.md\n',
};

/**
 * Keys that a build sets otherwise: names of files, which in the development server do not depend on their content, and
 * offline reading, which it does not have.
 */
const DIFFERENT = ['file', 'buildId', 'offline', 'search'];
const withoutFiles = (value: unknown) =>
  JSON.parse(JSON.stringify(value, (key, field) => (DIFFERENT.includes(key) ? undefined : field)));

test('the indexes, records and problems made on request are the same as those of a build', async () => {
  const root = createRepository(FILES);
  commit(root, '2024-01-01T00:00:00Z');
  writeFileSync(path.join(root, 'a/plain.md'), FILES['a/plain.md'].replace('Text', 'Other text'));
  commit(root, '2024-05-01T00:00:00Z');
  writeFileSync(path.join(root, 'a/uncommitted.md'), '# New\n');
  const built = await bundleContent({ root, isLenient: true });
  const site = await LiveSite.open(root);
  site.setDates(await readLastUpdated(root));
  expect(withoutFiles(site.siteIndex())).toEqual(withoutFiles(built.site));
  for (const section of built.sections) {
    const [file = ''] = site.sections.filesOf(section.section);
    expect(withoutFiles(await site.sections.part(file))).toEqual(withoutFiles(section));
  }
  for (const { record } of built.pages) {
    const live = site.record(pageChunk(record.relativePath));
    expect({ ...live, key: record.key }).toEqual(record);
  }
  const dates = built.pages.map(({ record }) => record.lastUpdated);
  expect(new Set(dates)).toEqual(
    new Set(['2024-01-01T00:00:00.000Z', '2024-05-01T00:00:00.000Z', undefined]),
  );
  const sorted = (problems: readonly { message: string }[]) =>
    problems.map(({ message }) => message).toSorted();
  expect(sorted(await site.problems())).toEqual(sorted(built.problems.all));
});

test.each([
  ['> # Quoted\n\n# Plain\n', 'Quoted'],
  ['Two\nlines\n===\n', 'Two lines'],
  ['Text.\n\n---\n\n# After a rule\n', 'After a rule'],
  ['```md\n# in code\n```\n\n# After code\n', 'After code'],
  ['<!--\n# Hidden\n-->\n\n# Shown\n', 'Shown'],
  ['Text.\n\n> # Only a quotation\n', 'Only a quotation'],
  ['# [Link][a] and note[^1]\n\nText.\n\n[a]: /b\n\n[^1]: Note.\n', 'Link and note'],
  ['Text.\n', 'b'],
])('the sidebar has the title of a page that is not yet rendered: %j', async (body, title) => {
  const site = await LiveSite.open(createTree({ 'a/README.md': '# A\n', 'a/b.md': body }));
  const [file = ''] = site.sections.filesOf('a');
  expect((await site.sections.part(file))?.pages.at(-1)?.title).toBe(title);
  expect(site.record(pageChunk('a/b.md'))?.title || 'b').toBe(title);
});

test('the key of a record changes with its HTML, so that the app renders the page anew', async () => {
  const files = (text: string) => ({ 'a.md': `# A\n\n${text}\n` });
  const keyOf = async (text: string) => {
    const site = await LiveSite.open(createTree(files(text)));
    return site.record(pageChunk('a.md'))?.key;
  };
  expect(await keyOf('one')).toBe(await keyOf('one'));
  expect(await keyOf('one')).not.toBe(await keyOf('two'));
});

test('the search index lists all pages, and is made again in another folder after `forget`', async () => {
  const root = createTree(FILES);
  const site = await LiveSite.open(root);
  const { search: folder = '' } = site.siteIndex();
  const entry = JSON.parse((await site.search.file(`${folder}entry.json`)) ?? '');
  expect(entry.names).toEqual([
    ['/b/', 'Section B'],
    ['/b/here.html', 'Moved'],
    ['/a/', 'Section A'],
    ['/a/fenced.html', 'But this'],
    ['/a/named.html', 'Named'],
    ['/a/plain.html', 'Setext code title'],
    ['/', 'Home'],
  ]);
  expect(await site.search.file(`${folder}none.json`)).toBeUndefined();
  expect(site.search.forget()).toBe(true);
  expect(site.search.forget()).toBe(false);
  expect(site.siteIndex().search).not.toBe(folder);
  expect(await site.search.file(`${folder}entry.json`)).toBeUndefined();
  expect(await site.search.file(`${site.siteIndex().search}entry.json`)).toBe(JSON.stringify(entry));
});

test('after a change only the changed page is indexed again, and the index holds its new text', async () => {
  const root = createTree(FILES);
  const site = await LiveSite.open(root);
  const read = async (name: string) => (await site.search.file(site.search.folder + name)) ?? '';
  const texts = async () => {
    const { pages } = JSON.parse(await read('entry.json'));
    return Promise.all(Array.from({ length: pages }, (_, i) => read(`text-${i}.json`)));
  };
  const before = await texts();
  const indexed = jest.spyOn(PageTerms.prototype, 'terms');
  await writeFile(path.join(root, 'a/plain.md'), '# 题\n\n紫霄宫在此。\n');
  site.sources.reload('a/plain.md');
  site.renders.forget('a/plain.md');
  site.search.forget();
  const after = await texts();
  expect(indexed).toHaveBeenCalledTimes(1);
  expect(after.filter((text, i) => text !== before[i])).toEqual([expect.stringContaining('紫霄宫')]);
  const fresh = await LiveSite.open(root);
  const names = ['entry.json', 'terms-0.json', 'traditional.json'];
  for (const name of names)
    expect(await read(name)).toBe(await fresh.search.file(fresh.search.folder + name));
});

test('a change during indexing restarts the indexing, and a waiting request gets the new index', async () => {
  const root = createTree(FILES);
  const site = await LiveSite.open(root);
  const entry = site.search.file(`${site.search.folder}entry.json`);
  // Nothing is awaited here, because the page must change before the index is ready.
  writeFileSync(path.join(root, 'a/plain.md'), '# 紫霄宫\n');
  site.sources.reload('a/plain.md');
  site.renders.forget('a/plain.md');
  site.search.forget();
  expect(await entry).toContain('紫霄宫');
});
