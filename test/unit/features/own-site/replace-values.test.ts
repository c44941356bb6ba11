import { findReplacements, replaceValues } from '../../../../src/features/own-site/replace-values';
import { showHtml } from '../../../helpers/page';

const FIELDS = [
  {
    name: 'host',
    label: '地址',
    hint: '',
    pattern: '.*',
    find: ['{https://www.example.com}', 'Host: {www.example.com}'],
  },
  {
    name: 'site',
    label: '站点',
    hint: '',
    pattern: '.*',
    find: ['siteId={1}', '/channels/{1}', '"siteId": {1}'],
  },
  { name: 'index', label: '索引', hint: '', pattern: '.*', find: ['index="{news}"'] },
];
const VALUES = { host: 'https://cms.test', site: '7', index: 'blog' };

function filled(code: string, values: Record<string, string> = VALUES): string {
  const box = showHtml(`<code></code>`);
  box.textContent = code;
  replaceValues(box, findReplacements(code, FIELDS, values));
  return box.textContent;
}

test.each([
  ['curl https://www.example.com/api', 'curl https://cms.test/api'],
  ['/channels/1/2?siteId=1', '/channels/7/2?siteId=7'],
  ['Host: www.example.com', 'Host: cms.test'],
  ['/channels/10', '/channels/10'],
  ['siteId=12', 'siteId=12'],
  ['{"siteId": 1, "id": 1}', '{"siteId": 7, "id": 1}'],
  ['<stl:a index="news"> news', '<stl:a index="blog"> news'],
  ['https://www.example.company', 'https://www.example.company'],
])('%s becomes %s', (code, expected) => {
  expect(filled(code)).toBe(expected);
});

test('keeps a value for which the reader has none', () => {
  expect(filled('https://www.example.com?siteId=1', { site: '7' })).toBe('https://www.example.com?siteId=7');
});

test('replaces a value once if highlighting splits it into elements, and can restore the sample', () => {
  const html = '<code><b>siteId=</b><i>1</i> <b>https://www</b>.example<i>.com/x</i></code>';
  const code = showHtml(html).querySelector('code');
  if (!code) throw new Error('no code');
  const undo = replaceValues(code, findReplacements(code.textContent, FIELDS, VALUES));
  expect(code.textContent).toBe('siteId=7 https://cms.test/x');
  expect([...code.querySelectorAll('.own-value')].map(({ textContent }) => textContent)).toEqual([
    '7',
    'https://cms.test',
  ]);
  undo();
  expect(code.outerHTML).toBe(html);
});
