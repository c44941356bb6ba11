import type { SearchAnswer } from '../../../../../src/features/search/engine/search-types';
import { type SearchablePage, serveSearch } from '../../../../helpers/search-site';

const BACKUP = '/cli/data-backup.html';
const CHANNELS = '/handbook/channels.html';
const TABLE = '/model/channel.html';
const CONTENTS = '/stl/contents/';
const PAGING = '/stl/page-contents.html';
const API = '/api/contents/list.html';
const FAQ = '/faq/';
const RELEASE = '/updates/v7.html';

const PAGES: SearchablePage[] = [
  {
    path: BACKUP,
    title: 'data backup 备份数据库',
    tags: ['数据库备份', '导出'],
    questions: ['数据丢了找得回来吗', '每天自动备份'],
    markdown:
      '# data backup 备份数据库\n\n把各表写成文件。\n\n## 选项\n\n- `--directory`：备份到哪个文件夹\n',
  },
  { path: '/cli/update.html', title: 'update 下载新版本', markdown: '升级前先做备份，directory 不变。' },
  {
    path: CHANNELS,
    title: '栏目管理',
    tags: ['添加栏目'],
    markdown: '在后台维护栏目树。\n\n## 删除栏目\n\n下级栏目和内容一起进回收站。',
  },
  {
    path: TABLE,
    title: 'siteserver_Channel 栏目表',
    markdown: '每个栏目一行。\n\n- `channelIndex`：栏目索引\n',
  },
  { path: CONTENTS, title: '<stl:contents> 内容列表', markdown: '循环显示内容。' },
  {
    path: PAGING,
    title: '<stl:pageContents> 翻页内容列表',
    tags: ['分页'],
    markdown: '列表分成几页。属性 `pageNum`。',
  },
  {
    path: API,
    title: '内容列表 POST /api/v1/contents',
    markdown: '查询内容。密钥放在 `X-SS-API-KEY`。',
  },
  {
    path: FAQ,
    title: '常见问题',
    markdown: '## 后台\n\n### 管理员密码忘了怎么办？\n\n用命令行重置。\n\n### 账号被锁了\n\n等半小时。',
  },
  { path: RELEASE, title: '7.4.0 更新', markdown: '翻页、栏目、备份都有改动。' },
  { path: '/updates/v6.html', title: '6.0 更新', markdown: '略。' },
];

async function search(query: string, options = {}): Promise<SearchAnswer> {
  const engine = await serveSearch(PAGES, { synonyms: [['栏目', '频道']] }).open();
  return engine.search(query, options);
}

const pathsOf = ({ hits }: SearchAnswer) => hits.map(({ path }) => path);
const plain = (parts: { text: string }[] = []) => parts.map(({ text }) => text).join('');
const marked = (parts: { text: string; isMatch: boolean }[] = []) =>
  parts.filter(({ isMatch }) => isMatch).map(({ text }) => text);

