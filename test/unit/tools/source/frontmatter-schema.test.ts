import { bundlePage } from '../../../helpers/bundle-page';

/** Problems of a page with this frontmatter, whose first line is line 2. */
async function problemsOf(yaml: string): Promise<string[]> {
  return (await bundlePage(`---\n${yaml}\n---\n\n# 页\n`)).problems;
}

describe('a wrong value in the frontmatter', () => {
  it.each([
    [
      'title: [a]',
      '2:8 error frontmatter key "title": found ["a"] | Allowed: a value of type string or a value of type number.',
    ],
    [
      'description: 3',
      '2:14 error frontmatter key "description": found 3 | Allowed: a value of type string.',
    ],
    [
      'tags: {a: 1}',
      '2:7 error frontmatter key "tags": found {"a":1} | Allowed: a value of type array or a value of type string.',
    ],
    [
      'questions: [甲, 乙, 丙, 丁, 戊, 己, 庚, 辛, 壬, 癸, 子]',
      '2:12 error frontmatter key "questions": found ["甲","乙","丙","丁","戊","己","庚","辛","壬","癸","子"] | Allowed: at most 10 items.',
    ],
    ['home: "yes"', '2:7 error frontmatter key "home": found "yes" | Allowed: a value of type boolean.'],
    [
      'title: 2020-01-02',
      '2:8 error frontmatter key "title": found the date 2020-01-02 | Put it in quotes if it is text: "2020-01-02". Allowed: a value of type string or a value of type number.',
    ],
    [
      'tags: [甲, 2020-01-02 08:30:00]',
      '2:11 error frontmatter key "tags.1": found the date 2020-01-02 08:30:00 | Put it in quotes if it is text: "2020-01-02 08:30:00". Allowed: a value of type string or a value of type number.',
    ],
    [
      'date: &d 2020-01-02\ndescription: *d',
      '3:14 error frontmatter key "description": found the date 2020-01-02 | Put it in quotes if it is text: "2020-01-02". Allowed: a value of type string.',
    ],
    [
      'date: 2020',
      '2:7 error frontmatter key "date": found 2020 | Allowed: a value of type date or a value of type string.',
    ],
    ['lang: 1', '2:7 error frontmatter key "lang": found 1 | Allowed: a value of type string.'],
    ['permalink: 5', '2:12 error frontmatter key "permalink": found 5 | Allowed: a value of type string.'],
    ['sidebarDepth: 3', '2:15 error frontmatter key "sidebarDepth": found 3 | Allowed: at most 2.'],
    ['sidebarDepth: -1', '2:15 error frontmatter key "sidebarDepth": found -1 | Allowed: at least 0.'],
    [
      'sidebarDepth: 1.5',
      '2:15 error frontmatter key "sidebarDepth": found 1.5 | Allowed: a value of type int.',
    ],
    ['navbar: 1', '2:9 error frontmatter key "navbar": found 1 | Allowed: a value of type boolean.'],
    ['editLink: x', '2:11 error frontmatter key "editLink": found "x" | Allowed: a value of type boolean.'],
    ['meta: {a: b}', '2:7 error frontmatter key "meta": found {"a":"b"} | Allowed: a value of type array.'],
    [
      'features:\n  - title: x\n  - details: y',
      '4:5 error frontmatter key "features.1.title": found nothing | Allowed: a value of type string.',
    ],
    [
      'features:\n  - title: x\n    details: 3',
      '4:14 error frontmatter key "features.0.details": found 3 | Allowed: a value of type string.',
    ],
    ['footer: [x]', '2:9 error frontmatter key "footer": found ["x"] | Allowed: a value of type string.'],
    ['layout: home', '2:9 error unknown-layout there is no layout "home" | Did you mean "Home"?'],
    ['layout: Layot', '2:9 error unknown-layout there is no layout "Layot" | Did you mean "Layout"?'],
  ])('is reported with its line and column and what is allowed: %s', async (yaml, problem) => {
    expect(await problemsOf(yaml)).toEqual([problem]);
  });

  it.each([
    ['sidebar: 3', 'a value of type boolean or "auto" or a value of type array or a value of type object'],
    ['sidebar: atuo', 'a value of type boolean or "auto" or a value of type array or a value of type object'],
    ['prev: true', 'a value of type string or false or a value of type null'],
    ['next: 3', 'a value of type string or false or a value of type null'],
  ])('is reported with every type that is allowed: %s', async (yaml, allowed) => {
    const [key = '', value = ''] = yaml.split(': ');
    const found = Number.isNaN(Number(value)) && value !== 'true' ? `"${value}"` : value;
    const guess = value === 'atuo' ? 'Did you mean "auto"? ' : '';
    expect(await problemsOf(yaml)).toEqual([
      `2:${key.length + 3} error frontmatter key "${key}": found ${found} | ${guess}Allowed: ${allowed}.`,
    ]);
  });

  it('is quoted only by its beginning when it is very long', async () => {
    const [problem = ''] = await problemsOf(`title: ${'长'.repeat(501)}`);
    expect(problem).toMatch(
      /^2:8 error frontmatter key "title": found "长+\.\.\. \| Allowed: at most 500 characters\.$/,
    );
    expect(problem.length).toBeLessThan(200);
  });

  it('is reported once for each key, and the page keeps its other keys', async () => {
    const { record, problems } = await bundlePage(
      '---\ntitle: 题\nhome: 3\ntags: [a, b]\nlang: 1\ncustom: {x: 1}\n---\n# 页\n',
    );
    expect(problems.map((problem) => problem.split(' | ')[0])).toEqual([
      '3:7 error frontmatter key "home": found 3',
      '5:7 error frontmatter key "lang": found 1',
    ]);
    expect(record.frontmatter).toEqual({ title: '题', tags: ['a', 'b'], custom: { x: 1 } });
  });
});

describe('valid frontmatter', () => {
  it.each([
    'title: 2020',
    'title:',
    'tags: 一个',
    'tags: [1, 二]',
    'layout: Layout',
    'home: true',
    'sidebar: false',
    'sidebar: auto',
    'sidebar: [a, b]',
    'sidebarDepth: 0',
    'prev: false',
    'next: false',
    'next:',
    'meta: [{name: keywords, content: 甲}, {name: n, content: 1}]',
    'features: [{title: 甲, details: 乙}]',
    'author: 某人',
    'date: 2020-01-31',
    'date: 2020-01-31 08:30:00',
    'date: "2020-01-31"',
    'date:',
    'title: "2020-01-31"',
    '# 只有注释',
    '',
  ])('has no problems: %s', async (yaml) => {
    expect(await problemsOf(yaml)).toEqual([]);
  });

  it('is in the record with its values and in its order', async () => {
    const { record } = await bundlePage(
      '---\nzebra: 1\ntitle: 题\ncustom: [a, {b: yes}]\ndescription: 述\n---\n',
    );
    expect(JSON.stringify(record.frontmatter)).toBe(
      '{"zebra":1,"title":"题","custom":["a",{"b":"yes"}],"description":"述"}',
    );
  });
});

describe('an unknown key in the frontmatter', () => {
  it.each([
    ['titel: x', '2:8 warning frontmatter unknown key "titel" | Did you mean "title"?'],
    ['sidebarDeph: 1', '2:14 warning frontmatter unknown key "sidebarDeph" | Did you mean "sidebarDepth"?'],
    ['Layout: Home', '2:9 warning frontmatter unknown key "Layout" | Did you mean "layout"?'],
  ])('is reported when it looks like a misspelt key: %s', async (yaml, problem) => {
    expect(await problemsOf(yaml)).toEqual([problem]);
  });
});
