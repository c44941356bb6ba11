import { type RefObject, useEffect } from 'react';
import { COPIED_SHOWN_MS, MAX_COPY_NAME } from '../../bundle/constants';
import { MESSAGES } from '../../bundle/messages';

/** The code to copy: without the lines that a diff marks as removed, and without the final line break. */
function readCode(block: Element): string {
  const code = block.querySelector('pre code')?.cloneNode(true);
  if (!(code instanceof Element)) return '';
  for (const removed of code.querySelectorAll('.diff.remove')) {
    const { nextSibling: lineBreak } = removed;
    if (lineBreak instanceof Text) lineBreak.data = lineBreak.data.replace(/^\n/, '');
    removed.remove();
  }
  return code.textContent.replace(/\n$/, '');
}

/**
 * Name that distinguishes the button of a block from the others: the block's title, else the start of its first line.
 */
function nameOf(block: Element): string {
  const text = block.querySelector('.code-title')?.textContent ?? readCode(block).trimStart();
  return text.split('\n', 1)[0]?.slice(0, MAX_COPY_NAME) ?? '';
}

function addButton(block: Element, announce: (text: string) => void): () => void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy-code';
  button.setAttribute('aria-label', MESSAGES.named(MESSAGES.copyCode, nameOf(block)));
  button.textContent = MESSAGES.copy;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const showResult = (isCopied: boolean): void => {
    const text = isCopied ? MESSAGES.copied : MESSAGES.copyFailed;
    announce(text);
    button.dataset.result = isCopied ? 'copied' : 'failed';
    button.textContent = text;
    clearTimeout(timer);
    timer = setTimeout(() => {
      delete button.dataset.result;
      button.textContent = MESSAGES.copy;
    }, COPIED_SHOWN_MS);
  };
  button.addEventListener('click', () => {
    // The clipboard exists only in a secure context (HTTPS, localhost), and a browser may deny access: both give the
    // same message.
    const writing =
      navigator.clipboard?.writeText(readCode(block)) ?? Promise.reject(new Error('no clipboard'));
    writing.then(
      () => showResult(true),
      () => showResult(false),
    );
  });
  block.querySelector('.code-bar')?.append(button);
  return () => {
    clearTimeout(timer);
    button.remove();
  };
}

/**
 * Adds a copy button to each code block that is in the container now. `announce` tells screen readers whether copying
 * worked.
 */
export function useCopyButtons(
  container: RefObject<HTMLElement | null>,
  announce: (text: string) => void,
): void {
  useEffect(() => {
    const blocks = container.current?.querySelectorAll('div[class*="language-"]') ?? [];
    const removals = [...blocks].map((block) => addButton(block, announce));
    return () => {
      for (const remove of removals) remove();
    };
  }, [container, announce]);
}
