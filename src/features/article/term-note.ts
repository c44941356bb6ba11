import type { QueryClient } from '@tanstack/react-query';
import { ARTICLE_TOOL_MESSAGES } from '../../bundle/messages/article-tools';
import { decodeSafely } from '../../bundle/paths';
import { readLinkTarget } from '../../content/link-target';
import { routeQuery } from '../../content/load-page';
import { findDefinition } from './find-definition';

const NOTE_ID = 'termNote';

/** Loads the definition of a term from the glossary; undefined if there is none. Throws `ChunkLoadError`. */
export async function loadDefinition(
  client: QueryClient,
  term: HTMLAnchorElement,
): Promise<string | undefined> {
  const to = readLinkTarget(term.href, window.location.origin);
  if (!to) return undefined;
  const page = await client.fetchQuery({ ...routeQuery(client, to.pathname), staleTime: Infinity });
  const slug = decodeSafely(to.hash.slice(1));
  return page.kind === 'page' ? findDefinition(page.record.html, slug) : undefined;
}

/**
 * Shows a note below a term, or above it if there is room only above. The note stays within the width of `root`. For a
 * tap it has the term's link.
 */
export function placeNote(
  root: HTMLElement,
  term: HTMLAnchorElement,
  text: string,
  hasLink: boolean,
): HTMLElement {
  const note = document.createElement('div');
  note.id = NOTE_ID;
  note.className = 'term-note';
  note.setAttribute('role', hasLink ? 'note' : 'tooltip');
  note.textContent = text;
  if (hasLink) {
    const link = document.createElement('a');
    link.href = term.href;
    link.textContent = ARTICLE_TOOL_MESSAGES.glossary;
    note.append(link);
  }
  root.append(note);
  const frame = root.getBoundingClientRect();
  // A term may wrap onto a second line: the note is placed at its first part.
  const [word = term.getBoundingClientRect()] = term.getClientRects();
  const left = Math.min(word.left - frame.left, frame.width - note.offsetWidth);
  note.style.insetInlineStart = `${Math.max(0, left)}px`;
  const height = note.offsetHeight + 2 * Number.parseFloat(getComputedStyle(note).marginBlockStart || '0');
  if (word.bottom + height > window.innerHeight && word.top > height) {
    note.style.insetBlockEnd = `${frame.bottom - word.top}px`;
  } else {
    note.style.insetBlockStart = `${word.bottom - frame.top}px`;
  }
  term.setAttribute('aria-describedby', NOTE_ID);
  return note;
}
