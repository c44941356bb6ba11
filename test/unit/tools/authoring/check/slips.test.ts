import { checkPage, checkTree } from '../../../../helpers/check-page';

describe('a mistake by which text is lost is an error', () => {
  test.each([
    [
      'a code block that is not closed',
      '# 题\n\n```js\nlet a = 1\n\n正文\n',
      'a.md:3:1 error unclosed-fence the code block is not closed: all that follows is code | Close it with the same fence.',
    ],
    [
      'a line before the frontmatter',
      '\n---\ntitle: 题\n---\n\n# 题\n',
      'a.md:1:1 error late-frontmatter the frontmatter is not read: a line comes before it | Begin the file with "---".',
    ],
    [
      'a page without text',
      '',
      'a.md:1:1 error empty-page the page has no text | Write it, or delete the file.',
    ],
    [
      'a marker of a merge conflict',
      '# 题\n\n甲\n\n>>>>>>> 分支\n',
      'a.md:5:1 error merge-marker ">>>>>>> 分支" is a mark of a merge conflict | Keep one side, and delete the three marks.',
    ],
    [
      'a template that is not filled in',
      '# {{title}}\n',
      'a.md:1:1 error unfilled-template the template is not filled in | Write the title in its place.',
    ],
  ])('%s', async (_, source, found) => {
    const rules = ['unclosed-fence', 'late-frontmatter', 'empty-page', 'merge-marker', 'unfilled-template'];
    expect(await checkTree({ 'a.md': source }, ...rules)).toEqual([found]);
  });

  test('a code block is closed only by a fence of the same character that is at least as long', async () => {
    const source = '# 题\n\n````md\n```js\n````\n\n~~~\na\n~~~~\n\n    > 缩进的代码\n';
    expect(await checkPage(source, 'unclosed-fence')).toEqual([]);
  });
});

describe('markup that is shown as plain text is reported', () => {
  test.each([
    ['##Heading', '"##Heading" is not read as a heading | Put a space after the "#".'],
    ['##标题', '"##标题" is not read as a heading | Put a space after the "#".'],
    [':::', '":::" is not read as the end of a container | No container is open here: delete the line.'],
    [
      '| a | b |\n| -- | x |',
      '"| a | b |" is not read as a table | Write one "---" for each column in its second line.',
    ],
    [
      '![图](my pic.png)',
      '"![图](my pic.png)" is not read as an image | Write a space in its address as %20, or rename the file.',
    ],
    ['文字[^1]', '"[^1]" is not read as a footnote | Add its text: "[^name]: …".'],
    ['[链接][别处]', '"[链接][别处]" is not read as a link | Add its address: "[name]: address".'],
    [
      '> [!HINT]\n> 文字',
      '"[!HINT]" is not read as an alert | Allowed: NOTE, TIP, IMPORTANT, WARNING, CAUTION.',
    ],
  ])('%s', async (markup, found) => {
    const [line = ''] = await checkPage(`# 题\n\n${markup}\n`, 'unread-markup');
    expect(line.replace(/^3:\d+ unread-markup /, '')).toBe(found);
  });

  test('but not in code, and not when it is valid', async () => {
    const source =
      '# 题\n\n`[^1]` `##a`\n\n```md\n:::\n##a\n```\n\n[链接][别处] 文字[^1]\n\n> [!TIP]\n> 文字\n\n::: tip\n文字\n:::\n\n[别处]: https://example.com\n[^1]: 注\n';
    expect(await checkPage(source, 'unread-markup')).toEqual([]);
  });
});

test('an empty code group or link, extra or missing cells, tags as text and no title are reported', async () => {
  expect(await checkPage('# 题\n\n::: code-group\n字\n:::\n', 'empty-code-group')).toEqual([
    '3:1 empty-code-group the code group has no code block | Put code blocks into it, each opened by "```js [Name]".',
  ]);
  expect(await checkPage('# 题\n\n[空]()\n', 'empty-link')).toEqual([
    '3:1 empty-link the link "空" has no address | Write where it leads.',
  ]);
  const table = '# 题\n\n| a | b |\n| --- | --- |\n| 1 |\n| 1 | `x | y` |\n| 1 | 2 \\| 3 |\n| 1 | C:\\\\|\n';
  expect(await checkPage(table, 'cell-count')).toEqual([
    '5:1 cell-count the row has 1 cells, the header has 2 | Write "\\|" for a bar that is text.',
    '6:1 cell-count the row has 3 cells, the header has 2 | Write "\\|" for a bar that is text.',
  ]);
  expect(await checkPage('---\ntags: 一, 二\n---\n\n# 题\n', 'tags-as-text')).toEqual([
    '2:7 tags-as-text the tags are one text, not a list | Write [one, two].',
  ]);
  expect(await checkPage('文字\n', 'no-title')).toEqual([
    '1:1 no-title the page has no title of its own | Begin it with "# Title", or write `title` in the frontmatter.',
  ]);
});

test('an invalid date in the frontmatter is an error', async () => {
  const [found] = await checkTree({ 'a.md': '---\ndate: yesterday\n---\n\n# 题\n' }, 'frontmatter');
  expect(found).toBe(
    'a.md:2:7 error frontmatter key "date": found "yesterday" | Allowed: a date such as 2025-09-08.',
  );
});
