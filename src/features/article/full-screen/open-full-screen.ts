import { ARTICLE_TOOL_MESSAGES } from '../../../bundle/messages/article-tools';

/**
 * Shows a block of the page, with its buttons, in a full-screen dialog. Escape, the close button
 * or the returned function puts the block back. `label` is the accessible name of the dialog.
 */
export function openFullScreen(block: HTMLElement, label: string): () => void {
  const dialog = document.createElement('dialog');
  dialog.className = 'full-screen';
  dialog.setAttribute('aria-label', label);
  const placeholder = document.createElement('div');
  const opener = document.activeElement;

  const closeButton = document.createElement('button');
  closeButton.type = 'button';
  closeButton.className = 'close-full-screen';
  closeButton.textContent = ARTICLE_TOOL_MESSAGES.closeFullScreen;

  const onClose = (): void => {
    placeholder.replaceWith(block);
    dialog.remove();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
  const close = (): void => dialog.close();
  closeButton.addEventListener('click', close);
  dialog.addEventListener('close', onClose, { once: true });

  // The page keeps its height, or the reader would lose their place.
  placeholder.style.blockSize = `${block.offsetHeight}px`;
  block.replaceWith(placeholder);
  dialog.append(closeButton, block);
  document.body.append(dialog);
  dialog.showModal();
  return close;
}
