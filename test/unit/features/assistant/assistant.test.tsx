import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { ASSISTANT_TIMEOUT_MS } from '../../../../src/bundle/constants';
import { Assistant } from '../../../../src/features/assistant/assistant';
import { server } from '../../../msw/server';

const URL = 'https://ai.example.cn/chat';

function frame(): HTMLIFrameElement {
  const found = document.querySelector('iframe');
  if (!found) throw new Error('There is no frame.');
  return found;
}

async function open() {
  const user = userEvent.setup();
  const view = render(<Assistant config={{ url: URL }} />);
  await user.click(screen.getByRole('button', { name: '打开智能助手' }));
  return { user, ...view };
}

test('shows only its button until it is opened', () => {
  render(<Assistant config={{ url: URL }} />);
  expect(screen.getByRole('button', { name: '打开智能助手' })).toHaveProperty('ariaExpanded', 'false');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.querySelector('iframe')).toBeNull();
});

test('opens under its configured title; Escape closes it and returns the focus to the button', async () => {
  server.use(http.get(URL, () => new HttpResponse('x')));
  const user = userEvent.setup();
  render(<Assistant config={{ url: URL, title: '小助手' }} />);
  const button = screen.getByRole('button', { name: '打开智能助手' });
  await user.click(button);
  const dialog = screen.getByRole('dialog', { name: '小助手' });
  expect(document.activeElement).toBe(dialog);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('stops showing the loading message when the address has answered and the frame has loaded', async () => {
  server.use(http.get(URL, () => new HttpResponse('x')));
  await open();
  expect(screen.getByRole('status').textContent).toBe('正在加载…');
  fireEvent.load(frame());
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(frame().src).toBe(URL);
});

test('allows allow-same-origin for a page of another site, but not for a page of this site', async () => {
  server.use(
    http.get(URL, () => new HttpResponse('x')),
    http.get('/docs/chat', () => new HttpResponse('x')),
  );
  const { unmount } = await open();
  expect(frame().getAttribute('sandbox')).toContain('allow-same-origin');
  unmount();
  render(<Assistant config={{ url: 'http://localhost/docs/chat' }} />);
  await userEvent.click(screen.getByRole('button', { name: '打开智能助手' }));
  expect(frame().getAttribute('sandbox')).not.toContain('allow-same-origin');
});

test('shows an alert if the address fails although the frame loads; 重试 tries the address again', async () => {
  server.use(
    http.get(
      URL,
      async () => {
        // Later than the frame: browsers load an error page of their own at once.
        await delay(20);
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  const { user } = await open();
  fireEvent.load(frame());
  expect((await screen.findByRole('alert')).textContent).toContain('没有打开');
  server.use(http.get(URL, () => new HttpResponse('x')));
  await user.click(screen.getByRole('button', { name: '重试' }));
  fireEvent.load(frame());
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows an alert if the address does not answer within ASSISTANT_TIMEOUT_MS', async () => {
  server.use(http.get(URL, () => delay('infinite')));
  jest.useFakeTimers();
  try {
    render(<Assistant config={{ url: URL }} />);
    fireEvent.click(screen.getByRole('button', { name: '打开智能助手' }));
    act(() => jest.advanceTimersByTime(ASSISTANT_TIMEOUT_MS - 1));
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('alert')).toBeDefined();
    expect(document.querySelector('iframe')).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});

test('keeps the alert’s 重试 button if the address answers after the timeout', async () => {
  let answer = (): void => undefined;
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let isAnswered = false;
  server.use(
    http.get(URL, async () => {
      await waiting;
      isAnswered = true;
      return new HttpResponse('x');
    }),
  );
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  try {
    render(<Assistant config={{ url: URL }} />);
    fireEvent.click(screen.getByRole('button', { name: '打开智能助手' }));
    fireEvent.load(frame());
    act(() => jest.advanceTimersByTime(ASSISTANT_TIMEOUT_MS));
    expect(screen.getByRole('button', { name: '重试' })).toBeDefined();
  } finally {
    jest.useRealTimers();
  }
  answer();
  await waitFor(() => expect(isAnswered).toBe(true));
  await act(() => delay(0));
  expect(screen.getByRole('button', { name: '重试' })).toBeDefined();
  expect(document.querySelector('iframe')).toBeNull();
});
