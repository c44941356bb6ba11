import { checkContent } from '../../../../../tools/commands/check-content';
import { movePage } from '../../../../../tools/commands/move-page';
import { removePage } from '../../../../../tools/commands/remove-page';
import { serverFiles } from '../../../../../tools/documents/server-files';
import { bundleContent } from '../../../../../tools/site/bundle-content';
import { createTree, readTree } from '../../../../helpers/temp-tree';
import { textOfFile } from '../../../../helpers/text-of-file';

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path d="M0 0h3v2H0z"/></svg>';

const FILES = {
  'README.md': '# 首页\n\n[旧](a/old.md#一) 和[新](a/new.md)\n',
  'site.yml': 'nav:\n  - { text: 旧, link: /a/old.html }\n',
  'redirects.yml': '/older.html: /a/old.html\n',
  'urls.lock': '/\n/a/\n/a/new.html\n/a/old.html\n/a/old.html#一\n',
  'a/README.md': '# 目录\n',
  'a/new.md': '# 新\n\n## 一\n\n![图](p.svg)\n',
  'a/old.md': '# 旧\n\n## 一\n',
  'a/draft.md': '# 草稿\n',
  'a/p.svg': PICTURE,
  'a/sidebar.yml': '- README.md\n- new.md\n- title: 组 # 注\n  children:\n    - old.md\n    - draft.md\n',
};

async function errorsOf(root: string): Promise<string[]> {
  const { problems } = await checkContent(root);
  return problems.all.flatMap(({ severity, file, message }) =>
    severity === 'error' ? [`${file}: ${message}`] : [],
  );
}

