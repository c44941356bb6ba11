import { LENS_MESSAGES } from '../../bundle/messages/version-lens';

/** Whether a release (`7.3.1`) is newer than every release of a version (`7.2`). */
export function isNewer(release: string, version: string): boolean {
  const [major = 0, minor = 0] = release.split('.').map(Number);
  const [ownMajor = 0, ownMinor = 0] = version.split('.').map(Number);
  return major > ownMajor || (major === ownMajor && minor > ownMinor);
}

/**
 * Marks what is newer than the reader's version, and what the reader's version still has although newer versions
 * dropped it; collapsed lists of the latter are opened. Returns a function that removes the marks.
 */
export function markNewer(root: HTMLElement, version: string): () => void {
  const newer = [...root.querySelectorAll<HTMLElement>('[data-since]')].filter(({ dataset }) =>
    isNewer(dataset.since ?? '', version),
  );
  const present = [...root.querySelectorAll<HTMLElement>('[data-gone]')].filter(({ dataset }) =>
    isNewer(dataset.gone ?? '', version),
  );
  const notes = newer.map((element) => {
    const note = document.createElement('span');
    note.className = 'version-note';
    note.textContent = LENS_MESSAGES.missing(version);
    (element.querySelector('.since') ?? element).append(note);
    element.classList.add('is-newer');
    return note;
  });
  for (const element of present) element.classList.add('is-present');
  for (const list of new Set(present.map((element) => element.closest('details'))))
    list?.setAttribute('open', '');
  return () => {
    for (const note of notes) note.remove();
    for (const element of newer) element.classList.remove('is-newer');
    for (const element of present) element.classList.remove('is-present');
  };
}
