import { ATTRIBUTES, ELEMENTS } from '../../../src/bundle/html-policy';
import { sanitizeHtml } from '../../../src/content/sanitize-html';
import { linkHtml } from '../../../tools/markdown/resolve-link';

/** Start tags of the elements that an element has to be in; the parser adds the end tags. */
const SURROUNDINGS: Record<string, string> = {
  caption: '<table>',
  colgroup: '<table>',
  col: '<table><colgroup>',
  tbody: '<table>',
  thead: '<table>',
  tfoot: '<table>',
  tr: '<table><tbody>',
  td: '<table><tbody><tr>',
  th: '<table><tbody><tr>',
};

const SVG_ELEMENTS = /^(?:g|path|circle|ellipse|line|polygon|polyline|rect|text|tspan|marker)$/;

/** Elements to try attributes on: each attribute of the policy is allowed on at least one of them. */
const CARRIERS = [
  '<p',
  '<a',
  '<img',
  '<table><tbody><tr><td',
  '<video',
  '<svg',
  '<svg><rect',
  '<ol',
  '<track',
];

const sanitized = (html: string) => sanitizeHtml(html).toLowerCase();

// The first page comes from the build, the next ones through the sanitiser: a page must look the same either way.
describe('the sanitiser keeps the raw HTML that the build lets through:', () => {
  test.each([...ELEMENTS])('<%s>', (name) => {
    const before = SVG_ELEMENTS.test(name) ? '<svg>' : (SURROUNDINGS[name] ?? '');
    const type = name === 'input' ? ' type="checkbox"' : '';
    expect(sanitized(`${before}<${name}${type}>`)).toContain(`<${name}`);
  });

  test.each([...ATTRIBUTES])('%s', (allowed) => {
    const name = allowed.replace('*', 'x');
    const kept = CARRIERS.filter((tag) =>
      sanitized(`${tag} ${name}="${name === 'class' ? 'tip' : 1}">`).includes(` ${name}=`),
    );
    expect(kept).not.toEqual([]);
  });
});

test('a link to another site stays as the build wrote it', () => {
  const html = linkHtml(
    { href: 'https://a.cn/', target: '_blank', rel: 'noopener noreferrer' },
    'A',
    undefined,
  );
  const built = document.createElement('div');
  built.innerHTML = html;
  expect(sanitizeHtml(html)).toBe(built.innerHTML);
});