describe('a page that is deleted', () => {
  it('leaves its address and the links to it to the page that takes its place', async () => {
    const root = createTree(FILES);
    const result = await removePage(root, 'a/old', { to: 'a/new' });
    expect(result).toMatchObject({ file: 'a/old.md', links: 1, redirect: ['/a/old.html', '/a/new.html'] });
    const after = readTree(root);
    expect(after['a/old.md']).toBeUndefined();
    expect(after['README.md']).toContain('[旧](a/new.md#一) 和[新](a/new.md)');
    expect(after['site.yml']).toContain('link: /a/new.html');
    expect(after['redirects.yml']).toBe('/older.html: /a/new.html\n/a/old.html: /a/new.html\n');
    expect(after['a/sidebar.yml']).toBe(
      '- README.md\n- new.md\n- title: 组 # 注\n  children:\n    - draft.md\n',
    );
    expect(await errorsOf(root)).toEqual([]);
  });

  it('leaves links without an anchor where its successor lacks it, and no weight of its own', async () => {
    const root = createTree({
      ...FILES,
      'README.md': '# 首页\n\n[一](a/old.md#一)\n\n[二](a/old.md#二)\n',
      'a/old.md': '# 旧\n\n## 一\n\n## 二\n',
      'site.yml': `${FILES['site.yml']}searchWeights:\n  # 旧的\n  a/old: 0.5\n  a: 0.9\n  a/ol*: 0.4\n`,
      'redirects.yml': '/older.html: /a/old.html#二\n',
    });
    const { dropped } = await removePage(root, 'a/old', { to: 'a/new' });
    expect(dropped).toEqual(['README.md:5 #二']);
    const after = readTree(root);
    expect(after['README.md']).toBe('# 首页\n\n[一](a/new.md#一)\n\n[二](a/new.md)\n');
    expect(after['redirects.yml']).toBe('/older.html: /a/new.html\n/a/old.html: /a/new.html\n');
    expect(after['site.yml']).toContain('searchWeights:\n  # 旧的\n  a: 0.9\n');
    expect(after['site.yml']).not.toContain('a/ol');
    expect(await errorsOf(root)).toEqual([]);
  });

  it('may leave its address to the home page', async () => {
    const root = createTree({ ...FILES, 'a/new.md': '# 新\n\n[旧](old.md)\n' });
    await removePage(root, 'a/old', { to: 'README.md' });
    const after = readTree(root);
    expect(after['a/new.md']).toContain('[旧](../README.md)');
    expect(after['redirects.yml']).toBe('/older.html: /\n/a/old.html: /\n');
  });

  it('is kept while pages or settings name it and no page takes its place', async () => {
    const root = createTree(FILES);
    await expect(removePage(root, 'a/old', { isGone: true })).rejects.toThrow(
      'a/old.md is named in 3 places. Remove its name there first, or name the page that takes its place (--to stl/foo).\n  README.md:3\n  site.yml\n  redirects.yml',
    );
    expect(readTree(root)).toEqual(FILES);
  });

  it('needs --to or --gone when it was published, and after --gone servers answer 410', async () => {
    const files = { ...FILES, 'README.md': '# 首页\n', 'site.yml': '', 'redirects.yml': '' };
    const root = createTree(files);
    await expect(removePage(root, 'a/old')).rejects.toThrow(
      '/a/old.html has been published. Name the page that takes its place (--to stl/foo), or say that none does (--gone).',
    );
    expect(readTree(root)).toEqual(files);
    await removePage(root, 'a/old', { isGone: true });
    expect(readTree(root)['redirects.yml']).toBe('/a/old.html: gone\n');
    expect(await errorsOf(root)).toEqual([]);
    const bundle = await bundleContent({ root, isLenient: false });
    const written = serverFiles(bundle, []).map((file) => [file.file, textOfFile(file)]);
    const { '_server.nginx': nginx, '_server.caddy': caddy } = Object.fromEntries(written);
    expect(nginx).toContain('location = "/docs/a/old.html" { error_page 410 /docs/404.html; return 410; }\n');
    expect(caddy).toContain('error "/docs/a/old.html" 410\n');
  });

  it('leaves no redirect if it was never published', async () => {
    const root = createTree(FILES);
    await removePage(root, 'a/draft');
    const { 'a/draft.md': _, ...rest } = FILES;
    expect(readTree(root)).toEqual({
      ...rest,
      'a/sidebar.yml': FILES['a/sidebar.yml'].replace('    - draft.md\n', ''),
    });
  });

  it('may not be an image or a page that does not exist, and may not take its own place', async () => {
    const root = createTree(FILES);
    await expect(removePage(root, 'a/p.svg')).rejects.toThrow('a/p.svg is not a page.');
    await expect(removePage(root, 'a/odl')).rejects.toThrow('Did you mean "a/old.md"?');
    await expect(removePage(root, 'a/old', { to: 'a/old' })).rejects.toThrow('cannot take its own place');
    expect(readTree(root)).toEqual(FILES);
  });

  it('stays in a dry run, which lists the files that would change', async () => {
    const root = createTree(FILES);
    const { changed } = await removePage(root, 'a/old', { to: 'a/new', isDryRun: true });
    expect(changed).toEqual(['README.md', 'a/sidebar.yml', 'redirects.yml', 'site.yml']);
    expect(readTree(root)).toEqual(FILES);
  });
});

describe('a move', () => {
  it('of an image changes the pages and settings that show it', async () => {
    const root = createTree({ ...FILES, 'site.yml': `logo: /a/p.svg # 标志\n${FILES['site.yml']}` });
    const result = await movePage(root, 'a/p.svg', 'images/');
    expect(result).toMatchObject({ to: 'images/p.svg', links: 1 });
    expect(readTree(root)['a/new.md']).toContain('![图](../images/p.svg)');
    expect(readTree(root)['site.yml']).toContain('logo: /images/p.svg # 标志\n');
    expect(await movePage(root, 'images/p.svg', 'images/q')).toMatchObject({ to: 'images/q.svg' });
    expect(await errorsOf(root)).toEqual([]);
  });

  it('of settings is refused', async () => {
    await expect(movePage(createTree(FILES), 'site.yml', 'a/')).rejects.toThrow(
      'site.yml is a settings file, which the tools find by its name.',
    );
  });

  it('of a page that was never published leaves no redirect', async () => {
    const root = createTree(FILES);
    expect((await movePage(root, 'a/draft', 'a/text')).redirects.size).toBe(0);
    expect((await movePage(root, 'a/new', 'a/newer')).redirects).toEqual(
      new Map([['/a/new.html', '/a/newer.html']]),
    );
    expect(readTree(root)['redirects.yml']).toBe('/older.html: /a/old.html\n/a/new.html: /a/newer.html\n');
  });
});
