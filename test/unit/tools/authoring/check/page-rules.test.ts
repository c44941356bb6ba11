import { drawingFileOf } from '../../../../../tools/markdown/diagrams/drawing-file';
import { checkPage, checkTree } from '../../../../helpers/check-page';

test('a heading that skips a level and a second heading of level 1 are reported', async () => {
  const source = '# 甲\n\n### 乙\n\n#### 丙\n\n## 丁\n\n# 戊\n';
  expect(await checkPage(source, 'heading-level')).toEqual([
    '3:1 heading-level a heading of level 3 follows one of level 1 | Write "##"; its address stays the same.',
    '9:1 heading-level there is a second "#" heading | A page has one title: write "##", or make this another page.',
  ]);
});

test('a table column without a name is reported', async () => {
  const source =
    '| | 甲 |\n|---|---|\n| 乙 | 丙 |\n\n| ![图](https://a.example/1.png) | 甲 |\n|---|---|\n| 乙 | 丙 |\n';
  expect(await checkPage(source, 'empty-header')).toEqual([
    '1:1 empty-header column 1 of this table has no name | Say what the column holds.',
  ]);
});

test('the first heading of a page may have any level', async () => {
  expect(await checkPage('---\ntitle: 甲\n---\n\n### 乙\n\n## 丙\n', 'heading-level')).toEqual([]);
});

test('an image without a text alternative is reported, in Markdown and in HTML', async () => {
  const source =
    '![](https://a.example/1.png) ![图](https://a.example/2.png)\n\n<p><img src="https://a.example/3.png"></p>\n\n<img src="https://a.example/4.png" alt="">\n';
  expect((await checkPage(source, 'missing-alt')).map((line) => line.split(' |')[0])).toEqual([
    '1:1 missing-alt the image "https://a.example/1.png" has no text',
    '3:4 missing-alt an <img> has no alt',
  ]);
});

describe('a link to another site', () => {
  it.each([
    ['https:/a.example', 'Write two slashes: https://…'],
    ['https://https://a.example', 'Remove the repeated scheme.'],
    ['https://a.example，', 'End it before the full-width character, or percent-encode that character.'],
    ['http://sscms', 'Allowed: https://host/path, the host with a dot.'],
    ['http://a..b:x/', 'Allowed: https://host/path, the host with a dot.'],
    ['https://', 'Allowed: https://host/path, the host with a dot.'],
    ['mailto:nobody', 'Write mailto:name@example.com.'],
    ['mailto:a@localhost?subject=1.0', 'Write mailto:name@example.com.'],
    ['mailto:a@x.example,nobody', 'Write mailto:name@example.com.'],
  ])('%s is malformed', async (address, hint) => {
    const [found = ''] = await checkPage(`[甲](${address})\n`, 'malformed-link');
    expect(found).toContain(hint);
  });

  it.each([
    'https://a.example/b?c=甲#d',
    'http://localhost:8080/',
    'http://127.0.0.1/',
    'http://[::1]/',
    'mailto:a@x.example,b@y.example?cc=c@z.example',
    'mailto:?subject=甲',
  ])('%s is accepted', async (address) => {
    expect(await checkPage(`[甲](${address}) <a href="${address}">乙</a>\n`, 'malformed-link')).toEqual([]);
  });

  it('in raw HTML is checked too', async () => {
    expect(await checkPage('甲 <a href="http:/x">乙</a>\n', 'malformed-link')).toHaveLength(1);
    expect(await checkPage('甲 <a href=http:/x>乙</a>\n', 'malformed-link')).toHaveLength(1);
  });

  it('in a comment is not checked', async () => {
    expect(await checkPage('<!-- <a href="http:/x">旧</a> -->\n', 'malformed-link')).toEqual([]);
  });
});

test('a diagram without a drawing is reported', async () => {
  // The check does not parse diagrams marked `fragment`, so it need not start the process that parses.
  const drawn = 'graph TD\nA-->B';
  const source = `# 甲\n\n\`\`\`mermaid fragment\n${drawn}\n\`\`\`\n\n- 乙\n\n  \`\`\`mermaid fragment\n  graph TD\n  B-->A\n  \`\`\`\n`;
  const found = await checkTree({ 'a.md': source, [drawingFileOf(drawn)]: '<svg/>' }, 'missing-drawing');
  expect(found.map((line) => line.split(' missing-drawing')[0])).toEqual(['a.md:10:3 warning']);
  expect(found[0]).toContain('Run "npm run diagrams" and commit what it writes.');
});