describe('queries as readers type them', () => {
  test.each([
    ['Chinese without spaces, asked as a question', '如何备份数据库', BACKUP],
    ['the words in another order', '数据库备份', BACKUP],
    ['two characters', '栏目', CHANNELS],
    ['one character', '翻', PAGING],
    ['Latin and Chinese mixed', 'stl 分页', PAGING],
    ['an identifier in another case', 'CHANNELINDEX', TABLE],
    ['an identifier with its separator', 'siteserver_channel', TABLE],
    ['an identifier in parts', 'channel index', TABLE],
    ['the beginning of an identifier', 'siteserver_ch', TABLE],
    ['two words of a command', 'data backup', BACKUP],
    ['a tag in angle brackets', '<stl:contents>', CONTENTS],
    ['an address', '/api/v1/contents', API],
    ['a header', 'x-ss-api-key', API],
    ['an option', '--directory', BACKUP],
    ['pinyin', 'beifen', BACKUP],
    ['initials', 'bfsjk', BACKUP],
    ['pinyin in two words', 'beifen shujuku', BACKUP],
    ['pinyin with a space after each syllable', 'fan ye', PAGING],
    ['a reading that is not the dictionary’s', 'lanmuguanli', CHANNELS],
    ['a typing error in a Latin word', 'chanelIndex', TABLE],
    ['exchanged letters', 'pageContnets', PAGING],
    ['full-width letters', 'ＤＡＴＡ ｂａｃｋｕｐ', BACKUP],
    ['traditional characters', '備份數據庫', BACKUP],
    ['a wrong character of the same sound', '蓝目', CHANNELS],
    ['the beginning of a word that the reader is still typing', 'channelin', TABLE],
    ['a question in everyday words', '数据丢了还能找回来吗', BACKUP],
    ['a synonym', '频道管理', CHANNELS],
    ['a question of the FAQ', '管理员密码忘了', FAQ],
    ['a version', 'v7.4.0', RELEASE],
  ])('%s', async (_, query, path) => {
    const answer = await search(query);
    expect(pathsOf(answer)[0]).toBe(path);
  });

  test.each(['constructor', '__proto__', 'valueof'])(
    'finds nothing for %s, the name of an object member in lower case',
    async (query) => {
      expect(pathsOf(await search(query))).toEqual([]);
    },
  );

  test('a query that has only stop words searches for them', async () => {
    expect(pathsOf(await search('怎么办'))).toEqual([FAQ]);
  });
});

describe('what an answer contains', () => {
  test('sections that answer, with their slugs, marked titles and excerpts', async () => {
    const { hits } = await search('删除栏目');
    const section = hits[0]?.sections[0];
    expect(section?.slug).toBe('删除栏目');
    expect(marked(section?.title)).toEqual(['删除栏目']);
    expect(plain(section?.excerpt)).toBe('下级栏目和内容一起进回收站。');
    expect(marked(section?.excerpt)).toEqual(['栏目']);
  });

  test('the page with its section, and the part before its first heading', async () => {
    const { hits } = await search('栏目管理');
    expect(hits[0]).toMatchObject({ path: CHANNELS, section: 'handbook', sectionTitle: 'handbook 栏' });
    expect(plain(hits[0]?.excerpt)).toBe('在后台维护栏目树。');
  });

  test('the question of the page that is most like the query', async () => {
    const { hits } = await search('备份的数据丢了');
    expect(plain(hits[0]?.question)).toBe('数据丢了找得回来吗');
    expect((await search('directory')).hits[0]?.question).toEqual([]);
  });

  test('strings to mark, as the pages spell them', async () => {
    expect((await search('channelindex')).terms).toContain('channelIndex');
    expect((await search('beifen')).terms).toEqual(['备份']);
  });

  test('the number of all pages found, if fewer are wanted', async () => {
    const answer = await search('栏目', { limit: 1 });
    expect(answer.hits).toHaveLength(1);
    expect(answer.total).toBeGreaterThan(1);
  });
});

