import { QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { refreshContent } from '../../../../src/app/dev/refresh-content';
import { queryKeyOf } from '../../../../src/content/queries';
import { createQueryClient } from '../../../../src/content/query-client';
import { bundleHandlers } from '../../../msw/bundle-handlers';
import { createBundle } from '../../../msw/create-bundle';
import { server } from '../../../msw/server';

beforeEach(() => server.use(...bundleHandlers(createBundle({ pages: [{ path: '/' }] }))));

test('loads the page on screen again, but no file whose name is the same', async () => {
  const client = createQueryClient();
  const asked: string[] = [];
  const record = (id: string) => ({
    queryKey: queryKeyOf('record', id),
    queryFn: () => asked.push(id),
  });
  let name = 'a.1';
  const route = {
    queryKey: queryKeyOf('route', '/a.html'),
    queryFn: () => client.fetchQuery(record(name)),
  };
  const leave = new QueryObserver(client, route).subscribe(() => undefined);
  await client.refetchQueries({ queryKey: route.queryKey });
  await refreshContent(client);
  expect(asked).toEqual(['a.1']);
  name = 'a.2';
  await refreshContent(client);
  expect(asked).toEqual(['a.1', 'a.2']);
  leave();
});

test('loads the page again that changes again while it is loading', async () => {
  const client = createQueryClient();
  let text = 'before';
  let arrival = Promise.resolve();
  const read = jest.fn(async () => {
    const answer = text;
    await arrival;
    return answer;
  });
  const route = { queryKey: queryKeyOf('route', '/a.html'), queryFn: read };
  const observer = new QueryObserver(client, route);
  const leave = observer.subscribe(() => undefined);
  await waitFor(() => expect(observer.getCurrentResult().data).toBe('before'));

  let arrive = () => {};
  arrival = new Promise((resolve) => {
    arrive = resolve;
  });
  text = 'between';
  const first = refreshContent(client);
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  text = 'after';
  const second = refreshContent(client);
  arrive();
  await Promise.all([first, second]);
  expect(observer.getCurrentResult().data).toBe('after');
  leave();
});
