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
    ['文字[^1]', '"[^1]" is not read as a footnote | Add its text: "[^name]: …". The name has no spaces.'],
    ['文字[^a b]\n\n[^a b]: /a.md', '"[^a b]" is not read as a footnote | Write its name without spaces.'],
    [
      '[页](my page.md)',
      '"[页](my page.md)" is not read as a link | Write a space in its address as %20, or rename the file.',
    ],
    [
      '[页](a.md?v={{ v }})',
      '"[页](a.md?v={{ v }})" is not read as a link | Write the address itself: nothing fills in {{ }}.',
    ],
    ['[链接][别处]', '"[链接][别处]" is not read as a link | Add its address: "[name]: address".'],
    [
      '> [!TIP] 标题\n> 文字',
      '"[!TIP]" is not read as an alert | Put the text after it on a line of its own: this kind of box has no title. Or write "::: tip title".',
    ],
    ['## 节 {#jie}', '"{#jie}" is not read as an anchor | Write <a id="jie"></a> above the heading.'],
    ['见 [[别的页]]', '"[[别的页]]" is not read as a link | Write [text](page.md).'],
    ['==重点==', '"==重点==" is not read as marked text | Write <mark>text</mark>.'],
    [
      '$$\nx^2\n$$',
      '"$$" is not read as a formula | There are no formulas here: write it as code or show a picture.',
    ],
    ['!!! note', '"!!! note" is not read as a container | Write "::: tip" and, below its text, ":::".'],
    [
      '@flowstart\na',
      '"@flowstart" is not read as a block | Write a diagram as "```mermaid", tabs as "::: code-group".',
    ],
    [
      '::: details 题 {open}\n文\n:::',
      '"{open}" is not read: the box begins closed | Write <details open> and <summary> with empty lines below them.',
    ],
    [
      '```js:line-numbers=10\na\n```',
      '":line-numbers=10" is not read: the numbers begin at 1 | Write ":line-numbers".',
    ],
    [
      '```js\na // [!code focus]\n```',
      '"[!code focus]" is not read | Allowed: [!code ++], [!code --], [!code hl], each for one line.',
    ],
    [
      '```js{99}\na\n```',
      '"99" in {99} names no lines of this code | Write {2} or {2-4}; there are 1 lines.',
    ],
    [
      '```js{1,2-}\na\nb\n```',
      '"2-" in {1,2-} names no lines of this code | Write {2} or {2-4}; there are 2 lines.',
    ],
    [
      '> [!HINT]\n> 文字',
      '"[!HINT]" is not read as an alert | Allowed: NOTE, TIP, IMPORTANT, WARNING, CAUTION.',
    ],
  ])('%s', async (markup, found) => {
    const [line = ''] = await checkPage(`# 题\n\n${markup}\n`, 'unread-markup');
    expect(line.replace(/^[34]:\d+ unread-markup /, '')).toBe(found);
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
  expect(
    await checkPage('# 题\n\n::: code-group\n```js\na\n```\n```js\nb\n```\n:::\n', 'repeated-label'),
  ).toEqual(['3:1 repeated-label two tabs of the code group are named "js" | Name each: "```js [Name]".']);
  expect(await checkPage('# 题\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n字\n', 'cell-count')).toEqual([
    '6:1 cell-count the row has 1 cells, the header has 2 | A table ends at an empty line: put one before this line if it is no row.',
  ]);
  expect(await checkPage('# 题\n\n[空]()和[](a.md)\n', 'empty-link')).toEqual([
    '3:1 empty-link the link "空" has no address | Write where it leads.',
    '3:7 empty-link the link to "a.md" has no text | Write what readers see: [text](address).',
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

test.each([
  ['date: 2025-02-30', '2:7', 'invalid YAML: there is no day 2025-02-30'],
  ["date: '2025-02-30'", '2:7', 'key "date": found "2025-02-30"'],
  ["date: '2025-13-45 10:00'", '2:7', 'key "date": found "2025-13-45 10:00"'],
  ['since: { first: 2025-00-10 }', '2:17', 'invalid YAML: there is no day 2025-00-10'],
])('a day that no calendar has is an error: %s', async (line, place, message) => {
  const found = await checkTree({ 'a.md': `---\n${line}\n---\n\n# 题\n` }, 'frontmatter');
  expect(found).toEqual([
    expect.stringMatching(
      `^a\\.md:${place} error frontmatter ${message} \\| Allowed: a date such as 2025-09-08\\.$`,
    ),
  ]);
});

test('an invalid date in the frontmatter is an error', async () => {
  const [found] = await checkTree({ 'a.md': '---\ndate: yesterday\n---\n\n# 题\n' }, 'frontmatter');
  expect(found).toBe(
    'a.md:2:7 error frontmatter key "date": found "yesterday" | Allowed: a date such as 2025-09-08.',
  );
});
