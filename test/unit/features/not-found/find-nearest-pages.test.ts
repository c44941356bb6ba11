import { findNearestPages } from '../../../../src/features/not-found/find-nearest-pages';
import { entryOf } from '../../../helpers/records';

const PAGES = [
  '/model/tables/channel.html',
  '/model/tables/channelGroup.html',
  '/model/tables/site.html',
  '/model/',
].map((path) => entryOf(path));

function nearest(path: string, limit = 1): string[] {
  return findNearestPages(PAGES, path, limit).map((page) => page.path);
}

describe('findNearestPages', () => {
  test.each([
    ['/model/tables/chanel.html', '/model/tables/channel.html'],
    ['/model/channel.html', '/model/tables/channel.html'],
    ['/model/tables/CHANNELGROUPS', '/model/tables/channelGroup.html'],
    ['/model/tables/sites.md', '/model/tables/site.html'],
  ])('%s may have meant %s', (path, expected) => {
    expect(nearest(path)).toEqual([expected]);
  });

  test('returns no more pages than the limit, the most similar first', () => {
    expect(nearest('/model/tables/channels.html', 2)).toEqual([
      '/model/tables/channel.html',
      '/model/tables/channelGroup.html',
    ]);
  });

  test('accepts an address with a malformed percent escape', () => {
    expect(nearest('/100%.html')).toHaveLength(1);
  });
});
