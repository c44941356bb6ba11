import { ARTICLE_TOOL_MESSAGES } from '../../../bundle/messages/article-tools';
import { loadSanitizer } from '../../../content/load-sanitizer';
import type { SanitizedHtml } from '../../../content/safe-html';
import { toTrusted } from '../../../content/trusted-types';
import frameStyles from './preview-frame.css?text';

/** A line of a sample that stands for lines the page leaves out. */
const SHORTENED_PATTERN = /^[ \t]*…[ \t]*(?:\n|$)/gm;

/** Pictures and videos, whose files are on the site that the sample speaks of. */
const MEDIA_SELECTOR = 'img, video, audio';

/** Puts the name of a file, or what the page says instead of it, where the file would be. */
function nameMedia(fragment: DocumentFragment): void {
  for (const media of fragment.querySelectorAll<HTMLElement>(MEDIA_SELECTOR)) {
    const name = document.createElement('span');
    name.className = 'media';
    name.textContent = media.getAttribute('alt') || media.dataset.file || media.nodeName.toLowerCase();
    media.replaceWith(name);
  }
}

/** The document of the frame. What a template writes is sanitised; its links lead nowhere. */
async function frameDocument(html: string): Promise<SanitizedHtml> {
  const { parsePreview } = await loadSanitizer({ canWait: true });
  const fragment = parsePreview(html);
  nameMedia(fragment);
  const body = document.createElement('body');
  body.append(fragment);
  return `<!doctype html><html><style>${frameStyles}</style>${body.outerHTML}</html>` as SanitizedHtml;
}

/** Gives the frame the page's language, and the height of its content and the page's colours now and whenever they change. */
function followPage(frame: HTMLIFrameElement): void {
  const root = frame.contentDocument?.documentElement;
  if (!root) return;
  const resize = (): void => {
    frame.style.blockSize = `${root.offsetHeight}px`;
  };
  resize();
  new ResizeObserver(resize).observe(root);
  const page = document.documentElement;
  root.lang = page.lang;
  const colour = (): void => {
    root.dataset.theme = page.dataset.theme;
    if (!frame.isConnected) observer.disconnect();
  };
  const observer = new MutationObserver(colour);
  observer.observe(page, { attributeFilter: ['data-theme'] });
  colour();
}

/** Shows the HTML of the tab before the panel as a browser would: in a frame that runs no script and loads nothing. */
export async function showPreview(panel: HTMLElement): Promise<void> {
  const html = panel.previousElementSibling?.querySelector('pre code')?.textContent ?? '';
  const shown = html.replace(SHORTENED_PATTERN, '');
  const frame = document.createElement('iframe');
  frame.title = ARTICLE_TOOL_MESSAGES.preview;
  // Without `allow-scripts`. The origin lets this window measure the content.
  frame.setAttribute('sandbox', 'allow-same-origin');
  frame.srcdoc = toTrusted(await frameDocument(shown));
  frame.addEventListener('load', () => followPage(frame));
  const note = document.createElement('p');
  note.className = 'preview-note';
  note.textContent = ARTICLE_TOOL_MESSAGES.previewNote;
  if (shown !== html) note.textContent += ARTICLE_TOOL_MESSAGES.previewShortened;
  panel.replaceChildren(frame, note);
}
