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

/** Whether an element of raw HTML may keep this attribute, given in lower case. */
export function isAllowedAttribute(name: string): boolean {
  return /^(?:aria|data)-[\w-]+$/.test(name) || (ATTRIBUTES.has(name) && !name.endsWith('*'));
}