describe('the ranking', () => {
  test('contains only pages of the wanted section', async () => {
    expect(pathsOf(await search('栏目', { section: 'model' }))).toEqual([TABLE]);
  });

  test('puts the page of the reader’s section before an equal page of another section', async () => {
    const twins = ['a', 'b'].map((name) => ({ path: `/${name}/x.html`, title: '水印' }));
    const engine = await serveSearch(twins).open();
    expect(pathsOf(await engine.search('水印'))).toEqual(['/a/x.html', '/b/x.html']);
    expect(pathsOf(await engine.search('水印', { from: '/b/' }))).toEqual(['/b/x.html', '/a/x.html']);
  });

  test('puts a page of a section with a smaller weight after an equal page', async () => {
    const twins = ['a', 'b'].map((name) => ({ path: `/${name}/x.html`, title: '水印' }));
    const engine = await serveSearch(twins, { weights: { a: 0.9 } }).open();
    expect(pathsOf(await engine.search('水印'))).toEqual(['/b/x.html', '/a/x.html']);
  });

  test('uses the weight of a folder or of a file name pattern; the longest match counts', async () => {
    const names = ['addLayer', 'add', 'tables/add'].map((name) => `/a/${name}.html`);
    const pages = names.map((path) => ({ path, title: '水印' }));
    const weights = { a: 0.9, 'a/*Layer': 0.8, 'a/tables': 0.7 };
    const engine = await serveSearch(pages, { weights }).open();
    expect(pathsOf(await engine.search('水印'))).toEqual([
      '/a/add.html',
      '/a/addLayer.html',
      '/a/tables/add.html',
    ]);
  });

  test('puts a match in a title before one in a heading, and a heading before the text', async () => {
    const engine = await serveSearch([
      { path: '/a/text.html', title: '甲', markdown: '水印' },
      { path: '/a/heading.html', title: '乙', markdown: '## 水印' },
      { path: '/a/title.html', title: '水印', markdown: '略' },
    ]).open();
    expect(pathsOf(await engine.search('水印'))).toEqual([
      '/a/title.html',
      '/a/heading.html',
      '/a/text.html',
    ]);
  });
});

test('a match in a title comes before a page whose text says the word again and again', async () => {
  const engine = await serveSearch([
    { path: '/a/text.html', title: '甲', markdown: '水印。'.repeat(30) },
    { path: '/a/title.html', title: '加水印的办法', markdown: '略' },
  ]).open();
  expect(pathsOf(await engine.search('水印'))).toEqual(['/a/title.html', '/a/text.html']);
});

test('a page does not rank higher for having more questions with a word of the query', async () => {
  const some = ['水印在哪里改'];
  const many = [...some, '水印在哪里换', '水印在哪里去', '水印在哪里看'];
  const engine = await serveSearch([
    { path: '/a/1.html', title: '甲', markdown: '略', questions: some },
    { path: '/a/2.html', title: '乙', markdown: '略', questions: many },
  ]).open();
  const { hits } = await engine.search('改水印');
  expect(hits.map(({ path }) => path)).toEqual(['/a/1.html', '/a/2.html']);
});

test('a page with a short question about the query comes before a page with a long one', async () => {
  const engine = await serveSearch([
    {
      path: '/a/1.html',
      title: '甲',
      markdown: '略',
      questions: ['不开浏览器、只用接口和令牌怎么批量改水印'],
    },
    { path: '/a/2.html', title: '乙', markdown: '略', questions: ['水印怎么改'] },
  ]).open();
  expect(pathsOf(await engine.search('水印'))).toEqual(['/a/2.html', '/a/1.html']);
});

test('a word of a page is not taken for a piece of another word', async () => {
  const engine = await serveSearch([
    { path: '/a/safe.html', title: '安全', markdown: '模板里的 XSS 要防。' },
    { path: '/a/key.html', title: '密钥', markdown: '放在 `X-SS-API-KEY` 里。\n\n## X-SS-API-KEY' },
  ]).open();
  expect(pathsOf(await engine.search('xss'))[0]).toBe('/a/safe.html');
});

test.each([
  ['queries', 'query'],
  ['setting', 'settings'],
  ['caching', 'cache'],
])('an English word finds its other forms: %s, %s', async (asked, written) => {
  const engine = await serveSearch([
    { path: '/a/1.html', title: '甲', markdown: `这里写 ${written}。` },
    { path: '/a/2.html', title: '乙', markdown: '略' },
  ]).open();
  const { hits, terms } = await engine.search(asked);
  expect([hits.map(({ path }) => path), terms]).toEqual([['/a/1.html'], [written]]);
});

