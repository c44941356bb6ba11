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
    html: `<h1>data backup 备份数据库</h1><p>把各表写成文件。</p><h2 id="选项">选项</h2>
      <table><tr><td><code>--directory</code></td><td>备份到哪个文件夹</td></tr></table>`,
  },
  { path: '/cli/update.html', title: 'update 下载新版本', html: '<p>升级前先做备份，directory 不变。</p>' },
  {
    path: CHANNELS,
    title: '栏目管理',
    tags: ['添加栏目'],
    html: '<p>在后台维护栏目树。</p><h2 id="删除">删除栏目</h2><p>下级栏目和内容一起进回收站。</p>',
  },
  {
    path: TABLE,
    title: 'siteserver_Channel 栏目表',
    html: '<p>每个栏目一行。</p><table><tr><td><code>channelIndex</code></td><td>栏目索引</td></tr></table>',
  },
  { path: CONTENTS, title: '<stl:contents> 内容列表', html: '<p>循环显示内容。</p>' },
  {
    path: PAGING,
    title: '<stl:pageContents> 翻页内容列表',
    tags: ['分页'],
    html: '<p>列表分成几页。属性 <code>pageNum</code>。</p>',
  },
  {
    path: API,
    title: '内容列表 POST /api/v1/contents',
    html: '<p>查询内容。密钥放在 <code>X-SS-API-KEY</code>。</p>',
  },
  {
    path: FAQ,
    title: '常见问题',
    html: `<h2 id="后台">后台</h2><h3 id="忘了">管理员密码忘了怎么办？</h3><p>用命令行重置。</p>
      <h3 id="锁定">账号被锁了</h3><p>等半小时。</p>`,
  },
  { path: RELEASE, title: '7.4.0 更新', html: '<p>翻页、栏目、备份都有改动。</p>' },
  { path: '/updates/v6.html', title: '6.0 更新', html: '<p>略。</p>' },
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
    ['a word of the site beside words that are on no page', '栏目树怎么画柱状图和折线图', CHANNELS],
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
    expect(section?.slug).toBe('删除');
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

  test('similar queries, if nothing is found', async () => {
    const answer = await search('zzzz yyyy 栏目管理员工资条报销单');
    expect(answer.hits).toEqual([]);
    expect(answer.suggestions).toContain('栏目管理');
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
      { path: '/a/text.html', title: '甲', html: '<p>水印</p>' },
      { path: '/a/heading.html', title: '乙', html: '<h2 id="x">水印</h2>' },
      { path: '/a/title.html', title: '水印', html: '<p>略</p>' },
    ]).open();
    expect(pathsOf(await engine.search('水印'))).toEqual([
      '/a/title.html',
      '/a/heading.html',
      '/a/text.html',
    ]);
  });
});

test('a page does not rank higher for having more questions with a word of the query', async () => {
  const some = ['水印在哪里改'];
  const many = [...some, '水印在哪里换', '水印在哪里去', '水印在哪里看'];
  const engine = await serveSearch([
    { path: '/a/1.html', title: '甲', html: '<p>略</p>', questions: some },
    { path: '/a/2.html', title: '乙', html: '<p>略</p>', questions: many },
  ]).open();
  const { hits } = await engine.search('改水印');
  expect(hits.map(({ path }) => path)).toEqual(['/a/1.html', '/a/2.html']);
});

test('a page with a short question about the query comes before a page with a long one', async () => {
  const engine = await serveSearch([
    {
      path: '/a/1.html',
      title: '甲',
      html: '<p>略</p>',
      questions: ['不开浏览器、只用接口和令牌怎么批量改水印'],
    },
    { path: '/a/2.html', title: '乙', html: '<p>略</p>', questions: ['水印怎么改'] },
  ]).open();
  expect(pathsOf(await engine.search('水印'))).toEqual(['/a/2.html', '/a/1.html']);
});

test('the page named by an identifier in the query comes before pages that only mention it', async () => {
  const others = ['甲', '乙', '丙', '丁'].map((title, i) => ({
    path: `/a/${i}.html`,
    title,
    html: '<p>多个条件也能用 stl:if 来写。</p>',
  }));
  const named = { path: '/a/if.html', title: '<stl:if> 判断', html: '<p>略</p>' };
  const engine = await serveSearch([...others, named]).open();
  expect(pathsOf(await engine.search('stl:if 多个条件'))[0]).toBe('/a/if.html');
});

test('a typing error is corrected also if a page shows it as an example', async () => {
  const engine = await serveSearch([
    { path: '/a/contents.html', title: 'contents', html: '<p>略</p>' },
    { path: '/a/slips.html', title: '甲', html: '<p>标签名写错，例如 contnets。</p>' },
  ]).open();
  expect(pathsOf(await engine.search('contnets')).toSorted()).toEqual(['/a/contents.html', '/a/slips.html']);
});

test('a page with one of three words of the query is not found, a page with two is', async () => {
  const engine = await serveSearch([
    { path: '/a/recipe.html', title: '甲', html: '<p>水印的做法</p>' },
    { path: '/a/other.html', title: '乙', html: '<p>略</p>' },
  ]).open();
  expect(pathsOf(await engine.search('红烧 鱼香 做法'))).toEqual([]);
  expect(pathsOf(await engine.search('红烧 水印 做法'))).toEqual(['/a/recipe.html']);
});

