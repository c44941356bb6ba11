import { MESSAGES } from '../../../bundle/messages';
import { ARTICLE_TOOL_MESSAGES } from '../../../bundle/messages/article-tools';
import { openFullScreen } from '../full-screen/open-full-screen';
import { enablePinch } from './enable-pinch';

/** Adds the button that shows a drawing full screen. Returns the cleanup. */
export function addFullScreenButton(box: HTMLElement, drawing: SVGSVGElement): () => void {
  let close: (() => void) | undefined;
  const button = document.createElement('button');
  button.type = 'button';
  button.title = ARTICLE_TOOL_MESSAGES.fullScreenDiagram;
  button.setAttribute('aria-label', button.title);
  button.addEventListener('click', () => {
    close = openFullScreen(box, drawing.getAttribute('aria-label') ?? MESSAGES.diagramLabel);
    box.closest('dialog')?.addEventListener('close', enablePinch(drawing), { once: true });
  });
  const tools = document.createElement('div');
  tools.className = 'mermaid-tools';
  tools.append(button);
  box.append(tools);
  return () => {
    close?.();
    tools.remove();
  };
}
