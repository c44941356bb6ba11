import { ARTICLE_TOOL_MESSAGES } from '../../../bundle/messages/article-tools';
import { STORAGE_KEYS, writeStored } from '../../../shared/storage';
import { openFullScreen } from '../full-screen/open-full-screen';

/**
 * Attribute of `<html>` while the reader wants long lines wrapped. `first-paint-script.ts` sets it before the first
 * paint.
 */
const WRAP_ATTRIBUTE = 'data-wrap-code';

function addButton(bar: Element, name: string, label: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = name;
  button.title = label;
  button.setAttribute('aria-label', label);
  button.addEventListener('click', onClick);
  bar.append(button);
  return button;
}

function isWrapping(): boolean {
  return document.documentElement.hasAttribute(WRAP_ATTRIBUTE);
}

function toggleWrap(): void {
  document.documentElement.toggleAttribute(WRAP_ATTRIBUTE);
  writeStored('localStorage', STORAGE_KEYS.wrapCode, isWrapping() ? 'on' : 'off');
  for (const button of document.querySelectorAll('.wrap-code'))
    button.setAttribute('aria-pressed', `${isWrapping()}`);
}

/** Adds the buttons to a code block. Returns the cleanup. */
export function addCodeTools(block: HTMLElement): () => void {
  const bar = document.createElement('div');
  bar.className = 'code-tools';
  const wrap = addButton(bar, 'wrap-code', ARTICLE_TOOL_MESSAGES.wrap, toggleWrap);
  wrap.setAttribute('aria-pressed', `${isWrapping()}`);
  let close: (() => void) | undefined;
  addButton(bar, 'full-screen-code', ARTICLE_TOOL_MESSAGES.fullScreenCode, () => {
    const title = block.querySelector('.code-title')?.textContent;
    close = openFullScreen(block, title ?? ARTICLE_TOOL_MESSAGES.fullScreenCode);
  });
  const copyButton = block.querySelector('.copy-code');
  block.querySelector('.code-bar')?.insertBefore(bar, copyButton);
  return () => {
    close?.();
    bar.remove();
  };
}
