/// <reference types="webpack/module" />

/** Whether an update is being put in place; the next one waits for it. */
let work: Promise<void> = Promise.resolve();

/** Replaces the parts of the app that differ in the build of this hash; where that cannot be done, the page loads again. */
export function takeAppUpdate(hash: string): Promise<void> {
  work = work.then(() => update(hash));
  return work;
}

async function update(hash: string): Promise<void> {
  // Written out: webpack knows it by this form only.
  const hot = import.meta.webpackHot;
  if (!hot || hash === '' || __webpack_hash__ === hash) return;
  try {
    const replaced = await hot.check(true);
    // Null: the server has no way from this build to the last one.
    if (replaced === null) window.location.reload();
    // Built again meanwhile.
    else if (__webpack_hash__ !== hash) await update(hash);
  } catch (error) {
    // A part that is no component, or a fault while it started: only from the beginning is everything right.
    console.warn('The page loads again.', error);
    window.location.reload();
  }
}
