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

/** Calls the library’s listeners for this event. */
function tell(event: string): void {
  for (const [type, listener] of zoom.on.mock.calls) if (type === event) listener(new Event(event));
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
  test('makes images outside links zoomable a second after the page is shown', async () => {
    open();
    await pass(ZOOM_ATTACH_DELAY_MS - 1);
    expect(library).not.toHaveBeenCalled();
    await pass(1);
    expect(library).toHaveBeenCalledWith(
      '.theme-default-content img:not(a *)',
      expect.objectContaining({ scrollOffset: 40 }),
    );
  });

  test('makes each zoomable image a button that Enter and Space press', async () => {
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

  test('closes the image shortly after more than 40 pixels of scrolling since it was opened', async () => {
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

  test('closes the image and restores the elements on unmount', async () => {
    const { root, close } = open();
    await pass(ZOOM_ATTACH_DELAY_MS);
    close();
    expect(zoom.close).toHaveBeenCalledTimes(1);
    expect(zoom.detach).toHaveBeenCalledTimes(1);
    expect(find(root, '#free').hasAttribute('role')).toBe(false);
  });

  test('does not call the library if the page is left first or has no images', async () => {
    open().close();
    open('<div class="theme-default-content"><p>x</p></div>');
    await pass(ZOOM_ATTACH_DELAY_MS);
    expect(library).not.toHaveBeenCalled();
  });

  test('passes an invalid selector to the library, which throws an error of its own', async () => {
    open(HTML, 'p >> img');
    await pass(ZOOM_ATTACH_DELAY_MS);
    expect(library).toHaveBeenCalledWith('p >> img', expect.anything());
    const real = jest.requireActual<typeof mediumZoom>('medium-zoom');
    expect(() => real('p >> img')).toThrow(/^The provided selector is invalid\./);
  });
});
