import { findSection, findSectionPart, findSections } from '../../../src/bundle/paths';
import type { SectionRef, SiteIndex } from '../../../src/bundle/records';

function section(name: string, from: string[] = ['']): SectionRef {
  const parts = from.map((start, i) => ({ from: start, file: `sections/${name}-${i}.12345678.json` }));
  return { name, path: name === '' ? '/' : `/${name}/`, title: name, parts };
}

function site(sections: SectionRef[]): SiteIndex {
  return {
    schema: 1,
    buildId: 'b',
    title: 't',
    description: '',
    lang: 'zh-CN',
    origin: '',
    nav: [],
    sections,
    meta: [],
    lastUpdatedLabel: '',
  };
}

const SITE = site([section(''), section('model'), section('getting-started'), section('手册')]);

describe('findSection', () => {
  test.each([
    ['/model/tables/channel.html', 'model'],
    ['/MODEL/Tables/x.html', 'model'],
    ['/model/', 'model'],
    ['/model', 'model'],
    ['/model.html', 'model'],
    ['/getting-started/', 'getting-started'],
    ['/手册/a.html', '手册'],
    ['/%E6%89%8B%E5%86%8C/a.html', '手册'],
    ['/%E6%89%8B%E5%86%8C', '手册'],
    ['/', ''],
    ['/about.html', ''],
    ['/nowhere/a.html', ''],
    ['/%/a.html', ''],
  ])('%s belongs to "%s"', (path, name) => {
    expect(findSection(SITE, path)?.name).toBe(name);
  });

  test('a site without pages at its root has no section for an unknown path', () => {
    expect(findSection(site([section('model')]), '/nowhere/a.html')).toBeUndefined();
  });
});

describe('findSections', () => {
  test.each([
    ['/model.html', ['', 'model']],
    ['/model', ['', 'model']],
    ['/model/', ['model']],
    ['/about.html', ['']],
    ['/MODEL/x.html', ['model']],
    ['/nowhere/a.html', ['']],
  ])('%s may belong to %j', (path, names) => {
    expect(findSections(SITE, path).map(({ name }) => name)).toEqual(names);
  });
});

describe('findSectionPart', () => {
  const large = section('model', ['', '/model/m', '/model/栏']);

  test.each([
    ['/model/', 0],
    ['/model/l-z.html', 0],
    ['/model/m', 1],
    ['/model/Z.html', 1],
    ['/model/栏目.html', 2],
    ['/model/%E6%A0%8F%E7%9B%AE.html', 2],
  ])('%s is listed in part %i', (path, part) => {
    expect(findSectionPart(large, path)).toBe(large.parts[part]);
  });

  test('returns the first part for a path that sorts before every part', () => {
    const late = section('model', ['/model/b', '/model/c']);
    expect(findSectionPart(late, '/model/a.html')).toBe(late.parts[0]);
  });

  test('returns undefined for a section without parts', () => {
    expect(findSectionPart(section('model', []), '/model/')).toBeUndefined();
  });
});
