import DOMPurify, {
  type Config,
  type UponSanitizeAttributeHook,
  type UponSanitizeElementHook,
} from 'dompurify';
import { ATTRIBUTES, allowedValue, ELEMENTS } from '../bundle/html-policy';
import type { SanitizedHtml } from './safe-html';

/** Allows what the build allows in raw HTML. DOMPurify itself allows `aria-*` and `data-*`. */
const PAGE_CONFIG: Config = {
  ALLOWED_TAGS: ['#text', ...ELEMENTS],
  ALLOWED_ATTR: [...ATTRIBUTES],
  // Against DOM clobbering, DOMPurify would remove ids such as `title`, `links` and `name`, and with them anchors of
  // headings. `allowedValue` prevents clobbering instead.
  SANITIZE_DOM: false,
};

/** Mermaid's drawings: SVG with its own style sheet and HTML labels. */
const DIAGRAM_CONFIG: Config = {
  USE_PROFILES: { svg: true, svgFilters: true, html: true },
  ADD_TAGS: ['foreignobject', 'style'],
  ADD_ATTR: ['dominant-baseline', 'transform-origin'],
  HTML_INTEGRATION_POINTS: { foreignobject: true },
  FORBID_TAGS: ['form', 'input', 'button', 'textarea', 'select', 'template'],
};

/** HTML that a template sample produced, shown in its own frame. Form controls are allowed, but no `<form>` to send. */
const PREVIEW_CONFIG: Config = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['form', 'link', 'source', 'track'],
};

/** Attributes that would load a file or open a page of a site that the reader did not ask for. */
const ADDRESS_ATTRIBUTES = new Set(['src', 'srcset', 'poster', 'background', 'href', 'action', 'formaction']);

/** Removes addresses. Keeps the file name of a `src`, to be shown instead, and the `href` of a link as its `title`. */
const dropAddresses: UponSanitizeAttributeHook = (node, data) => {
  if (!ADDRESS_ATTRIBUTES.has(data.attrName)) return;
  data.keepAttr = false;
  if (data.attrName === 'src') node.setAttribute('data-file', data.attrValue.replace(/^.*\//, ''));
  if (data.attrName === 'href') node.setAttribute('title', data.attrValue);
};

const dropUnsafeInputs: UponSanitizeElementHook = (node, data) => {
  if (data.tagName !== 'input' || !(node instanceof Element)) return;
  // Task lists have check boxes; pages have no other inputs.
  if (node.getAttribute('type') === 'checkbox') node.setAttribute('disabled', '');
  else node.remove();
};

const applyPolicy: UponSanitizeAttributeHook = (node, data) => {
  const value = allowedValue(node.nodeName.toLowerCase(), data.attrName, data.attrValue);
  if (value === undefined) data.keepAttr = false;
  else data.attrValue = value;
};

/** The height reserved for a diagram: the only `style` allowed in a page's HTML. */
const DIAGRAM_HEIGHT_PATTERN = /^--diagram-height:\d{1,5}px$/;

const keepDiagramHeight: UponSanitizeAttributeHook = (_, data) => {
  if (data.attrName === 'style' && DIAGRAM_HEIGHT_PATTERN.test(data.attrValue)) data.forceKeepAttr = true;
};

/** Paints and arrowheads of a drawing may refer to the drawing itself only. */
const dropForeignPaints: UponSanitizeAttributeHook = (_, data) => {
  if (/^(?:fill|stroke|marker-)/.test(data.attrName) && /url\((?!#)/i.test(data.attrValue))
    data.keepAttr = false;
};

/** Targets that open no new window; any other, even a name, may open one that could control this window. */
const OWN_WINDOW_PATTERN = /^_(?:self|top|parent)$/i;

const guardNewWindows = (node: Element): void => {
  const target = node.getAttribute('target');
  if (target !== null && !OWN_WINDOW_PATTERN.test(target)) node.setAttribute('rel', 'noopener noreferrer');
};

/**
 * Parts of a style sheet or `style` attribute that load another file; `url(#…)` refers to the same drawing. A backslash
 * could hide such a part.
 */
const FOREIGN_STYLE_PATTERN = /@import|url\((?!\s*["']?#)|image-set\(|\\/i;

const dropForeignStyles: UponSanitizeElementHook = (node, data) => {
  if (data.tagName === 'style' && FOREIGN_STYLE_PATTERN.test(node.textContent ?? '')) node.textContent = '';
};

const dropForeignStyleAttributes: UponSanitizeAttributeHook = (_, data) => {
  if (data.attrName === 'style' && FOREIGN_STYLE_PATTERN.test(data.attrValue)) data.keepAttr = false;
};

function applyDrawingRules(): void {
  DOMPurify.removeAllHooks();
  DOMPurify.addHook('uponSanitizeElement', dropForeignStyles);
  DOMPurify.addHook('uponSanitizeAttribute', dropForeignStyleAttributes);
  DOMPurify.addHook('afterSanitizeAttributes', guardNewWindows);
}

/** Makes a page's HTML safe to put into the document. */
export function sanitizeHtml(html: string): SanitizedHtml {
  DOMPurify.removeAllHooks();
  DOMPurify.addHook('uponSanitizeElement', dropUnsafeInputs);
  DOMPurify.addHook('uponSanitizeAttribute', applyPolicy);
  DOMPurify.addHook('uponSanitizeAttribute', keepDiagramHeight);
  DOMPurify.addHook('uponSanitizeAttribute', dropForeignPaints);
  DOMPurify.addHook('afterSanitizeAttributes', guardNewWindows);
  return DOMPurify.sanitize(html, { ...PAGE_CONFIG, RETURN_TRUSTED_TYPE: false }) as SanitizedHtml;
}

/** Makes a drawing's SVG safe to put into the document. */
export function sanitizeDiagram(svg: string): SanitizedHtml {
  applyDrawingRules();
  return DOMPurify.sanitize(svg, { ...DIAGRAM_CONFIG, RETURN_TRUSTED_TYPE: false }) as SanitizedHtml;
}

/** A drawing's SVG as sanitised elements. */
export function parseDiagram(svg: string): DocumentFragment {
  applyDrawingRules();
  return DOMPurify.sanitize(svg, { ...DIAGRAM_CONFIG, RETURN_DOM_FRAGMENT: true });
}

/** Turns HTML that a template sample produced into sanitised elements, which load no files and link nowhere. */
export function parsePreview(html: string): DocumentFragment {
  applyDrawingRules();
  DOMPurify.addHook('uponSanitizeAttribute', dropAddresses);
  return DOMPurify.sanitize(html, { ...PREVIEW_CONFIG, RETURN_DOM_FRAGMENT: true });
}
