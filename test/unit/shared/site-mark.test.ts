type Contract = typeof import('../../../src/bundle/worker-contract');
type StorageModule = typeof import('../../../src/shared/storage');
type FirstPaint = typeof import('../../../src/app/first-paint-script');

const { DOCS_BASE } = process.env;
afterEach(() => {
  process.env.DOCS_BASE = DOCS_BASE ?? '';
  localStorage.clear();
});

/** What a site at this base uses in a reader's browser. */
function siteAt(base: string) {
  process.env.DOCS_BASE = base;
  let site: (Contract & StorageModule & FirstPaint) | undefined;
  jest.isolateModules(() => {
    site = {
      ...jest.requireActual<Contract>('../../../src/bundle/worker-contract'),
      ...jest.requireActual<StorageModule>('../../../src/shared/storage'),
      ...jest.requireActual<FirstPaint>('../../../src/app/first-paint-script'),
    };
  });
  if (!site) throw new Error('the modules were not loaded');
  return site;
}

test('readers of the site at /docs/ keep what is stored under names without a base', () => {
  const { CACHES, savedCacheName, readStored, STORAGE_KEYS } = siteAt('/docs/');
  expect([CACHES.records, savedCacheName('stl')]).toEqual(['docs-records', 'docs-saved-stl']);
  localStorage.setItem('color-scheme', 'dark');
  expect(readStored('localStorage', STORAGE_KEYS.colorScheme)).toBe('dark');
});

test.each([
  ['/docs/', '/docs/7.3/'],
  ['/docs/', '/help/'],
  ['/docs/7.3/', '/docs/7.4/'],
  ['/', '/docs/'],
])('sites at %s and %s of one host share no cache and no stored value', (one, other) => {
  const [a, b] = [siteAt(one), siteAt(other)];
  const names = Object.values(b.CACHES);
  expect(Object.values(a.CACHES).filter((name) => names.includes(name))).toEqual([]);
  expect(a.PRECACHE_PREFIX).not.toBe(b.PRECACHE_PREFIX);
  expect(a.sectionOfCache(b.savedCacheName('stl'))).toBeUndefined();
  expect(b.sectionOfCache(a.savedCacheName('stl'))).toBeUndefined();
  a.writeStored('localStorage', a.STORAGE_KEYS.codeGroup, 'Linux');
  expect(a.readStored('localStorage', a.STORAGE_KEYS.codeGroup)).toBe('Linux');
  expect(b.readStored('localStorage', b.STORAGE_KEYS.codeGroup)).toBeUndefined();
  // One policy, with the hash of this script, may be sent for both.
  expect(a.FIRST_PAINT_SCRIPT).toBe(b.FIRST_PAINT_SCRIPT);
});
