/** @jest-environment jsdom */
import { PAGE_DATA_ID } from '../../../../../src/bundle/constants';
import { brandOf } from '../../../../../tools/documents/brand';
import { pageShell, type ShellParts } from '../../../../../tools/documents/pages/page-shell';
import { recordOf } from '../../../../helpers/records';

const ASSETS = {
  scripts: ['js/main.js'],
  printScripts: [],
  styles: ['css/main.css', 'css/later.css'],
  inlineStyle: 'p{color:red}p::after{content:"</style>"}.a{margin:0}',
};

const HEAD = { title: '页', lang: 'zh-CN', tags: [] };
const { html: _, ...record } = recordOf({ path: '/a.html' });
const DATA = { startFile: 'start/a.json', surroundings: 'x', recordFile: 'pages/a.json', record };

/** A page of the content as a browser parses it. */
function readShell(parts: Partial<ShellParts> = {}): Document {
  const text = pageShell({
    assets: ASSETS,
    brand: brandOf({}),
    head: HEAD,
    html: '<main><p></p></main>',
    data: DATA,
    ...parts,
  });
  return new DOMParser().parseFromString(text, 'text/html');
}

function hrefsOf(root: ParentNode): (string | null)[] {
  return [...root.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href'));
}

describe('a page of the content', () => {
  test('has the rules for its own HTML inline, and links all style sheets at its end', () => {
    const page = readShell();
    expect(page.querySelector('style')?.textContent).toBe(
      String.raw`p{color:red}p::after{content:"\3c /style>"}`,
    );
    expect(hrefsOf(page.head)).toEqual(
      Array.from(page.querySelectorAll('noscript > link'), (link) => link.getAttribute('href')),
    );
    expect(hrefsOf(page.body)).toEqual(['/docs/assets/css/main.css', '/docs/assets/css/later.css']);
    expect(page.body.lastElementChild?.getAttribute('rel')).toBe('stylesheet');
  });

  test('has no id that a heading may have, and the text by which older workers know it', () => {
    const page = readShell();
    const ids = [...page.querySelectorAll('[id]')].map((element) => element.id);
    expect(ids.filter((id) => id === id.toLowerCase())).toEqual([]);
    expect(page.body.innerHTML).toContain('id="app"');
  });

  test('gives its scripts and preloads a low priority', () => {
    const waiting = [...readShell().querySelectorAll('script[src], link[rel=preload]')];
    expect(waiting).toHaveLength(4);
    for (const element of waiting) expect(element.getAttribute('fetchpriority')).toBe('low');
  });

  test('waits with its first paint until the whole page is parsed, unless the page is very long', () => {
    const selector = 'link[rel=expect][blocking=render]';
    expect(readShell().querySelector(selector)?.getAttribute('href')).toBe(`#${PAGE_DATA_ID}`);
    expect(readShell({ html: '<p>长</p>'.repeat(20_000) }).querySelector(selector)).toBeNull();
  });

  test('links all styles in the head when there is no inline style, as in development', () => {
    const { inlineStyle: __, ...assets } = ASSETS;
    const page = readShell({ assets });
    expect(page.querySelector('style')).toBeNull();
    expect(hrefsOf(page.head)).toEqual(['/docs/assets/css/main.css', '/docs/assets/css/later.css']);
  });
});

test('a page without page data links all styles in the head, and does not delay its first paint', () => {
  const text = pageShell({ assets: ASSETS, brand: brandOf({}), head: HEAD, html: '' });
  const page = new DOMParser().parseFromString(text, 'text/html');
  expect(page.querySelector('style, link[rel=expect]')).toBeNull();
  expect(hrefsOf(page.head)).toEqual(['/docs/assets/css/main.css', '/docs/assets/css/later.css']);
});

test('the colours of a site are plain values, lighter and darker in each scheme', () => {
  const { style } = brandOf({ theme: { light: '#204080', dark: '#80a0ff' } });
  expect(style).toContain('--accent-hover:#183060;--accent-soft:#e9ecf2}');
  expect(style).toContain('--accent-hover:#a0b8ff;--accent-soft:#1d262e}');
});
