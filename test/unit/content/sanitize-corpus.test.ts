import { sanitizeDiagram, sanitizeHtml } from '../../../src/content/sanitize-html';

/** Elements that run code, load files or take input, or that change how the HTML after them is parsed. */
const DANGEROUS_ELEMENTS =
  'script, iframe, frame, object, embed, base, meta, link, template, noscript, math, animate, set, use, form, ' +
  'button, textarea, select, portal, applet, xmp, plaintext, noembed, noframes, handler, listener';

function parse(html: string): Document {
  return new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html');
}

/** The dangerous parts of HTML, also after it is serialised and parsed again, for mutation XSS. */
function findDangers(html: string, forbidden = DANGEROUS_ELEMENTS): string[] {
  const once = parse(html);
  const twice = parse(once.body.innerHTML);
  return [once, twice].flatMap((page) => {
    const attributes = [...page.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
    return [
      ...[...page.querySelectorAll(forbidden)].map((element) => element.localName),
      ...attributes
        .filter(({ name }) => /^on|^srcdoc$|^formaction$|^ping$/i.test(name))
        .map(({ name }) => name),
      ...attributes
        .filter(
          ({ name, value }) => /href|src|action|data|values|to|from|background/.test(name) && isScript(value),
        )
        .map(({ value }) => value),
    ];
  });
}

function isScript(address: string): boolean {
  // Browsers skip white space and control characters in a scheme.
  const scheme = [...address].filter((character) => character > ' ').join('');
  return /^(?:javascript|vbscript|data:(?!image\/(?:png|gif|jpeg|webp)))/i.test(scheme);
}

/** Known attacks on sanitisers, by what they use. */
const VECTORS: Record<string, string[]> = {
  'HTML that changes when it is parsed again': [
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<svg><p><style><g title="</style><img src=x onerror=alert(1)>">',
    '<svg><![CDATA[><img src=x onerror=alert(1)>]]></svg>',
    '<math><annotation-xml encoding="text/html"><style></style><img src=x onerror=alert(1)></annotation-xml></math>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
    '<textarea><p title="</textarea><img src=x onerror=alert(1)>">',
    '<title><p title="</title><img src=x onerror=alert(1)>">',
    '<noembed><p title="</noembed><img src=x onerror=alert(1)>">',
    '<select><template><style><!--</style><a rel="--></style></template></select><img src=x onerror=alert(1)>">',
    '<table><caption><svg><title><table><caption></caption></table><style><a id="</style><img src onerror=alert(1)>">',
    `${'<a>'.repeat(300)}<svg><style><a id="</style><img src onerror=alert(1)>">`,
    '<!--><img src=x onerror=alert(1)>-->',
    '<!--!><img src=x onerror=alert(1)>-->',
    '<?xml-stylesheet ><img src=x onerror=alert(1)> ?>',
    '<svg><desc><style><img src="</style><img src=x onerror=alert(1)//">',
  ],
  SVG: [
    '<svg><animate xlink:href=#x attributeName=href values=javascript:alert(1) /><a id=x><text x=20 y=20>x</text></a>',
    '<svg><set attributeName="onmouseover" to="alert(1)"/></svg>',
    '<svg><use href="data:image/svg+xml;base64,PHN2Zz4="/></svg>',
    '<svg><image href="javascript:alert(1)" onload=alert(1) /></svg>',
    '<svg><foreignObject><body onload=alert(1)><iframe srcdoc="<script>1</script>"></foreignObject></svg>',
    '<svg><a xlink:href="&#106;avascript:alert(1)"><rect width=9 height=9 /></a></svg>',
    '<svg><handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">alert(1)</handler></svg>',
    '<svg><script xlink:href="data:,alert(1)"></script></svg>',
    '<svg><feImage xlink:href="javascript:alert(1)"/></svg>',
  ],
  addresses: [
    '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
    '<a href="data:image/svg+xml,<svg onload=alert(1)>">x</a>',
    '<a href="\u0001javascript:alert(1)">x</a>',
    '<a href="java\u0000script:alert(1)">x</a>',
    '<a href="jav&Tab;ascript:alert(1)">x</a>',
    '<a href="javascript&colon;alert(1)">x</a>',
    '<area href="javascript:alert(1)" shape=default>',
    '<img src="javascript:alert(1)" srcset="javascript:alert(1) 1x, data:text/html,x 2x">',
    '<video poster="javascript:alert(1)"><source src="javascript:alert(1)"><track src="javascript:alert(1)"></video>',
    '<blockquote cite="javascript:alert(1)">x</blockquote>',
    '<a href="https://a.cn" ping="https://evil.cn">x</a>',
    '<math href="javascript:alert(1)">x</math>',
  ],
  'handlers and elements': [
    '<script>alert(1)</script>',
    '<<script>script>alert(1)<</script>/script>',
    '"><img src=x onerror=alert(1)>',
    '<iframe src="https://evil.example"></iframe>',
    '<table background="javascript:alert(1)"></table>',
    '<button formaction="javascript:alert(1)">x</button>',
    '<x onclick=alert(1)>x</x>',
    '<div onpointerrawupdate=alert(1)>x</div>',
    '<details open ontoggle=alert(1)>',
    '<img/src/onerror=alert(1)>',
    '<img src=x\u000conerror=alert(1)>',
    '<p popover id=x onbeforetoggle=alert(1)>x</p>',
    '<object data="data:text/html,<script>1</script>"></object>',
    '<embed src="javascript:alert(1)">',
    '<portal src="javascript:alert(1)"></portal>',
    '<form action="https://evil.cn"><input type=submit formaction="javascript:alert(1)"></form>',
    '<isindex action="javascript:alert(1)" type=image>',
    '<template shadowrootmode=open><script>alert(1)</script></template>',
    '<base href="https://evil.cn/"><meta http-equiv=refresh content="0;url=javascript:alert(1)">',
    '<link rel=stylesheet href="data:,*{display:none}">',
  ],
};

describe.each(Object.entries(VECTORS))('nothing dangerous is left of attacks that use %s', (_, vectors) => {
  test.each(vectors)('in a page: %s', (html) => {
    expect(findDangers(sanitizeHtml(html), `${DANGEROUS_ELEMENTS}, style, foreignobject`)).toEqual([]);
  });

  test.each(vectors)('in a drawing: %s', (html) => {
    expect(findDangers(sanitizeDiagram(html))).toEqual([]);
  });
});

describe('elements of a page cannot replace properties of document and window', () => {
  /** Names that scripts of the app, of browsers and of libraries look up in `document` or `window`. */
  const NAMES = [
    'app',
    'site-index',
    'page-data',
    'cookie',
    'currentScript',
    'body',
    'trustedTypes',
    'location',
  ];

  test.each(NAMES)('no element keeps the name %s', (name) => {
    const html = sanitizeHtml(
      ['a', 'img', 'form', 'iframe', 'object', 'embed', 'input', 'svg', 'video']
        .map((tag) => `<${tag} name="${name}"></${tag}>`)
        .join(''),
    );
    expect(parse(html).querySelector('[name]')).toBeNull();
  });

  test.each(NAMES)('no element that becomes a property of document by its id keeps the id %s', (name) => {
    // Only these elements become properties of `document` by their id:
    // https://html.spec.whatwg.org/#dom-document-nameditem
    const html = sanitizeHtml(
      `<img id="${name}" name="x"><object id="${name}"></object><form id="${name}"><input id="${name}"></form>`,
    );
    expect(parse(html).querySelector('[id]')).toBeNull();
  });
});

describe('links with a target', () => {
  test.each(['_blank', '_BLANK', 'help'])('get rel="noopener noreferrer" with the target %s', (target) => {
    const link = parse(
      sanitizeHtml(`<a href="https://a.cn" target="${target}" rel="opener">x</a>`),
    ).querySelector('a');
    expect(link?.rel).toBe('noopener noreferrer');
  });

  test('get no rel with the target _self', () => {
    const link = parse(sanitizeHtml('<a href="/docs/" target="_self">x</a>')).querySelector('a');
    expect(link?.rel).toBe('');
  });
});

describe('styles of a drawing', () => {
  test.each([
    '@import "https://evil.cn/x.css";',
    '@IMPORT url(x.css);',
    '#d{background:url(https://evil.cn/x.png)}',
    '#d{background:url( "//evil.cn/x.png")}',
    '#d{background:image-set("https://evil.cn/x.png" 1x)}',
    '@\\69mport "https://evil.cn/x.css";',
  ])('%s loads no other file', (css) => {
    const svg = sanitizeDiagram(
      `<svg id="d"><style>${css}</style><rect style='fill:red;${css}'></rect></svg>`,
    );
    expect(svg).not.toMatch(/evil|import/i);
  });

  test('colours and references to parts of the same drawing stay', () => {
    const svg =
      '<svg id="d"><style>#d .a{fill:#fff;marker-end:url(#m)}</style><rect style="fill: url(#g);"></rect></svg>';
    expect(sanitizeDiagram(svg)).toBe(svg);
  });
});
