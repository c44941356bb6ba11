/** @jest-environment jest-fixed-jsdom */
import fc from 'fast-check';
import { sanitizeHtml } from '../../../../src/content/sanitize-html';
import { createTree } from '../../../helpers/temp-tree';
import { bundleText } from './fuzzed-page';

/** Number of pages to try. `FUZZ_RUNS=5000 npx jest fuzz` tries more. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 100);

/** Seed: every run tries the same pages. `FUZZ_SEED=$RANDOM` tries others. A failure prints seed and path. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);

jest.setTimeout(Math.max(120_000, RUNS * 100));

const root = createTree({ 'code.js': 'a();\n// #region r\nb();\n// #endregion\n' });

/** Pieces of Markdown, of HTML and of our own syntax, which random pages are made of. Add new syntax here. */
const PIECES = [
  ...[
    '栏目',
    'a ',
    'b_c',
    '，',
    '**',
    '*',
    '_',
    '~~',
    '`',
    '[',
    '](',
    ')',
    '![',
    '<',
    '>',
    '|',
    '\\',
    '&lt;',
    '\t',
    '\0',
  ],
  ...[
    '\n',
    '\n\n',
    '\n    ',
    '\n- ',
    '\n1. ',
    '\n> ',
    '\n# ',
    '\n## 节 {#x}',
    '\n---\n',
    '\n| a | b |\n|---|---|\n| c |',
  ],
  ...[
    '\n```js {1}\n',
    '\n```screen\ntitle: 页\n',
    '\n```mermaid\n',
    '\n```\n',
    '\n~~~html run output\n',
    '\n$$\n',
  ],
  ...[
    '\n::: tip 题\n',
    '\n::: code-group\n',
    '\n::: details\n',
    '\n:::\n',
    '\n[[toc]]\n',
    '\n<<< @/code.js#r\n',
  ],
  ...[
    '\n> [!NOTE]\n',
    '[^1]',
    '\n[^1]: 注',
    ':tada:',
    'other.md#节',
    'https://a.b/c?d=e&f',
    'javascript:alert(1)',
  ],
  ...[
    '<b>',
    '</b>',
    '<div>',
    '</div>',
    '<details><summary>',
    '<table><tr><td>',
    '</table>',
    '<br>',
    '<!--',
    '-->',
    '<p',
  ],
  ...[
    '<script>',
    '</script>',
    '<style>',
    '<iframe src=x>',
    '<svg onload=x()>',
    '<img src=x onerror=x()>',
    '<textarea>',
  ],
  ...[
    ' onclick="x()"',
    ' href="javascript:x()"',
    ' style="position:fixed"',
    '<Badge text="7.4"/>',
    '<math><mtext>',
  ],
];

const markdown = fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((parts) => parts.join(''));

const frontmatter = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'title',
        'description',
        'tags',
        'head',
        'meta',
        'permalink',
        'versions',
        'sidebar',
        'x',
      ),
      fc.constantFrom(
        '页',
        '1',
        '[a, b]',
        '{ a: 1 }',
        '"',
        '*a',
        '{{ a }}',
        '- a',
        '/a/:slug/',
        '../x',
        '',
        'true',
      ),
    ),
    { maxLength: 4 },
  )
  .map((pairs) => ['---', ...pairs.map(([key, value]) => `${key}: ${value}`), '---', ''].join('\n'));

const page = fc.tuple(frontmatter, markdown).map(([head, body]) => `${head}\n# 页\n${body}`);

test('any text becomes a page whose HTML ends where it should and cannot run code', () => {
  const holds = (text: string): void => {
    const { page: made, problems } = bundleText(text, root);
    const html = made.html.toString();
    const document = new DOMParser().parseFromString(`<main>${html}</main><i id="after"></i>`, 'text/html');
    expect(document.querySelector('body > #after')).not.toBeNull();
    const safe = new DOMParser().parseFromString(`<main>${sanitizeHtml(html)}</main>`, 'text/html');
    expect(partsOf(document)).toEqual(partsOf(safe));
    for (const { line, column, message } of problems) {
      expect([line > 0, column > 0]).toEqual([true, true]);
      expect(message).not.toMatch(/undefined|\[object/);
    }
  };
  fc.assert(fc.property(page, holds), { numRuns: RUNS, seed: SEED, path: process.env.FUZZ_PATH ?? '' });
});

/** The elements of a page with the names of their attributes. */
function partsOf(document: Document): string[] {
  return [...document.querySelectorAll('main *')].map((element) =>
    [element.localName, ...element.getAttributeNames().toSorted()].join(' '),
  );
}
