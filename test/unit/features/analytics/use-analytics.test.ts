import { renderHook, waitFor } from '@testing-library/react';
import { FEEDBACK_EVENT } from '../../../../src/bundle/constants';
import type { AnalyticsConfig } from '../../../../src/bundle/records';
import { useAnalytics } from '../../../../src/features/analytics/use-analytics';
import { reportError } from '../../../../src/shared/report-error';

const CONFIG: AnalyticsConfig = {
  src: 'https://stat.example.cn/s.js',
  attributes: { 'data-site': '7' },
  queue: {
    name: '_stat',
    setup: [['site', 7]],
    pageView: [['view', '{path}', '{url}', '{title}', true]],
    error: [['error', '{context}: {message} ({path}) {other}']],
    feedback: [['said', '{answer}', '{path}']],
  },
  respectsRefusal: true,
};

/** Other statistics, which count also readers who ask not to be tracked. */
const OTHER: AnalyticsConfig = {
  ...CONFIG,
  src: 'https://stat.example.cn/other.js',
  queue: { name: '_other', setup: [['site', 8]], pageView: [['view', '{path}']], error: [], feedback: [] },
  respectsRefusal: false,
};

/** Starts `OTHER` and waits until it counts; statistics that started before it would count by then. */
async function startAnother(): Promise<void> {
  run(OTHER);
  await waitFor(() => expect(Reflect.get(window, '_other')).toHaveLength(2));
  Reflect.deleteProperty(window, '_other');
}

function scripts(): HTMLScriptElement[] {
  return [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
}

function commands(): unknown {
  return Reflect.get(window, '_stat');
}

function run(config = CONFIG) {
  return renderHook(({ path }) => useAnalytics(config, path), { initialProps: { path: '/docs/a.html' } });
}

beforeEach(() => {
  document.title = '甲';
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  Reflect.deleteProperty(window, '_stat');
  for (const script of scripts()) script.remove();
});

describe('useAnalytics', () => {
  test('loads the script later, and then counts each page with its title, also earlier pages', async () => {
    const { rerender } = run();
    expect(scripts()).toEqual([]);
    await Promise.resolve();
    document.title = '乙';
    rerender({ path: '/docs/b.html' });
    await waitFor(() =>
      expect(commands()).toEqual([
        ['site', 7],
        ['view', '/docs/a.html', 'http://localhost/docs/a.html', '甲', true],
        ['view', '/docs/b.html', 'http://localhost/docs/b.html', '乙', true],
      ]),
    );
    expect(scripts().map(({ src, async, dataset }) => [src, async, dataset.site])).toEqual([
      ['https://stat.example.cn/s.js', true, '7'],
    ]);
    rerender({ path: '/docs/b.html' });
    expect(commands()).toHaveLength(3);
  });

  test('counts a reported error once, and an error that nobody caught', async () => {
    run();
    await waitFor(() => expect(commands()).toHaveLength(2));
    reportError('search', new Error('坏了'));
    reportError('search', new Error('坏了'));
    window.dispatchEvent(new ErrorEvent('error', { message: 'Error: x' }));
    expect(commands()).toEqual([
      expect.anything(),
      expect.anything(),
      ['error', 'search: Error: 坏了 (/docs/) {other}'],
      ['error', 'script: Error: x (/docs/) {other}'],
    ]);
  });

  test('an error in the script of the statistics does not reach the app', async () => {
    run();
    await waitFor(() => expect(commands()).toHaveLength(2));
    const push = (): never => {
      throw new Error('no');
    };
    Reflect.set(window, '_stat', { push });
    expect(() => reportError('search', new Error('坏了'))).not.toThrow();
  });

  test('keeps no commands for a script that failed to load', async () => {
    const { rerender } = run();
    await waitFor(() => expect(commands()).toHaveLength(2));
    scripts()[0]?.dispatchEvent(new Event('error'));
    rerender({ path: '/docs/c.html' });
    await startAnother();
    expect(commands()).toEqual([]);
  });

  test('counts a reader’s answer to the feedback question', async () => {
    run();
    await waitFor(() => expect(commands()).toHaveLength(2));
    window.dispatchEvent(new CustomEvent(FEEDBACK_EVENT, { detail: { answer: 'yes', path: '/a.html' } }));
    expect(commands()).toContainEqual(['said', 'yes', window.location.pathname]);
  });

  test('removes the script and the listeners on unmount', async () => {
    const { unmount } = run();
    await waitFor(() => expect(commands()).toHaveLength(2));
    unmount();
    expect(scripts()).toEqual([]);
    reportError('search', new Error('坏了'));
    window.dispatchEvent(new ErrorEvent('error', { message: 'x' }));
    expect(commands()).toHaveLength(2);
  });

  test.each([
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ])('does not count readers with %s, unless the site does not respect it', async (name, value) => {
    Object.defineProperty(navigator, name, { value, configurable: true });
    run();
    await startAnother();
    expect([commands(), scripts().map(({ src }) => src)]).toEqual([undefined, [OTHER.src]]);
    Reflect.deleteProperty(navigator, name);
  });

  test('does nothing without a configuration', async () => {
    renderHook(() => useAnalytics(undefined, '/docs/'));
    await startAnother();
    expect([commands(), scripts().map(({ src }) => src)]).toEqual([undefined, [OTHER.src]]);
  });
});
