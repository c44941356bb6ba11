import {
  assetUrl,
  candidatePaths,
  comparablePath,
  decodeSafely,
  encodePath,
  isExternalLink,
  readSearchParams,
  sectionNameOf,
  splitHash,
  withBase,
  withoutBase,
} from '../../../src/bundle/paths';

describe('isExternalLink', () => {
  test.each(['https://a.cn', 'HTTP://A.CN', 'mailto:a@b.cn', 'tel:10086', '//cdn.cn/x.js'])(
    '%s leaves the site',
    (link) => {
      expect(isExternalLink(link)).toBe(true);
    },
  );

  test.each(['/model/', './a.md', '#安装', '', 'a/b:c.html'])('"%s" stays on the site', (link) => {
    expect(isExternalLink(link)).toBe(false);
  });
});

describe('decodeSafely', () => {
  test('decodes escaped Chinese', () => {
    expect(decodeSafely('/%E6%A8%A1%E5%9E%8B.html')).toBe('/模型.html');
  });

  test.each(['/100%.html', '/%E6%A8', '/%zz'])('%s has a malformed escape and stays as it is', (path) => {
    expect(decodeSafely(path)).toBe(path);
  });
});

describe('encodePath', () => {
  test('encodes Chinese and spaces, keeps slashes', () => {
    expect(encodePath('/模型/a b.html')).toBe('/%E6%A8%A1%E5%9E%8B/a%20b.html');
  });

  test('encodes the characters that would end a path', () => {
    expect(encodePath('/c#/why?.html')).toBe('/c%23/why%3F.html');
  });

  test('is undone by decodeSafely', () => {
    const path = '/手册/第1章 #概述?.html';
    expect(decodeSafely(encodePath(path))).toBe(path);
  });
});

test('comparablePath makes two spellings of one address equal', () => {
  expect(comparablePath('/%E6%A8%A1%E5%9E%8B/Channel.HTML')).toBe(comparablePath('/模型/channel.html'));
});

test('splitHash keeps the # with the hash', () => {
  expect(splitHash('/a.html#b#c')).toEqual({ path: '/a.html', hash: '#b#c' });
  expect(splitHash('/a.html')).toEqual({ path: '/a.html', hash: '' });
});

test('sectionNameOf is the first folder, decoded, and empty at the root', () => {
  expect(sectionNameOf('/model/tables/channel.html')).toBe('model');
  expect(sectionNameOf('/%E6%A8%A1%E5%9E%8B/')).toBe('模型');
  expect(sectionNameOf('/')).toBe('');
  expect(sectionNameOf('/about.html')).toBe('');
});

test('assetUrl and withBase put the site’s base before a path, and withoutBase removes it', () => {
  expect(assetUrl('pages/api-error.1a2b3c4d5e.json')).toBe('/docs/assets/pages/api-error.1a2b3c4d5e.json');
  expect(assetUrl('pages/模.1a2b3c4d.json')).toBe('/docs/assets/pages/%E6%A8%A1.1a2b3c4d.json');
  expect(withBase('/model/')).toBe('/docs/model/');
  expect(withBase('/')).toBe('/docs/');
  expect(['/', '/model/'].map((path) => withoutBase(withBase(path)))).toEqual(['/', '/model/']);
});

describe('candidatePaths', () => {
  test.each([
    ['/', ['/']],
    ['/index.html', ['/index.html', '/']],
    ['/model/index.html', ['/model/index.html', '/model/']],
    ['/model/INDEX.HTML', ['/model/INDEX.HTML', '/model/']],
    ['/model/', ['/model/', '/model.html']],
    ['/model/a.html', ['/model/a.html', '/model/a/']],
    ['/model/a', ['/model/a', '/model/a.html', '/model/a/']],
    ['/v7.2', ['/v7.2', '/v7.2.html', '/v7.2/']],
  ])('%s may be at %j', (path, candidates) => {
    expect(candidatePaths(path)).toEqual(candidates);
  });
});

test('readSearchParams reads at most 200 characters of the query in an address', () => {
  const { query } = readSearchParams(`?q=${'中'.repeat(50_000)}`);
  expect(query).toBe('中'.repeat(200));
});
