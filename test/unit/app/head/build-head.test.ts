import { buildHead, type HeadTag, mergeMeta } from '../../../../src/app/head/build-head';
import type { Frontmatter, HeadAttributes } from '../../../../src/bundle/records';
import type { ShownPage } from '../../../../src/content/load-page';
import { sanitizeHtml } from '../../../../src/content/sanitize-html';
import { entryOf, recordOf, sectionOf, siteOf } from '../../../helpers/records';

function shown(frontmatter: Frontmatter, site = siteOf()): ShownPage {
  const record = recordOf({ path: '/model/a.html', title: '栏目', frontmatter });
  const safe = { ...record, html: sanitizeHtml(record.html) };
  return { kind: 'page', site, section: sectionOf(), entry: entryOf('/model/a.html'), record: safe };
}

function contentOf(tags: HeadTag[], name: string): string[] {
  return tags.flatMap(({ attributes }) =>
    attributes.name === name || attributes.property === name ? [attributes.content ?? ''] : [],
  );
}

function canonicalOf(tags: HeadTag[]): string | undefined {
  return tags.find(({ attributes }) => attributes.rel === 'canonical')?.attributes.href;
}

describe('title', () => {
  test.each<[string, Frontmatter, string]>([
    ['the page’s title and the site’s', {}, '栏目 | 测试文档'],
    ['metaTitle without the site’s title', { metaTitle: '全称' }, '全称'],
    ['the site’s alone on the home page', { home: true }, '测试文档'],
  ])('is %s', (_name, frontmatter, title) => {
    expect(buildHead(shown(frontmatter)).title).toBe(title);
  });

  test('is the page’s alone when the site has no title', () => {
    expect(buildHead(shown({}, siteOf({ title: '' }))).title).toBe('栏目');
  });

  test('says that the page does not exist at an unknown address, which gets noindex', () => {
    const head = buildHead({ kind: 'not-found', site: siteOf(), section: undefined, path: '/x' });
    expect(head.title).toBe('页面不存在 | 测试文档');
    expect(contentOf(head.tags, 'robots')).toEqual(['noindex']);
  });
});

test('language is the page’s, else the site’s, else zh-CN', () => {
  expect(buildHead(shown({ lang: 'en' })).lang).toBe('en');
  expect(buildHead(shown({}, siteOf({ lang: 'zh-TW' }))).lang).toBe('zh-TW');
  expect(buildHead(shown({}, siteOf({ lang: '' }))).lang).toBe('zh-CN');
});

describe('description', () => {
  const meta = [{ name: 'description', content: '来自 meta' }];

  test.each<[string, Frontmatter, string]>([
    ['the page’s meta', { meta, description: '来自页面' }, '来自 meta'],
    ['the page’s', { description: '来自页面' }, '来自页面'],
    ['the site’s', {}, '测试用的文档站'],
  ])('is %s, once', (_name, frontmatter, description) => {
    expect(contentOf(buildHead(shown(frontmatter)).tags, 'description')).toEqual([description]);
  });

  test('is left out when neither the page nor the site has one', () => {
    expect(contentOf(buildHead(shown({}, siteOf({ description: '' }))).tags, 'description')).toEqual([]);
  });
});

describe('canonical address', () => {
  test('consists of the origin and the path, also in og:url', () => {
    const { tags } = buildHead(shown({}, siteOf({ origin: 'https://sscms.cn' })));
    expect(canonicalOf(tags)).toBe('https://sscms.cn/docs/model/a.html');
    expect(contentOf(tags, 'og:url')).toEqual(['https://sscms.cn/docs/model/a.html']);
  });

  test('is the page’s canonicalUrl if it has one', () => {
    const { tags } = buildHead(
      shown({ canonicalUrl: 'https://a.cn/x' }, siteOf({ origin: 'https://sscms.cn' })),
    );
    expect(canonicalOf(tags)).toBe('https://a.cn/x');
  });

  test('is left out when the site has no origin', () => {
    expect(canonicalOf(buildHead(shown({})).tags)).toBeUndefined();
  });
});

describe('mergeMeta', () => {
  test('keeps the first of two tags with the same name, property or itemprop', () => {
    const first: HeadAttributes[] = [
      { name: 'a', content: '1' },
      { property: 'a', content: '2' },
      { itemprop: 'a', content: '3' },
    ];
    const second: HeadAttributes[] = [
      { content: '9', name: 'a' },
      { property: 'a', content: '9' },
      { itemprop: 'a', content: '9' },
      { name: 'b', content: '4' },
    ];
    expect(mergeMeta(first, second)).toEqual([...first, { name: 'b', content: '4' }]);
  });

  test('drops a tag without name, property and itemprop only if it equals an earlier tag', () => {
    const tags = [
      { 'http-equiv': 'x', content: '1' },
      { 'http-equiv': 'x', content: '2' },
    ];
    expect(mergeMeta(tags, [{ content: '1', 'http-equiv': 'x' }])).toEqual(tags);
  });

  test('a meta tag of the page replaces the site’s tag of the same name', () => {
    const site = siteOf({
      meta: [
        { name: 'keywords', content: '站' },
        { name: 'author', content: '站' },
      ],
    });
    const { tags } = buildHead(shown({ meta: [{ name: 'keywords', content: '页' }] }, site));
    expect(contentOf(tags, 'keywords')).toEqual(['页']);
    expect(contentOf(tags, 'author')).toEqual(['站']);
  });
});

describe('a forbidden value from a record or the site’s index', () => {
  const bad = [
    { '"><script src=x></script><meta x': '1' },
    { 'na me': 'a' },
    { onload: 'a' },
    { 'http-equiv': 'Refresh', content: '0; url=https://a.cn' },
    { name: 'n', content: 1 },
    null,
    'text',
  ];

  test.each([[bad], ['no list'], [null]])('is left out: %j', (meta) => {
    const broken = meta as unknown as HeadAttributes[];
    const wanted = buildHead(shown({}, siteOf({ meta: [] })));
    expect(buildHead(shown({ meta: broken }, siteOf({ meta: broken })))).toEqual(wanted);
  });

  test('is replaced by the page’s own address if it is the canonicalUrl', () => {
    const site = siteOf({ origin: 'https://sscms.cn' });
    expect(canonicalOf(buildHead(shown({ canonicalUrl: 'javascript:alert(1)' }, site)).tags)).toBe(
      'https://sscms.cn/docs/model/a.html',
    );
  });
});
