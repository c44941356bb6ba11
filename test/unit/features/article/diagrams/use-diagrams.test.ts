import { act, renderHook } from '@testing-library/react';
import { MIN_DIAGRAM_LOADING_MS } from '../../../../../src/bundle/constants';
import { drawDiagram } from '../../../../../src/features/article/diagrams/draw-diagram';
import { useDiagrams } from '../../../../../src/features/article/diagrams/use-diagrams';
import { find, showHtml } from '../../../../helpers/page';
import { FAKE_TIME, settle } from '../../../../helpers/settle';

jest.mock('../../../../../src/features/article/diagrams/draw-diagram', () => ({
  drawDiagram: jest.fn(),
  loadMermaid: jest.fn(),
}));

const draw = jest.mocked(drawDiagram);
const SOURCE = 'graph TD;\nA-->B';
const HTML = '<div class="mermaid"><pre class="mermaid-source"><code>graph TD;\nA--&gt;B</code></pre></div>';

function drawing(): SVGSVGElement {
  return find<SVGSVGElement>(showHtml('<svg viewBox="0 0 10 10"></svg>'), 'svg');
}

function open(html = HTML): { box: () => HTMLElement; close: () => void } {
  const page = showHtml(html);
  const { unmount } = renderHook(() => useDiagrams({ current: page }));
  return { box: () => find(page, '.mermaid'), close: unmount };
}

async function pass(ms: number): Promise<void> {
  await act(async () => {
    jest.advanceTimersByTime(ms);
    await settle();
  });
}

beforeEach(() => {
  jest.useFakeTimers(FAKE_TIME);
  document.body.replaceChildren();
  draw.mockReset().mockImplementation(async () => drawing());
});
afterEach(() => {
  jest.useRealTimers();
});

describe('useDiagrams', () => {
  test('shows the loading state for at least half a second, then the drawing', async () => {
    const { box } = open();
    await pass(MIN_DIAGRAM_LOADING_MS - 1);
    expect([box().dataset.state, box().getAttribute('aria-busy')]).toEqual(['loading', 'true']);
    await pass(1);
    expect([box().dataset.state, box().getAttribute('aria-busy')]).toEqual(['drawn', null]);
    expect(draw).toHaveBeenCalledWith(SOURCE, expect.any(String));
    expect(box().querySelector(':scope > svg')?.getAttribute('role')).toBe('img');
    expect(box().querySelector(':scope > svg')?.getAttribute('aria-label')).toBe('图表');
  });

  test('shows a message and the source if a diagram cannot be drawn, and draws the next one', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    draw.mockRejectedValueOnce(new Error('Parse error'));
    const { box } = open(HTML + HTML);
    await pass(MIN_DIAGRAM_LOADING_MS);
    expect(box().dataset.state).toBe('failed');
    expect(box().textContent).toContain('图表无法绘制');
    expect(box().textContent).toContain(SOURCE);
    expect(document.querySelectorAll('[data-state="drawn"]')).toHaveLength(1);
    expect(warn).toHaveBeenCalled();
  });

  test('adds a button to a diagram that came with its drawing, and does not draw it again', async () => {
    const { box, close } = open(
      '<div class="mermaid" data-state="drawn"><svg viewBox="0 0 10 10"></svg><pre class="mermaid-source"></pre></div>',
    );
    const svg = box().querySelector('svg');
    await pass(MIN_DIAGRAM_LOADING_MS);
    expect(box().querySelectorAll('button')).toHaveLength(1);
    expect(box().querySelector('svg')).toBe(svg);
    expect(draw).not.toHaveBeenCalled();
    close();
    expect(box().querySelector('button')).toBeNull();
    expect(box().querySelector('svg')).toBe(svg);
  });

  test('releases the reserved height of a diagram below the window, not of one in view', async () => {
    const { box } = open(HTML.replace('"mermaid"', '"mermaid" style="--diagram-height:320px"') + HTML);
    const [first, second] = document.querySelectorAll<HTMLElement>('.mermaid');
    second?.style.setProperty('--diagram-height', '320px');
    if (second) second.getBoundingClientRect = () => new DOMRect(0, window.innerHeight, 100, 320);
    await pass(MIN_DIAGRAM_LOADING_MS);
    expect(box()).toBe(first);
    expect(first?.style.getPropertyValue('--diagram-height')).toBe('320px');
    expect(second?.style.getPropertyValue('--diagram-height')).toBe('');
  });

  test('draws nothing on a page without diagrams', async () => {
    const page = showHtml('<p>x</p>');
    renderHook(() => useDiagrams({ current: page }));
    await pass(MIN_DIAGRAM_LOADING_MS);
    expect(draw).not.toHaveBeenCalled();
  });

  test('draws nothing if the page is left first', async () => {
    const { close } = open();
    close();
    await pass(MIN_DIAGRAM_LOADING_MS);
    expect(draw).not.toHaveBeenCalled();
  });
});
