/**
 * Whether a cache belongs to the worker of the old site: VuePress 1 with Workbox's default names, which end with the
 * scope, `-temp` behind it while it was being installed. Another site of this origin has another scope.
 */
function isOldCache(name: string, scope: string): boolean {
  return (
    name.startsWith('workbox-precache') && (name.endsWith(`-${scope}`) || name.endsWith(`-${scope}-temp`))
  );
}

/** Removes what the old site left on this device. True when there was something. */
export async function removeOldCaches(scope: string): Promise<boolean> {
  const old = (await caches.keys()).filter((name) => isOldCache(name, scope));
  await Promise.all(old.map((name) => caches.delete(name)));
  return old.length > 0;
}
