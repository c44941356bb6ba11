import type { QueryClient } from '@tanstack/react-query';
import { DOCUMENT_FRESH_MS } from '../../../src/bundle/constants';
import { loadPage, prefetchPage, routeQuery } from '../../../src/content/load-page';
import { createQueryClient } from '../../../src/content/query-client';
import { settle, watchRejection } from '../../helpers/settle';
import { bundleHandlers } from '../../msw/bundle-handlers';
import { createBundle, type TestBundle } from '../../msw/create-bundle';
import { server } from '../../msw/server';

const CHANNEL = '/model/tables/channel.html';
const PAGES = [{ path: '/' }, { path: '/model/' }, { path: CHANNEL, title: '栏目' }, { path: '/cli/' }];

function serve(options: Partial<Parameters<typeof createBundle>[0]> = {}): {
  bundle: TestBundle;
  client: QueryClient;
} {
  const bundle = createBundle({ pages: PAGES, ...options });
  server.use(...bundleHandlers(bundle));
  return { bundle, client: createQueryClient() };
}

describe('loadPage', () => {
  test('requests site.json, the section’s index and the record, in this order', async () => {
    const { bundle, client } = serve();
    await expect(loadPage(client, CHANNEL)).resolves.toMatchObject({
      kind: 'page',
      section: { section: 'model' },
      entry: { path: CHANNEL },
      record: { title: '栏目' },
    });
    expect(bundle.requests).toEqual(['site.json', bundle.fileOf('sections/model'), bundle.fileOf(CHANNEL)]);
  });

  test('requests one file for a page of a loaded section, two for a page of another section', async () => {
    const { bundle, client } = serve();
    await loadPage(client, '/model/');
    const before = bundle.requests.length;
    await loadPage(client, CHANNEL);
    expect(bundle.requests.slice(before)).toEqual([bundle.fileOf(CHANNEL)]);
    await loadPage(client, '/cli/');
    expect(bundle.requests.slice(before + 1)).toEqual([
      bundle.fileOf('sections/cli'),
      bundle.fileOf('/cli/'),
    ]);
  });

  test('does not request a page again', async () => {
    const { bundle, client } = serve();
    await loadPage(client, CHANNEL);
    const before = bundle.requests.length;
    await loadPage(client, CHANNEL);
    expect(bundle.requests).toHaveLength(before);
  });

  test('returns a redirect for another spelling of an address, without loading the record', async () => {
    const { bundle, client } = serve();
    await expect(loadPage(client, '/MODEL/tables/channel')).resolves.toEqual({
      kind: 'redirect',
      to: CHANNEL,
    });
    expect(bundle.countOf(CHANNEL)).toBe(0);
  });

  test('redirects an address in a folder of oldFolders to the page of the same name outside it', async () => {
    const { client } = serve({ site: { oldFolders: ['v7'] } });
    await expect(loadPage(client, `/v7${CHANNEL}`)).resolves.toEqual({ kind: 'redirect', to: CHANNEL });
    await expect(loadPage(client, '/v7')).resolves.toEqual({ kind: 'redirect', to: '/' });
    await expect(loadPage(client, '/v8/')).resolves.toMatchObject({ kind: 'not-found' });
  });

  test.each(['/model/nothing.html', '/nowhere/', '/100%.html'])('%s is not found', async (path) => {
    const { client } = serve();
    await expect(loadPage(client, path)).resolves.toMatchObject({ kind: 'not-found', path });
  });

  test('finds /cli.html beside a section /cli/, or redirects to /cli/ without such a page', async () => {
    const { client } = serve({
      pages: [{ path: '/' }, { path: '/cli/' }, { path: '/cli.html', title: '旁' }],
    });
    await expect(loadPage(client, '/cli.html')).resolves.toMatchObject({ record: { title: '旁' } });
    await expect(loadPage(client, '/cli/')).resolves.toMatchObject({ entry: { path: '/cli/' } });
    const other = serve();
    await expect(loadPage(other.client, '/cli.html')).resolves.toEqual({ kind: 'redirect', to: '/cli/' });
  });

  test('returns no section for an unknown address on a site without pages at its root', async () => {
    const { client } = serve({ pages: [{ path: '/model/' }] });
    await expect(loadPage(client, '/nowhere/')).resolves.toMatchObject({
      kind: 'not-found',
      section: undefined,
    });
  });

  test('finds a page in a section of several index parts by requesting only one part', async () => {
    const { bundle, client } = serve({ partSize: 1 });
    await expect(loadPage(client, CHANNEL)).resolves.toMatchObject({
      kind: 'page',
      entry: { path: CHANNEL },
    });
    expect(bundle.countOf('sections/model')).toBe(1);
  });

  test.each(['/model/x.html', '/model/x'])(
    '%s redirects to the page of the folder /model/x/, which another index part lists',
    async (path) => {
      const { client } = serve({ pages: [...PAGES, { path: '/model/x/' }], partSize: 1 });
      await expect(loadPage(client, path)).resolves.toEqual({ kind: 'redirect', to: '/model/x/' });
    },
  );
});

