import { highlight } from '../../../../tools/markdown/highlight';

/** The parts of the code that are highlighted, with their kinds. */
const parts = (code: string, language: string): string[] =>
  Array.from(
    highlight(code, language).matchAll(/<span class="hljs-(\w+)">([^<]*)/g),
    ([, kind, text]) => `${kind} ${text}`,
  );

test('an option of a command is highlighted as one word', () => {
  expect(parts('sscms run --type a -d b-c test', 'bash')).toEqual([
    'attr --type',
    'attr -d',
    'built_in test',
  ]);
});

test('the frontmatter of a Markdown file is YAML, not a heading', () => {
  expect(parts('---\ntitle: 甲\n---\n\n# 乙\n', 'markdown')).toEqual([
    'meta ---',
    'attr title:',
    'string 甲',
    'meta ---',
    'section # 乙',
  ]);
});
