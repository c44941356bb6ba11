/**
 * Whether a cache belongs to the worker of the old site: VuePress 1 with Workbox's default names, which end with the
 * scope, followed by `-temp` during installation. Another site of this origin has another scope.
 */
function isOldCache(name: string, scope: string): boolean {
  return (
    name.startsWith('workbox-precache') && (name.endsWith(`-${scope}`) || name.endsWith(`-${scope}-temp`))
  );
}

/** Deletes the old site's caches on this device. Returns whether there were any. */
export async function removeOldCaches(scope: string): Promise<boolean> {
  const old = (await caches.keys()).filter((name) => isOldCache(name, scope));
  await Promise.all(old.map((name) => caches.delete(name)));
  return old.length > 0;
}
