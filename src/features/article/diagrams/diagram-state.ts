import { MESSAGES } from '../../../bundle/messages';

type DiagramState = 'loading' | 'drawn' | 'failed';

/** Records the state of a diagram, for the style sheet and for screen readers. */
export function setDiagramState(box: HTMLElement, state: DiagramState): void {
  box.dataset.state = state;
  if (state === 'loading') box.setAttribute('aria-busy', 'true');
  else box.removeAttribute('aria-busy');
}

/** Whether a diagram has a drawing, from the build or drawn in the browser. */
export function isDrawn(box: HTMLElement): boolean {
  return box.dataset.state === 'drawn';
}

/** Shows a diagram's source with an explanation. */
export function showFailure(box: HTMLElement): void {
  const note = document.createElement('p');
  note.className = 'mermaid-note';
  note.textContent = MESSAGES.diagramFailed;
  box.prepend(note);
  setDiagramState(box, 'failed');
}