test('accents make no difference, and what is found is marked as it is written', async () => {
  const engine = await serveSearch([
    { path: '/a/1.html', title: '甲', markdown: 'Schrödinger’s café' },
    { path: '/a/2.html', title: '乙', markdown: '略' },
  ]).open();
  const { hits, terms } = await engine.search('Schrodinger cafe\u0301');
  expect([hits.map(({ path }) => path), terms]).toEqual([['/a/1.html'], ['Schrödinger', 'café']]);
});

test('a heading that asks counts like a question of the page', async () => {
  const engine = await serveSearch([
    { path: '/a/1.html', title: '甲', markdown: '## 水印怎样改\n\n略' },
    { path: '/a/2.html', title: '乙', markdown: '## 水印怎样改？\n\n略' },
  ]).open();
  expect(pathsOf(await engine.search('怎么改水印'))[0]).toBe('/a/2.html');
});

test('a question that has little of the query is not shown', async () => {
  const engine = await serveSearch([
    {
      path: '/a/1.html',
      title: '报错',
      markdown: '## 启动\n\n`address already in use`',
      questions: ['数据库连不上，user 不对'],
    },
  ]).open();
  expect((await engine.search('address already in use')).hits[0]?.question).toEqual([]);
});

test('a typing error is corrected also if a page shows it as an example', async () => {
  const engine = await serveSearch([
    { path: '/a/contents.html', title: 'contents', markdown: '略' },
    { path: '/a/slips.html', title: '甲', markdown: '标签名写错，例如 contnets。' },
  ]).open();
  expect(pathsOf(await engine.search('contnets')).toSorted()).toEqual(['/a/contents.html', '/a/slips.html']);
});

test('a page is found that has all words of the query; one with a few is the nearest, with one in passing is nothing', async () => {
  const engine = await serveSearch([
    {
      path: '/a/recipe.html',
      title: '鱼的做法：甲',
      markdown: `水印和别的。${'别的事情写了很多。'.repeat(400)}`,
    },
    { path: '/a/other.html', title: '乙', markdown: '略' },
  ]).open();
  expect(await engine.search('水印 别的')).toMatchObject({ hits: [{ path: '/a/recipe.html' }], total: 1 });
  expect(await engine.search('清蒸 做法')).toMatchObject({ hits: [{ path: '/a/recipe.html' }], total: 0 });
  expect(await engine.search('红烧 清蒸 红焖 做法')).toMatchObject({ hits: [], total: 0 });
});

/** Pages that mention HTTPS in a long text about something else. */
const PASSING = Array.from({ length: 20 }, (_, i) => ({
  path: `/b/${i}.html`,
  title: `丙${i}`,
  markdown: `地址以 https 开头。${'别的事情写了很多。'.repeat(40)}`,
}));

test('a page with a word of the query in its title is found, however many pages mention the word', async () => {
  const engine = await serveSearch([
    { path: '/a/https.html', title: 'HTTPS', markdown: '申请证书。' },
    { path: '/a/switch.html', title: '开关', markdown: '开启以后立即有效。' },
    ...PASSING,
  ]).open();
  expect(pathsOf(await engine.search('开启 https'))).toContain('/a/https.html');
});

test('a word that many pages mention but few are about counts as a rare word', async () => {
  const switches = Array.from({ length: 6 }, (_, i) => ({
    path: `/a/switch-${i}.html`,
    title: `开启${'甲乙丙丁戊己'[i]}`,
    markdown: '立即有效。',
  }));
  const engine = await serveSearch([
    { path: '/a/https.html', title: '使用 HTTPS', markdown: '申请证书。' },
    ...switches,
    ...PASSING,
  ]).open();
  expect(pathsOf(await engine.search('开启 https'))[0]).toBe('/a/https.html');
});

