import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { SCHEMA_VERSION } from '../../../../src/bundle/constants';
import type { SiteIndex } from '../../../../src/bundle/records';
import { CACHES, PRECACHE_PREFIX, savedCacheName } from '../../../../src/bundle/worker-contract';
import { workerFile } from '../../../../tools/app/worker-file';
import { WORKER_ASSET } from '../../../../tools/documents/app-assets';

const SITE: SiteIndex = {
  schema: SCHEMA_VERSION,
  buildId: 'b1',
  title: '',
  description: '',
  lang: 'zh-CN',
  origin: '',
  nav: [],
  sections: [
    { name: 'api', path: '/api/', title: 'API', parts: [{ from: '', file: 'sections/api.0a.json' }] },
  ],
  meta: [],
  lastUpdatedLabel: '',
  offline: 'offline/sections.0a.json',
};

const APP = { files: new Map([[WORKER_ASSET, Buffer.from('self.ran = true;')]]) };

/** Writes the files of a built site from which the worker file is made. Returns their folder. */
function writeTree(shell: string): string {
  const root = mkdtempSync(path.join(tmpdir(), 'worker-file-'));
  const files = {
    'docs/404.html': shell,
    'docs/offline.html': 'offline',
    'docs/favicon.svg': '<svg/>',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  return root;
}

test('the worker file changes with the build ID and 404.html, and is otherwise the same', async () => {
  const make = async (shell: string, site: SiteIndex) => {
    const root = writeTree(shell);
    const { file, data } = await workerFile((file) => path.join(root, file), APP, site);
    expect(file).toBe('docs/service-worker.js');
    return data;
  };
  const first = await make('a', SITE);
  expect(await make('a', SITE)).toBe(first);
  expect(await make('b', SITE)).not.toBe(first);
  expect(await make('a', { ...SITE, buildId: 'b2' })).not.toBe(first);
});

test('the worker file defines __SITE with the build ID, the sections and the precached files', async () => {
  const root = writeTree('a');
  const { data } = await workerFile((file) => path.join(root, file), APP, SITE);
  const self: Record<string, unknown> = {};
  vm.runInNewContext(String(data), { self });
  expect(self).toMatchObject({
    ran: true,
    __SITE: {
      buildId: 'b1',
      sections: [{ name: 'api', parts: [{ from: '', file: 'sections/api.0a.json' }] }],
      shell: [
        { url: '/docs/assets/offline/sections.0a.json', revision: null },
        { url: '/docs/404.html', revision: expect.any(String) },
        { url: '/docs/offline.html', revision: expect.any(String) },
        { url: '/docs/favicon.svg', revision: expect.any(String) },
      ],
    },
  });
});

/** The names of caches that are left by the worker that replaces the one of a site without offline reading. */
async function retire(scope: string, all: readonly string[]): Promise<string[]> {
  const root = writeTree('a');
  const { offline: _, ...site } = SITE;
  const { copyOf = '' } = await workerFile((file) => path.join(root, file), APP, site);
  const names = new Set(all);
  const listeners: Record<string, (event: { waitUntil(work: Promise<void>): void }) => void> = {};
  let isRegistered = true;
  const self = {
    addEventListener: (type: string, listener: (typeof listeners)[string]) => {
      listeners[type] = listener;
    },
    registration: {
      scope,
      unregister: async () => {
        isRegistered = false;
      },
    },
  };
  const caches = { keys: async () => [...names], delete: async (name: string) => names.delete(name) };
  vm.runInNewContext(readFileSync(copyOf, 'utf8'), { self, caches, URL });
  await new Promise<void>((resolve) => listeners.activate?.({ waitUntil: (work) => resolve(work) }));
  expect(isRegistered).toBe(false);
  return [...names];
}

test('without offline reading, the worker unregisters itself and deletes only its own caches', async () => {
  const scope = 'https://example.cn/docs/';
  const own = [
    ...Object.values(CACHES),
    savedCacheName('api'),
    `${PRECACHE_PREFIX}-precache-v2-${scope}`,
    `workbox-precache-v2-${scope}`,
  ];
  const old = [
    'docs:/docs/7.3/-records',
    'docs:/docs/7.3/-saved-api',
    `docs:/docs/7.3/-precache-v2-${scope}7.3/`,
  ];
  const foreign = ['docs', 'docs-another', 'docs-precache-v2-https://example.cn/', 'workbox-precache-v2-x'];
  expect(await retire(scope, [...own, ...old, ...foreign])).toEqual([...old, ...foreign]);
  expect(await retire(`${scope}7.3/`, [...own, ...old, ...foreign])).toEqual([...own, ...foreign]);
});
