import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { useLinkPrefetch } from '../../../src/app/use-link-prefetch';
import { PREFETCH_REST_MS } from '../../../src/bundle/constants';
import { Providers } from '../../helpers/providers';
import { FAKE_TIME, settle } from '../../helpers/settle';
import { bundleHandlers } from '../../msw/bundle-handlers';
import { createBundle, type TestBundle } from '../../msw/create-bundle';
import { server } from '../../msw/server';

function Links() {
  const root = useRef<HTMLDivElement>(null);
  useLinkPrefetch(root);
  return (
    <div ref={root}>
      <a href="/docs/a.html">a</a>
      <a href="/docs/b.html">b</a>
      <a href="https://a.cn/">外</a>
    </div>
  );
}

function open(): { bundle: TestBundle; unmount: () => void } {
  const bundle = createBundle({ pages: [{ path: '/a.html' }, { path: '/b.html' }] });
  server.use(...bundleHandlers(bundle));
  return { bundle, ...render(<Links />, { wrapper: Providers }) };
}

const link = (name: string) => screen.getByRole('link', { name });

async function pass(ms: number): Promise<void> {
  jest.advanceTimersByTime(ms);
  await settle();
}

beforeEach(() => {
  jest.useFakeTimers(FAKE_TIME);
});
afterEach(() => {
  jest.useRealTimers();
});

describe('useLinkPrefetch', () => {
  test('loads a page, once, when the pointer rests on its link', async () => {
    const { bundle } = open();
    fireEvent.mouseOver(link('a'));
    await pass(PREFETCH_REST_MS - 1);
    expect(bundle.requests).toEqual([]);
    await pass(1);
    await waitFor(() => expect(bundle.countOf('/a.html')).toBe(1));
    fireEvent.mouseOver(link('a'));
    await pass(PREFETCH_REST_MS);
    expect(bundle.countOf('/a.html')).toBe(1);
  });

  test('loads only the page of the last link when the pointer moves over several links', async () => {
    const { bundle } = open();
    fireEvent.mouseOver(link('a'));
    await pass(PREFETCH_REST_MS - 1);
    fireEvent.mouseOver(link('b'));
    await pass(PREFETCH_REST_MS);
    await waitFor(() => expect(bundle.countOf('/b.html')).toBe(1));
    expect(bundle.countOf('/a.html')).toBe(0);
  });

  test('loads a page when the focus rests on its link, and at once when the link is touched', async () => {
    const { bundle } = open();
    fireEvent.focusIn(link('a'));
    await pass(PREFETCH_REST_MS);
    await waitFor(() => expect(bundle.countOf('/a.html')).toBe(1));
    fireEvent.touchStart(link('b'));
    await pass(0);
    await waitFor(() => expect(bundle.countOf('/b.html')).toBe(1));
  });

  test('loads nothing for a link to another site', async () => {
    const { bundle } = open();
    fireEvent.mouseOver(link('外'));
    await pass(PREFETCH_REST_MS);
    expect(bundle.requests).toEqual([]);
  });

  test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'prefetches nothing on a slow connection, or when the reader saves data (%j)',
    async (connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
      const { bundle } = open();
      Reflect.deleteProperty(navigator, 'connection');
      fireEvent.mouseOver(link('a'));
      await pass(PREFETCH_REST_MS);
      expect(bundle.requests).toEqual([]);
    },
  );

  test('loads nothing after it is unmounted', async () => {
    const { bundle, unmount } = open();
    fireEvent.mouseOver(link('a'));
    unmount();
    await pass(PREFETCH_REST_MS);
    expect(bundle.requests).toEqual([]);
  });
});
