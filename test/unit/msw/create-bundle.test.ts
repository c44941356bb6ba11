import { parsePageRecord, parseSectionIndex } from '../../../src/bundle/parse-records';
import { assetUrl, findSection, findSectionPart } from '../../../src/bundle/paths';
import { createBundle } from '../../msw/create-bundle';

const PAGES = [
  { path: '/' },
  { path: '/model/', title: '模型' },
  { path: '/model/tables/channel.html', title: '栏目' },
  { path: '/model/%E6%A0%8F%E7%9B%AE.html' },
] as const;

describe('createBundle', () => {
  test('builds site.json, an index for each section and a record for each page', async () => {
    const bundle = createBundle({ pages: [...PAGES] });
    expect(bundle.site.sections.map(({ name, title }) => [name, title])).toEqual([
      ['', '首页'],
      ['model', '模型'],
    ]);
    const index = parseSectionIndex(await (await bundle.answer(bundle.fileOf('sections/model'))).json());
    expect(index.pages.map((page) => page.path)).toEqual([
      '/model/',
      '/model/tables/channel.html',
      '/model/%E6%A0%8F%E7%9B%AE.html',
    ]);
    const record = parsePageRecord(await (await bundle.answer(bundle.fileOf('/model/'))).json());
    expect(record).toMatchObject({ title: '模型', relativePath: 'model/README.md' });
  });

  test('names files by their content: the same bundle twice has the same names', () => {
    const [one, two] = [createBundle({ pages: [...PAGES] }), createBundle({ pages: [...PAGES] })];
    expect(one.fileOf('/model/')).toBe(two.fileOf('/model/'));
    expect(one.fileOf('/model/')).toMatch(/^pages\/model-\.[\da-f]{10}\.json$/);
    expect(one.site.buildId).toBe(two.site.buildId);
  });

  test('splits a section into parts that lead to every page', () => {
    const bundle = createBundle({ pages: [...PAGES], partSize: 1 });
    const section = findSection(bundle.site, '/model/');
    expect(section?.parts).toHaveLength(3);
    expect(section && findSectionPart(section, '/model/tables/channel.html')).toBe(section?.parts[1]);
  });

  test('throws for two pages with the same file name, and for a page without a section', () => {
    expect(() => createBundle({ pages: [{ path: '/a/b.html' }, { path: '/a-b.html' }] })).toThrow('share');
    expect(() => createBundle({ pages: [{ path: '/a/' }], site: { sections: [] } })).toThrow('/a/');
  });

  test('deploy gives a changed page a new name and leaves the others', () => {
    const bundle = createBundle({ pages: [...PAGES] });
    const before = [bundle.fileOf('/'), bundle.fileOf('/model/'), bundle.site.buildId];
    bundle.deploy({ pages: PAGES.map((page) => (page.path === '/model/' ? { ...page, html: '新' } : page)) });
    expect(bundle.fileOf('/')).toBe(before[0]);
    expect(bundle.fileOf('/model/')).not.toBe(before[1]);
    expect(bundle.site.buildId).not.toBe(before[2]);
  });

  test('throws for a failure of a target that does not exist', () => {
    expect(() => createBundle({ pages: [...PAGES] }).fail('/nowhere.html', 'missing')).toThrow(
      '/nowhere.html',
    );
  });

  test('assetUrl puts the assets below /docs/assets/', () => {
    expect(assetUrl('site.json')).toBe('/docs/assets/site.json');
  });
});
