import { ARTICLE_TOOL_MESSAGES } from '../../../bundle/messages/article-tools';
import { loadSanitizer } from '../../../content/load-sanitizer';
import type { SanitizedHtml } from '../../../content/safe-html';
import { toTrusted } from '../../../content/trusted-types';
import frameStyles from './preview-frame.css?text';

/** A line of a sample that stands for lines the page leaves out. */
const OMISSION_PATTERN = /^[ \t]*…[ \t]*(?:\n|$)/gm;

/** Their files are on the site that the sample is about. */
const MEDIA_SELECTOR = 'img, video, audio';

/** Replaces each picture, video and sound by a text: its `alt`, else the name of its file. */
function nameMedia(fragment: DocumentFragment): void {
  for (const media of fragment.querySelectorAll<HTMLElement>(MEDIA_SELECTOR)) {
    const name = document.createElement('span');
    name.className = 'media';
    name.textContent = media.getAttribute('alt') || media.dataset.file || media.nodeName.toLowerCase();
    media.replaceWith(name);
  }
}

/** The document of the frame. The HTML of the sample is sanitised; its links lead nowhere. */
async function frameDocument(html: string): Promise<SanitizedHtml> {
  const { parsePreview } = await loadSanitizer({ canWait: true });
  const fragment = parsePreview(html);
  nameMedia(fragment);
  const body = document.createElement('body');
  body.append(fragment);
  return `<!doctype html><html><style>${frameStyles}</style>${body.outerHTML}</html>` as SanitizedHtml;
}

/** Gives the frame the page's language; keeps its colour scheme that of the page, and its height that of its content. */
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
  const copyTheme = (): void => {
    root.dataset.theme = page.dataset.theme;
    if (!frame.isConnected) observer.disconnect();
  };
  const observer = new MutationObserver(copyTheme);
  observer.observe(page, { attributeFilter: ['data-theme'] });
  copyTheme();
}

/** Fills the panel with the HTML that the panel before it shows as code, in a frame that runs no script and loads nothing. */
export async function showPreview(panel: HTMLElement): Promise<void> {
  const html = panel.previousElementSibling?.querySelector('pre code')?.textContent ?? '';
  const shown = html.replace(OMISSION_PATTERN, '');
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
