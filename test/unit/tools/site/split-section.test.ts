import { isSidebarGroup } from '../../../../src/bundle/is-sidebar-group';
import type { SectionIndex, SidebarItem } from '../../../../src/bundle/records';
import { splitSection } from '../../../../tools/site/split-section';

function sectionOf(count: number): SectionIndex {
  const paths = Array.from({ length: count }, (_, i) => `/big/p${String(i).padStart(3, '0')}.html`);
  const links = paths.map((path) => ({ title: path, path }));
  return {
    section: 'big',
    path: '/big/',
    title: 'big',
    sidebar: [
      { title: '上', collapsable: true, children: links.slice(0, count / 2) },
      { title: '下', collapsable: true, children: links.slice(count / 2) },
    ],
    pages: paths.map((path) => ({ path, title: path, file: `pages${path}` })),
    redirects: { '/big/old.html': '/big/p000.html', '/big/p001-old.html': '/big/p001.html' },
  };
}

function leaves(items: SidebarItem[]): string[] {
  return items.flatMap((item) => (isSidebarGroup(item) ? leaves(item.children) : [item.path]));
}

describe('splitSection', () => {
  it('leaves a section below the limit in one part', () => {
    const index = sectionOf(4);
    expect(splitSection(index, 10)).toEqual([{ from: '', index }]);
  });

  it('puts each page into one part, and gives a part a sidebar with one neighbour on either side', () => {
    const parts = splitSection(sectionOf(100), 10);
    expect(parts).toHaveLength(10);
    expect(parts.flatMap(({ index }) => index.pages)).toHaveLength(100);
    expect(parts.map(({ from }) => from).slice(0, 3)).toEqual(['', '/big/p010.html', '/big/p020.html']);
    const third = parts[2]?.index.sidebar ?? [];
    expect(leaves(third)).toEqual([
      ...Array.from({ length: 12 }, (_, i) => `/big/p${String(i + 19).padStart(3, '0')}.html`),
      '/big/p050.html',
    ]);
    expect(third[1]).toEqual({ title: '下', path: '/big/p050.html' });
  });

  it('puts a redirect into the part in which its old address is looked up', () => {
    const parts = splitSection(sectionOf(100), 10);
    expect(parts.filter(({ index }) => '/big/old.html' in index.redirects).map(({ from }) => from)).toEqual([
      '',
    ]);
    expect(
      parts.filter(({ index }) => '/big/p001-old.html' in index.redirects).map(({ from }) => from),
    ).toEqual(['']);
  });
});
