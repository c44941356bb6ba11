import { QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { refreshContent } from '../../../../src/app/dev/refresh-content';
import { queryKeyOf } from '../../../../src/content/queries';
import { createQueryClient } from '../../../../src/content/query-client';
import { bundleHandlers } from '../../../msw/bundle-handlers';
import { createBundle } from '../../../msw/create-bundle';
import { server } from '../../../msw/server';

const NOTHING = { indexes: false, pages: [] };

beforeEach(() => server.use(...bundleHandlers(createBundle({ pages: [{ path: '/' }] }))));

function createCache() {
  const client = createQueryClient();
  const asked: string[] = [];
  const load = (kind: 'section' | 'record', id: string) => ({
    queryKey: queryKeyOf(kind, id),
    queryFn: () => asked.push(`${kind} ${id}`),
  });
  const route = {
    queryKey: queryKeyOf('route', '/a.html'),
    queryFn: async () => {
      await client.fetchQuery(load('section', 's'));
      return client.fetchQuery(load('record', 'a'));
    },
  };
  return { client, asked, load, route };
}

test('reloads a changed page at once if it is on screen, and otherwise when it is needed', async () => {
  const { client, asked, load, route } = createCache();
  const leave = new QueryObserver(client, route).subscribe(() => undefined);
  await client.refetchQueries({ queryKey: route.queryKey });
  await client.fetchQuery(load('record', 'other'));
  asked.length = 0;
  await refreshContent(client, { ...NOTHING, pages: ['a', 'other'] });
  expect(asked).toEqual(['record a']);
  await client.fetchQuery(load('record', 'other'));
  expect(asked).toEqual(['record a', 'record other']);
  leave();
});

test('reloads the index of the section on screen when the indexes have changed', async () => {
  const { client, asked, route } = createCache();
  const leave = new QueryObserver(client, route).subscribe(() => undefined);
  await client.refetchQueries({ queryKey: route.queryKey });
  asked.length = 0;
  await refreshContent(client, { ...NOTHING, indexes: true });
  expect(asked).toEqual(['section s']);
  leave();
});

test('reloads a file that changes again while it is loading', async () => {
  const client = createQueryClient();
  let text = 'before';
  let arrival = Promise.resolve();
  const read = jest.fn(async () => {
    const answer = text;
    await arrival;
    return answer;
  });
  const section = { queryKey: queryKeyOf('section', 's'), queryFn: read };
  const route = { queryKey: queryKeyOf('route', '/a.html'), queryFn: () => client.fetchQuery(section) };
  const observer = new QueryObserver(client, route);
  const leave = observer.subscribe(() => undefined);
  await client.refetchQueries({ queryKey: route.queryKey });

  let arrive = () => {};
  arrival = new Promise((resolve) => {
    arrive = resolve;
  });
  text = 'between';
  const first = refreshContent(client, { ...NOTHING, indexes: true });
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  text = 'after';
  const second = refreshContent(client, { ...NOTHING, indexes: true });
  arrive();
  await Promise.all([first, second]);
  expect(observer.getCurrentResult().data).toBe('after');
  leave();
});

test('opens the search engine again when the indexes have changed, but not for a changed page', async () => {
  const client = createQueryClient();
  const open = jest.fn(async () => 'engine');
  const engine = { queryKey: queryKeyOf('search', 'development'), queryFn: open };
  await client.fetchQuery(engine);
  await refreshContent(client, { ...NOTHING, pages: ['a'] });
  await client.fetchQuery(engine);
  expect(open).toHaveBeenCalledTimes(1);
  await refreshContent(client, { ...NOTHING, indexes: true });
  await client.fetchQuery(engine);
  expect(open).toHaveBeenCalledTimes(2);
});
