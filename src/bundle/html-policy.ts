import { PROGRESS_ID } from './constants';

/**
 * Elements that raw HTML in a page may contain. The build checks raw HTML against this list, and so does the sanitiser
 * in the browser for every loaded record. Scripts, frames and forms are not in the list: a page is text to read.
 */
export const ELEMENTS = new Set(
  (
    'a abbr address article aside audio b bdi bdo big blockquote br caption center cite code col colgroup dd del ' +
    'details dfn div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img input ins kbd label ' +
    'li mark nav ol p picture pre q rp rt ruby s samp section small source span strike strong sub summary sup ' +
    'table tbody td tfoot th thead time tr track tt u ul var video wbr ' +
    'svg g path circle ellipse line polygon polyline rect text tspan marker'
  ).split(' '),
);

/**
 * Attributes that these elements may have. Addresses (`href`, `src`, `poster`, `srcset`) are also resolved and
 * checked.
 */
export const ATTRIBUTES = new Set(
  (
    'abbr align alt aria-* bgcolor border cellpadding cellspacing checked class color cols colspan controls ' +
    'crossorigin data-* datetime decoding default dir disabled download face headers height hidden href hspace ' +
    'id kind label lang loading loop media muted nowrap open playsinline poster preload rel reversed role rows ' +
    'rowspan scope size sizes span src srclang srcset start summary tabindex target title translate type valign ' +
    'value vspace width ' +
    'clip-rule cx cy d dominant-baseline dx dy fill fill-opacity fill-rule font-family font-size font-style ' +
    'font-weight marker-end marker-start markerheight markerunits markerwidth opacity orient points ' +
    'preserveaspectratio r refx refy rx ry stroke stroke-dasharray stroke-linecap stroke-linejoin stroke-opacity ' +
    'stroke-width text-anchor transform version viewbox x x1 x2 xmlns y y1 y2'
  ).split(' '),
);

/** Whether raw HTML may contain this element. The only input allowed is a check box. */
export function isAllowedElement(name: string, attributes: Readonly<Record<string, string>>): boolean {
  return ELEMENTS.has(name) && (name !== 'input' || attributes.type === 'checkbox');
}

/**
 * Classes that the Markdown renderer writes. Raw HTML may have no others: those of the app's own parts would lay it over
 * the header, or over the whole page.
 */
const CLASSES = new Set(
  (
    'actions add badge buttons callout callout-number cards caution checkbox choices code-bar code-group ' +
    'code-group-item code-group-title code-language code-run code-title color columns control custom-block ' +
    'custom-block-title danger date details diff editor error extra-class field filters footnotes form ' +
    'glossary-term gone header-anchor highlighted icon image important input jump-links ' +
    'label lede line line-numbers-mode mermaid mermaid-source method ' +
    'method-delete method-get method-patch method-post method-put note number outbound page-since pager ' +
    'parent password plain radio remove row run-sample screen screen-bar screen-content screen-dialog ' +
    'screen-footer screen-image screen-page screen-scroll screen-window select short since sr-only switch ' +
    'table table-entries table-facts table-of-contents table-scroll table-text tabs task-list-item text ' +
    'textarea tip title-path title-rest tree upload version-line vertical-middle vertical-top warning wide'
  ).split(' '),
);

/** The language of a code block, and what a part of the code is: `language-js`, `hljs-title function_`. */
const CODE_CLASS_PATTERN = /^(?:language-.*|hljs-.*|[a-z]+_+)$/;

/**
 * A name that a script may look for in `window`, where it would find the element with this id: `trustedTypes`,
 * `webpackChunk…`. Ids of the app are such names, too: no heading's anchor has a capital letter.
 */
const SCRIPT_NAME_PATTERN = /^(?=.*[A-Z$])[\w$]+$/;

/** Ids of the Markdown renderer with a capital letter: numbers of schematics, footnotes. */
const OWN_ID_PATTERN = /^(?:screenC\d+|rowC\d+|footnote_\w+)$/;

/**
 * What of an attribute an element may have, both named in lower case: the value, the allowed ones of its classes, or
 * undefined for nothing.
 */
export function allowedValue(element: string, attribute: string, value: string): string | undefined {
  if (attribute === 'id') {
    const isScriptName =
      value === PROGRESS_ID || (SCRIPT_NAME_PATTERN.test(value) && !OWN_ID_PATTERN.test(value));
    // An image could become a property of `document`.
    return isScriptName || element === 'img' ? undefined : value;
  }
  if (attribute === 'class') {
    const names = value.split(/\s+/).filter((name) => CLASSES.has(name) || CODE_CLASS_PATTERN.test(name));
    return names.join(' ') || undefined;
  }
  // It would move the whole drawing to any place in the window.
  if (attribute === 'transform' && element === 'svg') return undefined;
  if (ATTRIBUTES.has(attribute) && !attribute.endsWith('*')) return value;
  return /^(?:aria|data)-[\w-]+$/.test(attribute) ? value : undefined;
}
