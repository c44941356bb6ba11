import { whileKeepingPlace } from '../../../../src/app/dev/keep-place';
import { placeAt } from '../../../helpers/page';

/** Shows an article of these blocks. `top`: distance of a block from the window's top in CSS pixels. */
function show(blocks: readonly (readonly [html: string, top: number])[]): void {
  const article = document.querySelector('.theme-default-content');
  if (article) article.innerHTML = blocks.map(([html]) => html).join('');
  [...(article?.children ?? [])].forEach((block, index) => {
    const id = block.id;
    block.id = 'placed';
    placeAt({ placed: blocks[index]?.[1] ?? 0 });
    block.id = id;
  });
}

/** How far the window scrolls while the blocks `after` replace the blocks `before`. CSS pixels. */
async function scrolledBy(
  before: readonly (readonly [string, number])[],
  after: readonly (readonly [string, number])[],
): Promise<number> {
  document.body.innerHTML = '<main><div class="theme-default-content"></div></main>';
  show(before);
  await whileKeepingPlace(document.body, async () => show(after));
  return jest.mocked(window.scrollBy).mock.calls.reduce((sum, [to]) => sum + Number(Object(to).top), 0);
}

beforeEach(() => {
  window.scrollBy = jest.fn();
  Object.defineProperty(window, 'scrollY', { value: 500, configurable: true });
  window.ResizeObserver ??= jest.fn(() => ({
    observe: jest.fn(),
    unobserve: jest.fn(),
    disconnect: jest.fn(),
  }));
});

describe('whileKeepingPlace', () => {
  const title = '<h2 id="a">A</h2>';

  test('keeps the first block in view where it is', async () => {
    expect(
      await scrolledBy(
        [[title, 100]],
        [
          ['<p>new</p>', 40],
          [title, 160],
        ],
      ),
    ).toBe(60);
  });

  test('tells apart paragraphs that begin with the same code', async () => {
    const [first, second] = ['<p><code>site</code> one</p>', '<p><code>site</code> two</p>'];
    expect(
      await scrolledBy(
        [
          [first, -50],
          [second, 10],
        ],
        [
          [first, -50],
          ['<p>new</p>', 0],
          [second, 90],
        ],
      ),
    ).toBe(80);
  });

  test('keeps the last block in place when all blocks begin above the window', async () => {
    const blocks = Array.from({ length: 40 }, (_, i) => [`<p>${i}</p>`, (i - 40) * 100] as const);
    const changed = blocks.map(([html, top], i) => [html, i === 39 ? top + 70 : top] as const);
    expect(await scrolledBy(blocks, changed)).toBe(70);
  });
});
