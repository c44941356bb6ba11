import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SEARCH_SLOW_MS } from '../../../../src/bundle/constants';
import { createQueryClient } from '../../../../src/content/query-client';
import { searchQuery } from '../../../../src/features/search/search-query';
import { useSearch } from '../../../../src/features/search/use-search';
import { createHit, FakeEngine } from '../../../helpers/fake-engine';
import { Providers } from '../../../helpers/providers';
import { FAKE_TIME, settle } from '../../../helpers/settle';
import { createTestSite } from '../../app/site-for-tests';

const { site } = createTestSite();
const A = createHit('/model/a.html', '甲');
const B = createHit('/model/b.html', '乙');

function search(query: string) {
  const engine = new FakeEngine();
  const client = createQueryClient();
  client.setQueryData(searchQuery(site).queryKey, engine);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Providers client={client}>{children}</Providers>
  );
  const toRequest = (q: string, section = '') => ({ query: q, section, from: '/model/', limit: 5 });
  const initialProps: { q: string; section?: string } = { q: query };
  const hook = renderHook(({ q, section }: typeof initialProps) => useSearch(site, toRequest(q, section)), {
    initialProps,
    wrapper,
  });
  const titles = () => hook.result.current.answered?.hits.map(({ path }) => path);
  return { engine, ...hook, titles };
}

test('passes the reader’s page to the engine, and the section only if one is chosen', async () => {
  const { engine, rerender } = search('x');
  await act(settle);
  expect(engine.calls[0]?.options).toEqual({ from: '/model/', limit: 5 });
  rerender({ q: 'x', section: 'cli' });
  await act(settle);
  expect(engine.calls[1]?.options).toEqual({ from: '/model/', limit: 5, section: 'cli' });
});

test('does not search without a query', async () => {
  const { engine, result } = search('');
  await act(settle);
  expect(engine.calls).toEqual([]);
  expect(result.current).toMatchObject({ answered: undefined, isSearching: false, error: undefined });
});

test('a late answer does not replace a newer answer', async () => {
  const { engine, rerender, titles, result } = search('a');
  await act(settle);
  rerender({ q: 'ab' });
  await act(settle);
  engine.calls[1]?.answer({ hits: [B] });
  await act(settle);
  engine.calls[0]?.partly({ hits: [A] });
  engine.calls[0]?.answer({ hits: [A] });
  await act(settle);
  expect(titles()).toEqual([B.path]);
  expect(result.current.isSearching).toBe(false);
});

test('returns a partial answer first, and keeps the last answer while the next search runs', async () => {
  const { engine, rerender, titles, result } = search('a');
  await act(settle);
  act(() => engine.calls[0]?.partly({ hits: [A] }));
  expect(titles()).toEqual([A.path]);
  expect(result.current.isSearching).toBe(true);
  engine.calls[0]?.answer({ hits: [A, B] });
  await act(settle);
  expect(titles()).toEqual([A.path, B.path]);
  rerender({ q: 'ab' });
  await act(settle);
  expect(result.current).toMatchObject({ isSearching: true, answered: { query: 'a' } });
});

test('isSlow is true from SEARCH_SLOW_MS until the answer arrives', async () => {
  jest.useFakeTimers(FAKE_TIME);
  const { engine, result } = search('a');
  await act(settle);
  act(() => jest.advanceTimersByTime(SEARCH_SLOW_MS - 1));
  expect(result.current.isSlow).toBe(false);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current.isSlow).toBe(true);
  engine.calls[0]?.answer({ hits: [A] });
  await act(settle);
  expect(result.current.isSlow).toBe(false);
  jest.useRealTimers();
});

test('returns the error of a failed search, and retry searches again', async () => {
  const { engine, titles, result } = search('a');
  await act(settle);
  const fault = new Error('no index');
  engine.calls[0]?.fail(fault);
  await waitFor(() => expect(result.current.error).toBe(fault));
  expect(result.current.isSearching).toBe(false);
  act(() => result.current.retry());
  await act(settle);
  engine.calls[1]?.answer({ hits: [A] });
  await waitFor(() => expect(titles()).toEqual([A.path]));
  expect(result.current.error).toBeUndefined();
});
