import { act, renderHook } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import mediumZoom from 'medium-zoom';
import {
  ZOOM_ATTACH_DELAY_MS,
  ZOOM_CLOSE_DELAY_MS,
  ZOOM_SCROLL_OFFSET_PX,
} from '../../../../src/bundle/constants';
import { useImageZoom } from '../../../../src/features/article/use-image-zoom';
import { find, showHtml } from '../../../helpers/page';
import { FAKE_TIME, settle } from '../../../helpers/settle';

jest.mock('medium-zoom', () => ({ __esModule: true, default: jest.fn() }));

const library = jest.mocked(mediumZoom);
const zoom = {
  close: jest.fn(() => Promise.resolve()),
  detach: jest.fn(),
  getImages: jest.fn(),
  on: jest.fn(),
};
const HTML =
  '<div class="theme-default-content"><p><img id="free" alt="结构图"></p><p><a href="#x"><img id="linked" alt=""></a></p></div>';

function open(html = HTML, selector?: string): { root: HTMLElement; close: () => void } {
  const root = showHtml(html);
  zoom.getImages.mockReturnValue([...root.querySelectorAll('#free')]);
  const { unmount } = renderHook(() => useImageZoom({ current: root }, selector));
  return { root, close: unmount };
}

/** What the library tells its listeners. */
function tell(event: string): void {
  for (const [type, listener] of zoom.on.mock.calls) if (type === event) listener();
}

function scrollTo(top: number): void {
  window.scrollY = top;
  window.dispatchEvent(new Event('scroll'));
}

async function pass(ms: number): Promise<void> {
  await act(async () => {
    jest.advanceTimersByTime(ms);
    await settle();
  });
}

beforeEach(() => {
  jest.useFakeTimers(FAKE_TIME);
  jest.clearAllMocks();
  library.mockReturnValue(zoom as unknown as ReturnType<typeof mediumZoom>);
});
afterEach(() => {
  window.scrollY = 0;
  jest.useRealTimers();
});

describe('useImageZoom', () => {
  test('a second after the page is there, images outside links become zoomable', async () => {
    open();
    await pass(ZOOM_ATTACH_DELAY_MS - 1);
    expect(library).not.toHaveBeenCalled();
    await pass(1);
    expect(library).toHaveBeenCalledWith(
      '.theme-default-content :not(a) > img',
      expect.objectContaining({ scrollOffset: 40 }),
    );
  });

  test('they are buttons for the keyboard', async () => {
    const { root } = open();
    await pass(ZOOM_ATTACH_DELAY_MS);
    const image = find(root, '#free');
    const clicked = jest.fn();
    image.addEventListener('click', clicked);
    image.focus();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.keyboard('{Enter} ');
    expect(clicked).toHaveBeenCalledTimes(2);
    expect([image.getAttribute('role'), image.getAttribute('aria-label')]).toEqual([
      'button',
      '放大图片：结构图',
    ]);
  });

  test('a moment after more than 40 pixels of scrolling it closes, not what was opened meanwhile', async () => {
    open();
    await pass(ZOOM_ATTACH_DELAY_MS);
    scrollTo(500);
    tell('open');
    tell('opened');
    await pass(ZOOM_CLOSE_DELAY_MS);
    expect(zoom.close).not.toHaveBeenCalled();

    scrollTo(500 + ZOOM_SCROLL_OFFSET_PX);
    await pass(ZOOM_CLOSE_DELAY_MS);
    expect(zoom.close).not.toHaveBeenCalled();

    scrollTo(501 + ZOOM_SCROLL_OFFSET_PX);
    await pass(ZOOM_CLOSE_DELAY_MS - 1);
    expect(zoom.close).not.toHaveBeenCalled();
    scrollTo(700);
    await pass(1);
    expect(zoom.close).toHaveBeenCalledTimes(1);
  });

  test('leaving the page closes what is open and puts the images back', async () => {
    const { root, close } = open();
    await pass(ZOOM_ATTACH_DELAY_MS);
    close();
    expect(zoom.close).toHaveBeenCalledTimes(1);
    expect(zoom.detach).toHaveBeenCalledTimes(1);
    expect(find(root, '#free').hasAttribute('role')).toBe(false);
  });

  test('a page left before loads nothing, nor does one without images', async () => {
    open().close();
    open('<div class="theme-default-content"><p>x</p></div>');
    await pass(ZOOM_ATTACH_DELAY_MS);
    expect(library).not.toHaveBeenCalled();
  });

  test('of a selector that is none, the library hears', async () => {
    open(HTML, 'p >> img');
    await pass(ZOOM_ATTACH_DELAY_MS);
    expect(library).toHaveBeenCalledWith('p >> img', expect.anything());
    const real = jest.requireActual<typeof mediumZoom>('medium-zoom');
    expect(() => real('p >> img')).toThrow(/^The provided selector is invalid\./);
  });
});
