import { matchPath } from '../../../src/bundle/paths';
import type { SectionIndex } from '../../../src/bundle/records';

function indexOf(paths: string[], redirects: Record<string, string> = {}): SectionIndex {
  const pages = paths.map((path) => ({ path, title: path, file: 'pages/x.12345678.json' }));
  return { section: 'model', path: '/model/', title: '模型', sidebar: [], pages, redirects };
}

const INDEX = indexOf(
  [
    '/model/',
    '/model/tables/',
    '/model/tables/channel.html',
    '/model/%E6%A0%8F%E7%9B%AE.html',
    '/model/both.html',
    '/model/both/',
  ],
  { '/model/old.html': '/model/tables/channel.html', '/model/%E6%97%A7.html': '/model/tables/' },
);

describe('an exact address is the page itself', () => {
  test.each(['/model/', '/model/tables/channel.html', '/model/%E6%A0%8F%E7%9B%AE.html', '/model/栏目.html'])(
    '%s',
    (path) => {
      expect(matchPath(INDEX, path)).toMatchObject({ kind: 'page' });
    },
  );
});

describe('any other spelling redirects to the page’s own address', () => {
  test.each([
    ['/model/index.html', '/model/'],
    ['/model/tables', '/model/tables/'],
    ['/model/tables.html', '/model/tables/'],
    ['/model/tables/channel', '/model/tables/channel.html'],
    ['/model/tables/channel/', '/model/tables/channel.html'],
    ['/MODEL/Tables/Channel.HTML', '/model/tables/channel.html'],
    ['/Model/INDEX.html', '/model/'],
    ['/model/栏目', '/model/%E6%A0%8F%E7%9B%AE.html'],
    ['/model/old.html', '/model/tables/channel.html'],
    ['/model/old', '/model/tables/channel.html'],
    ['/model/旧.html', '/model/tables/'],
    ['/model/OLD.HTML', '/model/tables/channel.html'],
  ])('%s → %s', (path, to) => {
    expect(matchPath(INDEX, path)).toEqual({ kind: 'redirect', to });
  });
});

test('each of x.html and x/ finds its own page when both exist', () => {
  expect(matchPath(INDEX, '/model/both/')).toMatchObject({ kind: 'page', page: { path: '/model/both/' } });
  expect(matchPath(INDEX, '/model/both.html')).toMatchObject({ page: { path: '/model/both.html' } });
});

test('x without an extension redirects to x.html when x/ exists too', () => {
  expect(matchPath(INDEX, '/model/both')).toEqual({ kind: 'redirect', to: '/model/both.html' });
});

test.each(['/model/nothing.html', '/model/tables/channel.html/x', '/model/100%.html', '/model/%E6%A0'])(
  '%s matches nothing and does not throw',
  (path) => {
    expect(matchPath(INDEX, path)).toBeUndefined();
  },
);

test('a page wins over a redirect from its own address', () => {
  const index = indexOf(['/model/a.html'], { '/model/a.html': '/model/b.html' });
  expect(matchPath(index, '/model/a.html')).toMatchObject({ kind: 'page' });
});

test('an address with the name of an object member matches nothing', () => {
  expect(matchPath(indexOf([]), '/constructor')).toBeUndefined();
});
