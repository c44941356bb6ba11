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

test('is a button and nothing else until it is opened', () => {
  render(<Assistant config={{ url: URL }} />);
  expect(screen.getByRole('button', { name: '打开智能助手' })).toHaveProperty('ariaExpanded', 'false');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.querySelector('iframe')).toBeNull();
});

test('opens under the title of the site, and closes by Escape with the focus back on its button', async () => {
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

test('shows the frame when the address has answered and the frame has loaded', async () => {
  server.use(http.get(URL, () => new HttpResponse('x')));
  await open();
  expect(screen.getByRole('status').textContent).toBe('正在加载…');
  fireEvent.load(frame());
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(frame().src).toBe(URL);
});

test('a page of another site keeps its own storage, one of this site could reach out of the frame with it', async () => {
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

test('a dead address is told of, although the browser loads a page of its own into the frame', async () => {
  server.use(
    http.get(
      URL,
      async () => {
        // After the frame: browsers load their page about a dead host at once.
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

test('what never answers is given up after a while', async () => {
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

test('an answer that comes after that changes nothing: the button to retry stays', async () => {
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