describe('after a deployment an open tab', () => {
  const deployed = PAGES.map((page) => (page.path === CHANNEL ? { ...page, title: '栏目（新）' } : page));

  test('reloads site.json for a missing record and returns the new record', async () => {
    const { bundle, client } = serve();
    await loadPage(client, '/model/');
    bundle.deploy({ pages: deployed });
    await expect(loadPage(client, CHANNEL)).resolves.toMatchObject({ record: { title: '栏目（新）' } });
    expect(bundle.countOf('site.json')).toBe(2);
    expect(bundle.countOf(CHANNEL)).toBe(2);
  });

  test('reloads site.json for a missing section index too', async () => {
    const { bundle, client } = serve();
    await loadPage(client, '/cli/');
    bundle.deploy({ pages: deployed });
    await expect(loadPage(client, CHANNEL)).resolves.toMatchObject({ record: { title: '栏目（新）' } });
    expect(bundle.countOf('site.json')).toBe(2);
  });

  test('returns not-found if the new version does not have the page', async () => {
    const { bundle, client } = serve();
    await loadPage(client, '/model/');
    bundle.deploy({ pages: PAGES.filter((page) => page.path !== CHANNEL) });
    await expect(loadPage(client, CHANNEL)).resolves.toMatchObject({ kind: 'not-found' });
  });

  test('returns the new record also if the clock was set back in the meantime', async () => {
    const { bundle, client } = serve();
    await loadPage(client, '/model/');
    bundle.deploy({ pages: deployed });
    jest.spyOn(Date, 'now').mockReturnValue(0);
    await expect(loadPage(client, CHANNEL)).resolves.toMatchObject({ record: { title: '栏目（新）' } });
  });

  test('reloads site.json once for several pages at the same time', async () => {
    const { bundle, client } = serve();
    await loadPage(client, '/');
    bundle.deploy({ pages: deployed.map((page) => ({ ...page, html: `<h1>${page.path}</h1>` })) });
    const paths = ['/model/', CHANNEL, '/cli/'];
    const pages = await Promise.all(paths.map((path) => loadPage(client, path)));
    expect(pages.map(({ kind }) => kind)).toEqual(['page', 'page', 'page']);
    expect(bundle.countOf('site.json')).toBe(2);
  });

  test('returns the old record if an older version was deployed', async () => {
    const { bundle, client } = serve({ pages: deployed });
    await loadPage(client, '/model/');
    bundle.deploy({ pages: PAGES });
    await expect(loadPage(client, CHANNEL)).resolves.toMatchObject({ record: { title: '栏目' } });
  });

  test('finds a page that was not found in the version before', async () => {
    const { bundle, client } = serve({ pages: PAGES.filter((page) => page.path !== CHANNEL) });
    jest.spyOn(performance, 'now').mockReturnValue(DOCUMENT_FRESH_MS);
    await expect(client.fetchQuery(routeQuery(client, CHANNEL))).resolves.toMatchObject({
      kind: 'not-found',
    });
    expect(bundle.countOf('site.json')).toBe(2);
    bundle.deploy({ pages: deployed });
    await expect(client.fetchQuery(routeQuery(client, CHANNEL))).resolves.toMatchObject({ kind: 'page' });
  });

  test('does not reload site.json for an unknown address if the document has just been loaded', async () => {
    const { bundle, client } = serve();
    jest.spyOn(performance, 'now').mockReturnValue(DOCUMENT_FRESH_MS - 1);
    await expect(loadPage(client, '/model/nothing.html')).resolves.toMatchObject({ kind: 'not-found' });
    expect(bundle.countOf('site.json')).toBe(1);
  });

  test('returns not-found for an unknown address also if site.json cannot be reloaded', async () => {
    const { bundle, client } = serve();
    jest.spyOn(performance, 'now').mockReturnValue(DOCUMENT_FRESH_MS);
    await loadPage(client, '/model/');
    bundle.fail('site.json', { status: 403 });
    await expect(loadPage(client, '/model/nothing.html')).resolves.toMatchObject({ kind: 'not-found' });
  });

  test('fails as outdated if the new site.json has another schema', async () => {
    const { bundle, client } = serve();
    await loadPage(client, '/model/');
    bundle.deploy({ pages: deployed });
    bundle.fail('site.json', 'other-schema');
    await expect(loadPage(client, CHANNEL)).rejects.toMatchObject({ failure: { kind: 'outdated' } });
  });

  test('uses the site.json that is loaded already if the reload fails', async () => {
    const { bundle, client } = serve();
    await loadPage(client, '/model/');
    bundle.fail(CHANNEL, 'missing', { times: 1 });
    const lift = bundle.fail('site.json', 'not-json');
    await expect(loadPage(client, CHANNEL)).rejects.toMatchObject({ failure: { kind: 'invalid' } });
    await expect(loadPage(client, '/cli/')).resolves.toMatchObject({ kind: 'page' });
    lift();
  });

  test('reports missing after one more try when the file is missing in the new version too', async () => {
    const { bundle, client } = serve();
    bundle.fail(CHANNEL, 'missing');
    await expect(loadPage(client, CHANNEL)).rejects.toMatchObject({ failure: { kind: 'missing' } });
    expect(bundle.countOf('site.json')).toBe(2);
    expect(bundle.countOf(CHANNEL)).toBe(2);
  });

  test('does not reload site.json for another failure', async () => {
    const { bundle, client } = serve();
    bundle.fail(CHANNEL, 'not-json');
    await expect(loadPage(client, CHANNEL)).rejects.toMatchObject({ failure: { kind: 'invalid' } });
    expect(bundle.countOf('site.json')).toBe(1);
  });
});

