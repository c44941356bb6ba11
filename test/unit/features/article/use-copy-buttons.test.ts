import { screen, waitFor } from '@testing-library/dom';
import { act, renderHook } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { COPIED_SHOWN_MS } from '../../../../src/bundle/constants';
import { useCopyButtons } from '../../../../src/features/article/use-copy-buttons';
import { showHtml } from '../../../helpers/page';

const CODE =
  '<div class="language-bash extra-class"><div class="code-bar"></div><pre class="language-bash" tabindex="0"><code>' +
  '<span class="diff remove">old</span>\n<span class="diff remove"> older</span>\n' +
  '<span class="hljs-built_in">cd</span> &lt;站点&gt;\n<span class="diff remove">old</span>\nls\n' +
  '<span class="diff remove">last</span>\n</code></pre></div>';

function open(): { announce: jest.Mock; close: () => void } {
  const box = { current: showHtml(CODE) };
  const announce = jest.fn();
  const { unmount } = renderHook(() => useCopyButtons(box, announce));
  return { announce, close: unmount };
}

beforeEach(() => document.body.replaceChildren());

describe('useCopyButtons', () => {
  test('copies the code without mark-up, last line break and removed lines, and announces it', async () => {
    const user = userEvent.setup();
    const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { announce } = open();
    await user.click(screen.getByRole('button', { name: /^复制代码/ }));
    expect(writeText).toHaveBeenCalledWith('cd <站点>\nls');
    await waitFor(() => expect(announce).toHaveBeenCalledWith('已复制'));
  });

  test('the label of a button has the first line that it copies', () => {
    open();
    expect(screen.getByRole('button', { name: '复制代码：cd <站点>' })).toBeTruthy();
  });

  test('announces a failure when the browser refuses', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    const { announce } = open();
    await user.click(screen.getByRole('button', { name: /^复制代码/ }));
    await waitFor(() => expect(announce).toHaveBeenCalledWith('复制失败，请手动选择代码'));
  });

  test('shows 已复制 on the button for COPIED_SHOWN_MS', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    open();
    const button = screen.getByRole('button', { name: /^复制代码/ });
    await user.click(button);
    await waitFor(() => expect(button.textContent).toBe('已复制'));
    act(() => jest.advanceTimersByTime(COPIED_SHOWN_MS));
    expect(button.textContent).toBe('复制');
    jest.useRealTimers();
  });

  test('removes the buttons on unmount', () => {
    const { close } = open();
    close();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
