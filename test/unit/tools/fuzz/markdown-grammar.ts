import fc from 'fast-check';
import { frontmatterSchema } from '../../../../tools/source/frontmatter-schema';

/** Text as authors type it, characters of the Markdown syntax, unusual spaces and unpaired surrogates. */
const word = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      '栏目',
      '内容 ',
      'SiteServer ',
      'a',
      'b_c',
      '，',
      '。',
      '、',
      '（',
      '）',
      '“',
      '”',
    ),
  },
  { weight: 3, arbitrary: fc.stringMatching(/^[*_`~[\](){}<>!#|:@$&\\/"'=+.,;^%-]{1,4}$/) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '\t',
      '\u00a0',
      '\u200b',
      '\u2028',
      '\ufeff',
      '\0',
      '\u0001',
      '\ud800',
      '\udc00x',
      '\u202e',
      '👩‍💻',
      '𠮷',
      'ﷺ',
      'İ',
    ),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 6, unit: 'binary' }) },
);

const text = fc.array(word, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''));

const address = fc.oneof(
  fc.constantFrom(
    'other.md',
    './other.md#节',
    '/a/',
    '../..',
    '#节',
    '#',
    '',
    '/img.png',
    'img.png',
    'no.png',
    'https://a.b/c?d=e&f',
    '//host/x',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,<script>',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'vbscript:x',
    'mailto:a@b.c',
    'x y',
    '<a b>',
    '%zz',
    '%00',
    'a.md?b#c',
    '\\\\host\\x',
  ),
  text,
);

const attribute = fc.constantFrom(
  'onclick="x()"',
  'onerror=x()',
  'style="position:fixed"',
  'class="a b"',
  'id="i"',
  'name=n',
  'href="javascript:x"',
  'src=img.png',
  ':src="$withBase(\'/img.png\')"',
  'v-for="i in 3"',
  '@click="x"',
  'title="a>b"',
  "title='a\"b'",
  'type=checkbox',
  'text="7.4"',
  'data-x',
  'srcset="img.png 1x, no.png 2x"',
  'xlink:href="javascript:x"',
  'formaction=x',
  '/onload=x',
);

const element = fc.constantFrom(
  'b',
  'i',
  'div',
  'p',
  'span',
  'details',
  'summary',
  'table',
  'tr',
  'td',
  'ul',
  'li',
  'br',
  'img',
  'a',
  'svg',
  'path',
  'math',
  'script',
  'style',
  'iframe',
  'object',
  'form',
  'input',
  'template',
  'noscript',
  'textarea',
  'title',
  'xmp',
  'plaintext',
  'select',
  'base',
  'link',
  'meta',
  'video',
  'Badge',
  'my-part',
  'stl:a',
  'h2',
  'pre',
  'code',
  'foreignObject',
  'animate',
  'use',
  'constructor',
);

const tag = fc
  .tuple(
    element,
    fc.array(attribute, { maxLength: 3 }),
    fc.constantFrom('<', '</', '< '),
    fc.constantFrom('>', '/>', ' >', '', '\n>'),
  )
  .map(([name, attributes, open, close]) => `${open}${[name, ...attributes].join(' ')}${close}`);

/** Inline markup, some of which contains other inline markup. */
const { inline } = fc.letrec<{ inline: string }>((tie) => ({
  inline: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    text,
    fc.tuple(tie('inline'), tie('inline')).map(([a, b]) => a + b),
    fc
      .tuple(fc.constantFrom('*', '**', '_', '__', '~~', '***', '`', '``'), tie('inline'))
      .map(([mark, inner]) => mark + inner + mark),
    fc
      .tuple(
        fc.constantFrom('', '!'),
        tie('inline'),
        address,
        fc.constantFrom('', ' "标题"', " 't'", ' =1x2'),
      )
      .map(([mark, inner, to, title]) => `${mark}[${inner}](${to}${title})`),
    fc.tuple(tie('inline'), text).map(([inner, name]) => `[${inner}][${name}]`),
    tag,
    fc.constantFrom(
      '&amp;',
      '&#x3c;',
      '&lt',
      '&nope;',
      ':tada:',
      ':nope:',
      '[^1]',
      '[^toString]',
      '\\*',
      '<https://a.b>',
      '<stl:x y="{a}">',
      '{{ x }}',
      '  \n',
      '\\\n',
      'https://a.b/c',
      'a@b.c',
      '<!-- x -->',
      '<!--',
      '-->',
      '<![CDATA[x]]>',
      '<?x?>',
      '// [!code ++]',
    ),
  ),
}));

const line = fc.array(inline, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(''));

const fence = fc
  .tuple(
    fc.constantFrom('```', '~~~', '````', '``'),
    fc.constantFrom(
      '',
      'js',
      'JS{1,3-5}',
      'js:line-numbers title="a.js"',
      'bash [Linux]',
      'html{0}',
      'mermaid',
      'screen',
      'yaml',
      'constructor',
      '__proto__',
      'js{99999999-1}',
      'js{1-999999999}',
      'nope',
      'http',
      'diff',
    ),
    fc.array(
      fc.oneof(
        line,
        fc.constantFrom(
          'let a = 1; // [!code ++]',
          '{"a": [1, ',
          'title: 登录',
          'rows:',
          '- [x',
          'graph TD; A-->B',
          '</code></pre>',
          'POST /api HTTP/1.1',
          ': - ? &a *a',
        ),
      ),
      { maxLength: 4 },
    ),
    fc.boolean(),
  )
  .map(([mark, info, lines, isClosed]) => [mark + info, ...lines, ...(isClosed ? [mark] : [])].join('\n'));