describe('a page that the reader no longer waits for', () => {
  test('has its request aborted, which frees the connection, and can be loaded again', async () => {
    const { bundle, client } = serve();
    await loadPage(client, '/model/');
    bundle.fail(CHANNEL, 'late');
    const controller = new AbortController();
    const asked = jest.spyOn(globalThis, 'fetch');
    const watched = watchRejection(loadPage(client, CHANNEL, controller.signal));
    await settle();
    controller.abort();
    await settle();
    expect(asked.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
    expect(watched.error).toBeDefined();
    bundle.restore();
    await expect(loadPage(client, CHANNEL)).resolves.toMatchObject({ kind: 'page' });
  });
});

describe('a failure is not cached', () => {
  test.each([CHANNEL, 'sections/model', 'site.json'] as const)(
    'of %s: the next try requests the file again',
    async (target) => {
      const { bundle, client } = serve();
      const lift = bundle.fail(target, 'not-json');
      await expect(client.fetchQuery(routeQuery(client, CHANNEL))).rejects.toMatchObject({
        failure: { kind: 'invalid' },
      });
      lift();
      await expect(client.fetchQuery(routeQuery(client, CHANNEL))).resolves.toMatchObject({ kind: 'page' });
    },
  );
});

describe('routeQuery', () => {
  test('two spellings of one address share a query', () => {
    const { client } = serve();
    expect(routeQuery(client, '/%E6%A0%8F.html').queryKey).toEqual(routeQuery(client, '/栏.html').queryKey);
  });
});

describe('prefetchPage', () => {
  test('a prefetched page is opened without another request', async () => {
    const { bundle, client } = serve();
    await prefetchPage(client, CHANNEL);
    const before = bundle.requests.length;
    await client.fetchQuery(routeQuery(client, CHANNEL));
    expect(bundle.requests).toHaveLength(before);
  });

  test('follows a redirect and loads its target', async () => {
    const { bundle, client } = serve();
    await prefetchPage(client, '/model/tables/channel');
    expect(bundle.countOf(CHANNEL)).toBe(1);
  });

  test('does not reject if the page cannot be loaded', async () => {
    const { bundle, client } = serve();
    bundle.fail(CHANNEL, 'not-json');
    await expect(prefetchPage(client, CHANNEL)).resolves.toBeUndefined();
  });
});
