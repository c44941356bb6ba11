import { ARTICLE_TOOL_MESSAGES } from '../../../bundle/messages/article-tools';
import { loadSanitizer } from '../../../content/load-sanitizer';
import type { SanitizedHtml } from '../../../content/safe-html';
import { toTrusted } from '../../../content/trusted-types';
import frameStyles from './preview-frame.css?text';

/** A line with only `…`, which stands for lines that the page leaves out of the sample. */
const OMISSION_PATTERN = /^[ \t]*…[ \t]*(?:\n|$)/gm;

/** Elements whose files exist only on the site that the sample describes. */
const MEDIA_SELECTOR = 'img, video, audio';

/** Replaces each picture, video and sound with text: its `alt`, else its file name, else the name of the element. */
function nameMedia(fragment: DocumentFragment): void {
  for (const media of fragment.querySelectorAll<HTMLElement>(MEDIA_SELECTOR)) {
    const name = document.createElement('span');
    name.className = 'media';
    name.textContent = media.getAttribute('alt') || media.dataset.file || media.nodeName.toLowerCase();
    media.replaceWith(name);
  }
}

/** Builds the document of the frame. The HTML of the sample is sanitised, and its links lead nowhere. */
async function frameDocument(html: string): Promise<SanitizedHtml> {
  const { parsePreview } = await loadSanitizer({ canWait: true });
  const fragment = parsePreview(html);
  nameMedia(fragment);
  const body = document.createElement('body');
  body.append(fragment);
  return `<!doctype html><html><style>${frameStyles}</style>${body.outerHTML}</html>` as SanitizedHtml;
}

/**
 * Gives the frame the page's language, keeps its colour scheme equal to the page's, and its height equal to that of the
 * sample. Returns the end of it.
 */
function followPage(frame: HTMLIFrameElement): () => void {
  const root = frame.contentDocument?.documentElement;
  if (!root) return () => undefined;
  const page = document.documentElement;
  root.lang = page.lang;
  const follow = (): void => {
    root.dataset.theme = page.dataset.theme;
    frame.style.blockSize = `${root.offsetHeight}px`;
  };
  const size = new ResizeObserver(follow);
  const scheme = new MutationObserver(follow);
  size.observe(root);
  scheme.observe(page, { attributeFilter: ['data-theme'] });
  follow();
  return () => {
    size.disconnect();
    scheme.disconnect();
  };
}

/**
 * Shows the HTML that the previous panel shows as code, rendered in a frame. The frame runs no scripts and loads
 * nothing. Aborting `signal` ends what follows the page: Chromium would report an error in every frame for an observer of
 * a frame that is gone.
 */
export async function showPreview(panel: HTMLElement, signal: AbortSignal): Promise<void> {
  const html = panel.previousElementSibling?.querySelector('pre code')?.textContent ?? '';
  const shown = html.replace(OMISSION_PATTERN, '');
  const frame = document.createElement('iframe');
  frame.title = ARTICLE_TOOL_MESSAGES.preview;
  // No `allow-scripts`. `allow-same-origin` lets this window measure the content.
  frame.setAttribute('sandbox', 'allow-same-origin');
  frame.srcdoc = toTrusted(await frameDocument(shown));
  frame.addEventListener('load', () => {
    const stop = followPage(frame);
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
  });
  const note = document.createElement('p');
  note.className = 'preview-note';
  note.textContent = ARTICLE_TOOL_MESSAGES.previewNote;
  if (shown !== html) note.textContent += ARTICLE_TOOL_MESSAGES.previewShortened;
  panel.replaceChildren(frame, note);
}
