/** Caches that belong to the worker of the old site: VuePress 1 with Workbox's default names. */
function isOldCache(name: string, scope: string): boolean {
  // Another site of this origin may use Workbox too; its names carry another scope.
  return name.startsWith('workbox-precache') && (name.includes(scope) || !name.includes('://'));
}

/** Removes what the old site left on this device. True when there was something. */
export async function removeOldCaches(scope: string): Promise<boolean> {
  const old = (await caches.keys()).filter((name) => isOldCache(name, scope));
  await Promise.all(old.map((name) => caches.delete(name)));
  return old.length > 0;
}
