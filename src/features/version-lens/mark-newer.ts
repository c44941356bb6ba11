import { isNewerVersion } from '../../bundle/is-newer-version';
import { LENS_MESSAGES } from '../../bundle/messages/version-lens';

/**
 * Marks what is newer than the reader's version, and what the reader's version still has although newer versions
 * dropped it; collapsed lists of the latter are opened. Returns a function that removes the marks.
 */
export function markNewer(root: HTMLElement, version: string): () => void {
  const newer = [...root.querySelectorAll<HTMLElement>('[data-since]')].filter(({ dataset }) =>
    isNewerVersion(dataset.since ?? '', version),
  );
  const present = [...root.querySelectorAll<HTMLElement>('[data-gone]')].filter(({ dataset }) =>
    isNewerVersion(dataset.gone ?? '', version),
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
