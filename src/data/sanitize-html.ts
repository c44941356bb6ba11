import DOMPurify, {
  type Config,
  type UponSanitizeAttributeHook,
  type UponSanitizeElementHook,
} from 'dompurify';

declare const sanitized: unique symbol;

/** HTML that went through `sanitizeHtml`: the only kind that may reach the document. */
export type SanitizedHtml = string & { readonly [sanitized]: true };

/** What Markdown pages are made of; forms, styles, scripts and frames are not among it. */
const PAGE_CONFIG: Config = {
  USE_PROFILES: { html: true, svg: true },
  ADD_ATTR: ['target'],
  FORBID_TAGS: ['style', 'form', 'button', 'textarea', 'select', 'option', 'dialog'],
  // `name` is what clobbers properties of `document`, and anchors do not need it.
  FORBID_ATTR: ['style', 'name', 'form', 'autofocus', 'popover', 'popovertarget'],
  // Its list of forbidden ids (`title`, `links`, `name`…) would take the anchors of headings so called.
  // KEEP_ID_PATTERN does the same work by element instead.
  SANITIZE_DOM: false,
};

/** Mermaid's drawings: SVG with its own style sheet and HTML labels. */
const DIAGRAM_CONFIG: Config = {
  USE_PROFILES: { svg: true, svgFilters: true, html: true },
  ADD_TAGS: ['foreignobject', 'style'],
  ADD_ATTR: ['dominant-baseline', 'transform-origin'],
  HTML_INTEGRATION_POINTS: { foreignobject: true },
  FORBID_TAGS: ['form', 'input', 'button', 'textarea', 'select'],
};

/** Elements that never become properties of `window` or `document` that a script could mistake for its own. */
const KEEP_ID_PATTERN = /^(?:h[1-6]|a|li|sup|section|div|p|span|details|dt|tr|table)$/;

const dropUnsafeInputs: UponSanitizeElementHook = (node, data) => {
  if (data.tagName !== 'input' || !(node instanceof Element)) return;
  // Task lists have check boxes; a page has nothing else to fill in.
  if (node.getAttribute('type') === 'checkbox') node.setAttribute('disabled', '');
  else node.remove();
};

const dropClobberingIds: UponSanitizeAttributeHook = (node, data) => {
  if (data.attrName === 'id' && !KEEP_ID_PATTERN.test(node.nodeName.toLowerCase())) data.keepAttr = false;
};

const guardNewWindows = (node: Element): void => {
  if (node.getAttribute('target') === '_blank') node.setAttribute('rel', 'noopener noreferrer');
};

/** Makes a page's HTML safe to put into the document. */
export function sanitizeHtml(html: string): SanitizedHtml {
  DOMPurify.removeAllHooks();
  DOMPurify.addHook('uponSanitizeElement', dropUnsafeInputs);
  DOMPurify.addHook('uponSanitizeAttribute', dropClobberingIds);
  DOMPurify.addHook('afterSanitizeAttributes', guardNewWindows);
  return DOMPurify.sanitize(html, { ...PAGE_CONFIG, RETURN_TRUSTED_TYPE: false }) as SanitizedHtml;
}

/** Makes a drawing's SVG safe to put into the document. */
export function sanitizeDiagram(svg: string): SanitizedHtml {
  DOMPurify.removeAllHooks();
  return DOMPurify.sanitize(svg, { ...DIAGRAM_CONFIG, RETURN_TRUSTED_TYPE: false }) as SanitizedHtml;
}

/** HTML that stands in the document already: the page's own, as the server sent it. */
export function takeRenderedHtml(element: Element): SanitizedHtml {
  return element.innerHTML as SanitizedHtml;
}

/** HTML of our own bundler, for the page rendered at build, where there is no DOM to sanitise with. */
export function trustBuiltHtml(html: string): SanitizedHtml {
  return html as SanitizedHtml;
}