test('a word of the query that is on one page only does not outweigh two common words', async () => {
  const mentions = Array.from({ length: 60 }, (_, i) => ({
    path: `/a/mention-${i}.html`,
    title: `第 ${i} 页`,
    markdown: '栏目和权限都有。',
  }));
  const engine = await serveSearch([
    { path: '/a/table.html', title: '科室表', markdown: '每行一个科室。' },
    { path: '/a/rights.html', title: '栏目权限', markdown: '勾选栏目。' },
    ...mentions,
  ]).open();
  expect(pathsOf(await engine.search('各科室 栏目 权限'))[0]).toBe('/a/rights.html');
});

test('a page with a table row that the query names comes before a page that mentions the word', async () => {
  const engine = await serveSearch([
    { path: '/a/1.html', title: '甲', markdown: '## 写法\n\ntotalNum 取几条' },
    {
      path: '/a/2.html',
      title: '乙',
      markdown: '## 属性\n\n| 属性 | 说明 |\n| --- | --- |\n| totalNum | 取几条 |',
    },
  ]).open();
  const { hits } = await engine.search('totalNum');
  expect(hits.map(({ path }) => path)).toEqual(['/a/2.html', '/a/1.html']);
  expect(hits[0]?.sections.map(({ slug, title }) => [slug, plain(title)])).toEqual([
    ['totalnum', '属性 › totalNum'],
  ]);
});

test('a pasted message finds the long page with its row before a page about its words', async () => {
  const others = Array.from({ length: 40 }, (_, i) => `| Option ${i} was not set | 设置 |`);
  const row = '| `Login failed for user …` | 改正密码 |';
  const rows = ['| 报错 | 怎么办 |', '| --- | --- |', ...others, row].join('\n');
  const text = '登录报错怎么办，看这里。'.repeat(400);
  const engine = await serveSearch([
    { path: '/a/user.html', title: 'user', markdown: '## login\n\nlogin failed' },
    {
      path: '/a/messages.html',
      title: '报错',
      markdown: `${text}\n\n## 报错\n\n${rows}`,
    },
  ]).open();
  expect(pathsOf(await engine.search("Login failed for user 'sa'"))[0]).toBe('/a/messages.html');
});

test('a search reports the pages that it has found before it requests their texts', async () => {
  const served = serveSearch(PAGES);
  const engine = await served.open();
  const partial: SearchAnswer[] = [];
  const askedBefore: string[][] = [];
  const answer = await engine.search('栏目管理', {}, (first) => {
    partial.push(first);
    askedBefore.push(served.requests.filter((file) => file.startsWith('text-')));
  });
  expect(pathsOf(partial.at(-1) ?? answer)).toEqual(pathsOf(answer));
  expect(askedBefore).toEqual([[], []]);
});

test('a repeated query requests no file', async () => {
  const served = serveSearch(PAGES);
  const engine = await served.open();
  await engine.search('栏目');
  const count = served.requests.length;
  await engine.search('栏目');
  expect(served.requests).toHaveLength(count);
});

test('for a general word, the first page of a folder comes before an equal page in the folder', async () => {
  const page = (path: string): SearchablePage => ({ path, title: '评论', markdown: '评论插件。' });
  const paths = ['/official/comments/a.html', '/official/comments/'];
  const found = async (query: string) => {
    const { hits } = await (await serveSearch(paths.map(page)).open()).search(query);
    return hits.map(({ path }) => path);
  };
  expect(await found('评论')).toEqual(['/official/comments/', '/official/comments/a.html']);
});

test('onRanked receives the weighted terms of the query and the parts of each score', async () => {
  const engine = await serveSearch(PAGES).open();
  const told = jest.fn();
  await engine.search('备份数据库', { onRanked: told });
  const [terms, pages] = told.mock.calls[0] ?? [];
  expect(terms).toContainEqual({ term: '备份', value: expect.any(Number) });
  expect(pages[0]).toMatchObject({ parts: { title: expect.any(Number) }, held: expect.arrayContaining([0]) });
  const sum = Object.values<number>(pages[0].parts).reduce((total, part) => total + part);
  expect(pages[0].score).toBeCloseTo(sum);
});
