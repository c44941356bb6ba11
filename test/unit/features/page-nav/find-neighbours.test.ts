import type { PageEntry } from '../../../../src/bundle/records';
import { findNeighbours } from '../../../../src/features/page-nav/find-neighbours';
import { entryOf, groupOf, linkOf } from '../../../helpers/records';

const SIDEBAR = [
  linkOf('/a/'),
  groupOf('组', [linkOf('/a/1.html'), linkOf('/a/2.html')]),
  linkOf('https://x.cn'),
];

function pathsAround(path: string, change: Partial<PageEntry> = {}): Array<string | undefined> {
  const { prev, next } = findNeighbours(SIDEBAR, entryOf(path, change));
  return [prev?.path, next?.path];
}

describe('findNeighbours', () => {
  test('follows the sidebar across groups, to other sites too', () => {
    expect(pathsAround('/a/')).toEqual([undefined, '/a/1.html']);
    expect(pathsAround('/a/1.html')).toEqual(['/a/', '/a/2.html']);
    expect(pathsAround('/a/2.html')).toEqual(['/a/1.html', 'https://x.cn']);
  });

  test('a page outside the sidebar has no neighbours', () => {
    expect(pathsAround('/a/x.html')).toEqual([undefined, undefined]);
  });

  test('prev and next of the frontmatter take precedence, on a page outside the sidebar too', () => {
    const next = { title: '别处', path: '/b/' };
    expect(pathsAround('/a/1.html', { prev: false, next })).toEqual([undefined, '/b/']);
    expect(pathsAround('/a/x.html', { next })).toEqual([undefined, '/b/']);
  });

  test('uses the first place of a page that is in the sidebar twice', () => {
    const twice = [linkOf('/1'), linkOf('/2'), linkOf('/1'), linkOf('/3')];
    expect(findNeighbours(twice, entryOf('/1')).next?.path).toBe('/2');
  });
});