/** Pages that mention HTTPS in a long text about something else. */
const PASSING = Array.from({ length: 20 }, (_, i) => ({
  path: `/b/${i}.html`,
  title: `丙${i}`,
  html: `<p>地址以 https 开头。${'别的事情写了很多。'.repeat(40)}</p>`,
}));

test('a page with a word of the query in its title is found, however many pages mention the word', async () => {
  const engine = await serveSearch([
    { path: '/a/https.html', title: 'HTTPS', html: '<p>申请证书。</p>' },
    { path: '/a/switch.html', title: '开关', html: '<p>开启以后立即有效。</p>' },
    ...PASSING,
  ]).open();
  expect(pathsOf(await engine.search('开启 https'))).toContain('/a/https.html');
});

test('a word that many pages mention but few are about counts as a rare word', async () => {
  const switches = Array.from({ length: 6 }, (_, i) => ({
    path: `/a/switch-${i}.html`,
    title: `开启${'甲乙丙丁戊己'[i]}`,
    html: '<p>立即有效。</p>',
  }));
  const engine = await serveSearch([
    { path: '/a/https.html', title: '使用 HTTPS', html: '<p>申请证书。</p>' },
    ...switches,
    ...PASSING,
  ]).open();
  expect(pathsOf(await engine.search('开启 https'))[0]).toBe('/a/https.html');
});

test('a word of the query that is on one page only does not outweigh two common words', async () => {
  const mentions = Array.from({ length: 60 }, (_, i) => ({
    path: `/a/mention-${i}.html`,
    title: `第 ${i} 页`,
    html: '<p>栏目和权限都有。</p>',
  }));
  const engine = await serveSearch([
    { path: '/a/table.html', title: '科室表', html: '<p>每行一个科室。</p>' },
    { path: '/a/rights.html', title: '栏目权限', html: '<p>勾选栏目。</p>' },
    ...mentions,
  ]).open();
  expect(pathsOf(await engine.search('各科室 栏目 权限'))[0]).toBe('/a/rights.html');
});

test('a long page with the words in different parts comes after a page with the words together', async () => {
  const filler = Array.from(
    { length: 60 },
    (_, i) => `<h3 id="s${i}">第 ${i} 问</h3><p>${'略。'.repeat(60)}</p>`,
  ).join('');
  const everything = `<h2 id="a">其他</h2><p>水印</p>${filler}<h2 id="b">另外</h2><p>透明，很透明</p>`;
  const together = `<h2 id="c">其他</h2><p>水印和透明</p>${filler}`;
  const engine = await serveSearch([
    { path: '/a/everything.html', title: '甲', html: everything },
    { path: '/a/together.html', title: '乙', html: together },
  ]).open();
  expect(pathsOf(await engine.search('水印 透明'))).toEqual(['/a/together.html', '/a/everything.html']);
});

test('a page with a table row that the query names comes before a page that mentions the word', async () => {
  const row = '<tr id="total"><th>totalNum</th><td>取几条</td></tr>';
  const engine = await serveSearch([
    { path: '/a/1.html', title: '甲', html: '<h2 id="x">写法</h2><p>totalNum 取几条</p>' },
    { path: '/a/2.html', title: '乙', html: `<h2 id="y">属性</h2><table>${row}</table>` },
  ]).open();
  const { hits } = await engine.search('totalNum');
  expect(hits.map(({ path }) => path)).toEqual(['/a/2.html', '/a/1.html']);
  expect(hits[0]?.sections.map(({ slug, title }) => [slug, plain(title)])).toEqual([
    ['total', '属性 › totalNum'],
  ]);
});

test('a pasted message finds the long page with its row before a page about its words', async () => {
  const others = Array.from({ length: 40 }, (_, i) => `<tr id="m${i}"><td>Option ${i} was not set</td></tr>`);
  const row = '<tr id="login"><td><code>Login failed for user …</code></td><td>改正密码</td></tr>';
  const text = `<p>${'登录报错怎么办，看这里。'.repeat(400)}</p>`;
  const engine = await serveSearch([
    { path: '/a/user.html', title: 'user', html: '<h2 id="x">login</h2><p>login failed</p>' },
    {
      path: '/a/messages.html',
      title: '报错',
      html: `${text}<h2 id="y">报错</h2><table>${others.join('')}${row}</table>`,
    },
  ]).open();
  expect(pathsOf(await engine.search("Login failed for user 'sa'"))[0]).toBe('/a/messages.html');
});

test('a query of which only one word is on the site finds the page with that word in a heading', async () => {
  const engine = await serveSearch([
    { path: '/a/1.html', title: '投票', html: '<h2 id="x">评选</h2><p>让大家来投票。</p>' },
    { path: '/a/2.html', title: '其他', html: '<p>评选一次。</p>' },
  ]).open();
  expect(pathsOf(await engine.search('网上评选'))).toEqual(['/a/1.html']);
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
  const page = (path: string): SearchablePage => ({ path, title: '评论', html: '<p>评论插件。</p>' });
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