const table = fc
  .tuple(
    fc.array(inline, { minLength: 1, maxLength: 4 }),
    fc.array(fc.constantFrom('-', ':-', '-:', ':-:', ''), { minLength: 1, maxLength: 5 }),
    fc.array(fc.array(inline, { maxLength: 5 }), { maxLength: 3 }),
  )
  .map(([head, rule, rows]) => [head, rule, ...rows].map((cells) => `|${cells.join('|')}|`).join('\n'));

/** Blocks, some of which contain other blocks. */
const { block } = fc.letrec<{ block: string; blocks: string }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    line,
    fence,
    table,
    fc
      .tuple(fc.constantFrom('#', '##', '###', '######', '#######'), fc.constantFrom(' ', ''), line)
      .map((parts) => parts.join('')),
    fc.tuple(line, fc.constantFrom('---', '===', '-')).map((parts) => parts.join('\n')),
    fc
      .tuple(
        fc.constantFrom(
          '> ',
          '>',
          '- ',
          '* ',
          '1. ',
          '99999999999) ',
          '- [ ] ',
          '- [x] ',
          '    ',
          '\t',
          '> [!NOTE]\n> ',
          '> [!constructor]\n> ',
        ),
        tie('blocks'),
      )
      .map(([mark, inner]) => indent(mark, inner)),
    fc
      .tuple(
        fc.constantFrom(':::', '::::'),
        fc.constantFrom('tip', 'warning 标题', 'details', 'code-group', 'nope', 'constructor', ''),
        tie('blocks'),
        fc.boolean(),
      )
      .map(([mark, kind, inner, isClosed]) =>
        [`${mark} ${kind}`, inner, ...(isClosed ? [mark] : [])].join('\n'),
      ),
    fc.tuple(tag, tie('blocks'), tag).map((parts) => parts.join('\n')),
    fc
      .tuple(fc.constantFrom('[^1]: ', '[^toString]: ', '[^__proto__]: ', '[a]: ', '[constructor]: '), line)
      .map((parts) => parts.join('')),
    fc.constantFrom(
      '---',
      '***',
      '[[toc]]',
      '<<< @/code.js{1}#r',
      '<<< @/code.js',
      '<<< ../../etc/passwd',
      '<<< @/no.js',
      '<!-- more -->',
      ':::',
      '```',
      '<script>',
      '</script>',
      '<style>',
      '|',
      '[^1]',
      '<details><summary>',
      '<table><tr><td>',
      '\u2028',
      '$$\nx\n$$',
    ),
  ),
  blocks: fc.array(tie('block'), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('\n\n')),
}));

function indent(mark: string, inner: string): string {
  const [first = '', ...rest] = inner.split('\n');
  const prefix = mark.startsWith('>') ? '> ' : ' '.repeat(Math.min(mark.length, 4));
  return [mark + first, ...rest.map((text) => prefix + text)].join('\n');
}

/** Makes an editing mistake in a text: moves a part of it to another place, or copies it there. */
function slip(source: string, [from, length, to, isDoubled]: [number, number, number, boolean]): string {
  const at = (share: number) => Math.floor(share * source.length);
  const part = source.slice(at(from), at(from) + length);
  const rest = isDoubled ? source : source.slice(0, at(from)) + source.slice(at(from) + length);
  const place = Math.min(at(to), rest.length);
  return rest.slice(0, place) + part + rest.slice(place);
}

const share = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });

/** The body of a page: the supported syntax in any order and nesting, with editing mistakes. */
export const markdown = fc
  .tuple(
    fc.array(block, { minLength: 1, maxLength: 6 }),
    fc.constantFrom('\n\n', '\n', '\r\n\r\n', '\r'),
    fc.array(fc.tuple(share, fc.nat(12), share, fc.boolean()), { maxLength: 3 }),
  )
  .map(([blocks, end, slips]) => slips.reduce(slip, blocks.join(end)));

const key = fc.constantFrom(
  ...Object.keys(frontmatterSchema.shape),
  'titel',
  '__proto__',
  'constructor',
  'toString',
  '<<',
  '? a',
  '"',
  "'",
  '&a x',
  '*a',
  '!!x y',
  '1',
  'null',
  '',
);

const value = fc.oneof(
  fc.constantFrom(
    'true',
    'null',
    '~',
    '.inf',
    '-0',
    '0x1F',
    '1e999',
    '2020-01-01',
    '12:30:45',
    '!!binary aGk=',
    '!!set {a}',
    '&a [*a]',
    '*a',
    '&a {b: *a}',
    '[',
    '{',
    '"',
    "'",
    '|',
    '>-\n  x',
    '|\n  <b>',
    '{__proto__: {a: 1}}',
    '{constructor: 1}',
    '[{title: a, details: ~}]',
    '[[[[]]]]',
    '!<tag:x> y',
    '@x',
    '`x`',
    '%x',
    '- a',
    ': :',
    '#',
    '/:year/:slug/',
    '../../x',
    '/a b/',
    'http://',
    'a\\u0000b',
    '"\\ud800"',
    '99999999999999999999',
    '[a, a, a]',
  ),
  fc.json({ maxDepth: 2 }),
  text,
);

/** The frontmatter of a page between its delimiters. It is often broken. */
export const frontmatter = fc
  .tuple(
    fc.array(fc.tuple(key, value), { maxLength: 5 }),
    fc.constantFrom('---', '---yaml', '---json', '---toml', '----', '--- ', ''),
    fc.constantFrom('---', '----', '...', ''),
  )
  .map(([pairs, open, close]) =>
    [open, ...pairs.map(([name, found]) => `${name}: ${found}`), close, ''].join('\n'),
  );

/** A whole page. */
export const page = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(frontmatter, markdown).map(([head, body]) => head + body) },
  { weight: 3, arbitrary: markdown },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
);
