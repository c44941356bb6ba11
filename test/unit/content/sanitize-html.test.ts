import { parsePreview, sanitizeDiagram, sanitizeHtml } from '../../../src/content/sanitize-html';

/** The sanitised HTML as elements. */
function sanitizedBody(html: string): HTMLElement {
  const body = document.createElement('div');
  body.innerHTML = sanitizeHtml(html);
  return body;
}

describe('sanitizeHtml removes the danger of', () => {
  test('inline styles, which could cover the page', () => {
    expect(sanitizedBody('<p style="position:fixed;inset:0">x</p>').querySelector('[style]')).toBeNull();
  });

  test('fields a reader could type into', () => {
    const body = sanitizedBody('<input><input type="text"><textarea>x</textarea><select><option>x</select>');
    expect(body.querySelector('input, textarea, select')).toBeNull();
  });

  test('names and ids that would replace properties of the document', () => {
    const body = sanitizedBody(
      '<img id="cookie" name="currentScript"><form id="body"></form><a name="x">y</a>',
    );
    expect(body.querySelector('[name], img[id], form')).toBeNull();
  });

  test.each([
    ['class="search-marks"', 'class'],
    ['class="back-to-top"', 'class'],
    ['class="sidebar" data-open', 'class'],
    ['id="webpackChunksscms_docs"', 'id'],
    ['id="trustedTypes"', 'id'],
    ['id="siteSidebar"', 'id'],
    ['id="nprogress"', 'id'],
  ])('a part of the app: %s', (part, attribute) => {
    expect(sanitizedBody(`<p ${part}>x</p>`).querySelector(`[${attribute}]`)).toBeNull();
  });

  test('a drawing that is moved to another place in the window', () => {
    const body = sanitizedBody('<svg transform="scale(99)"><g transform="translate(1)"></g></svg>');
    expect(body.querySelector('svg[transform]')).toBeNull();
    expect(body.querySelector('g[transform]')).not.toBeNull();
  });

  test('links that would give a new window access to this one', () => {
    const link = sanitizedBody('<a href="https://a.cn" target="_blank">x</a>').querySelector('a');
    expect(link?.getAttribute('rel')).toBe('noopener noreferrer');
  });
});

describe('sanitizeHtml keeps', () => {
  test.each([
    [
      'headings with any anchor',
      '<h2 id="title"><a class="header-anchor" href="#title" aria-hidden="true" tabindex="-1">#</a> 标题</h2>',
    ],
    ['links in the site', '<p><a href="/docs/model/tables/channel.html#字段">栏目</a></p>'],
    [
      'code with its highlighting',
      '<div class="language-bash extra-class"><pre class="language-bash" tabindex="0"><code><span class="hljs-built_in">cd</span></code></pre></div>',
    ],
    ['containers', '<div class="custom-block tip"><p class="custom-block-title">提示</p><p>x</p></div>'],
    ['details', '<details class="custom-block details"><summary>详情</summary><p>x</p></details>'],
    [
      'tables',
      '<div class="table-scroll"><table><thead><tr><th align="right">列</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table></div>',
    ],
    [
      'images',
      '<img src="/docs/assets/media/x.1a2b3c4d.png" width="10" height="20" loading="lazy" decoding="async" alt="图">',
    ],
    [
      'footnotes',
      '<p><sup><a id="footnote-ref-1" href="#footnote-1">1</a></sup></p><section class="footnotes"><ol><li id="footnote-1">x</li></ol></section>',
    ],
    [
      'code groups',
      '<div class="code-group"><div class="code-group-item" data-title="Linux"><p class="code-group-title">Linux</p></div></div>',
    ],
    [
      'diagram sources',
      '<div class="mermaid"><pre class="mermaid-source"><code>graph TD;\nA--&gt;B</code></pre></div>',
    ],
    [
      'drawings of diagrams, with their arrowheads',
      '<div class="mermaid" data-state="drawn"><svg role="img" aria-label="图表" width="330" viewBox="0 0 330 90" fill="none" font-size="14" text-anchor="middle" height="90"><marker id="da-end" viewBox="0 0 10 10" refX="5" refY="5" markerUnits="userSpaceOnUse" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0L10 5z"></path></marker><path d="M1 9L8 9" marker-end="url(#da-end)"></path><g stroke="var(--diagram-line)" stroke-width="1.5" stroke-dasharray="3 3"><path d="M1 9L8 9" transform="matrix(0 0.8 -0.8 0 3 4)"></path></g><g fill="var(--text)"><text x="6" y="2" text-anchor="start"><tspan font-weight="600">甲</tspan></text></g></svg></div>',
    ],
    ['the height reserved for a diagram', '<div class="mermaid" style="--diagram-height:320px"></div>'],
    [
      'schematics of screens',
      '<figure class="screen"><div class="screen-image" role="img" aria-label="界面示意图：管理员管理。"></div><div class="screen-page"><div class="screen-window"><div class="screen-bar"><span aria-hidden="true">管理员管理</span><a class="callout" href="#rowC1" id="screenC1" data-callout="1" aria-label="1 管理员管理">1</a></div></div></div><figcaption>界面示意图：管理员管理</figcaption></figure>',
    ],
    ['marks', '<p><span class="badge tip">7.4</span> <mark>a</mark> <kbd>s</kbd> <del>b</del> 😀</p>'],
  ])('%s as they are', (_name, html) => {
    expect(sanitizedBody(html).innerHTML).toBe(html);
  });

  test('check boxes of task lists, but disables them', () => {
    const box = sanitizedBody(
      '<li class="task-list-item"><input type="checkbox" checked> x</li>',
    ).querySelector('input');
    expect(box).toMatchObject({ type: 'checkbox', checked: true, disabled: true });
  });

  test('the icon of a link to another site', () => {
    const html =
      '<svg class="icon outbound" aria-hidden="true" viewBox="0 0 24 24"><path d="M1 1"></path></svg>';
    expect(sanitizedBody(html).innerHTML).toBe(html);
  });
});

test('a drawing refers to nothing outside of it', () => {
  const svg =
    '<svg><path fill="url(https://x.cn/a.svg#b)" marker-end="url( a.svg)" stroke="url(#c)"></path></svg>';
  expect(sanitizedBody(svg).innerHTML).toBe('<svg><path stroke="url(#c)"></path></svg>');
});

describe('sanitizeDiagram', () => {
  test('keeps a drawing with its styles and labels', () => {
    const svg = sanitizeDiagram(
      '<svg id="d1"><style>#d1 .node{fill:red}</style><g class="node"><text>栏目</text></g></svg>',
    );
    expect(svg).toContain('<style>');
    expect(svg).toContain('栏目');
  });

  test.each([
    '<svg><script>alert(1)</script></svg>',
    '<svg onload="alert(1)"></svg>',
    '<svg><a href="javascript:alert(1)"><text>x</text></a></svg>',
    '<svg><foreignObject><img src=x onerror=alert(1)></foreignObject></svg>',
    '<svg><foreignObject><iframe src="https://evil.example"></iframe></foreignObject></svg>',
  ])('makes %s harmless', (svg) => {
    expect(sanitizeDiagram(svg)).not.toMatch(/script|onload|onerror|iframe/i);
  });

  test('a page after a drawing is sanitised by the rules for pages', () => {
    sanitizeDiagram('<svg></svg>');
    expect(sanitizedBody('<style>p{}</style><input type="text">').innerHTML).toBe('');
  });
});

describe('parsePreview', () => {
  const shown = (html: string): string => {
    const body = document.createElement('body');
    body.append(parsePreview(html));
    return body.innerHTML;
  };

  test('keeps what a template writes: classes, styles, fields', () => {
    const html = '<ul class="nav"><li style="color: red">首页</li></ul><input name="q" value="水表">';
    expect(shown(html)).toBe(html);
  });

  test('removes addresses; shows a link’s address as its title, an image’s as a file name', () => {
    expect(shown('<a href="/about.html">关于</a>')).toBe('<a title="/about.html">关于</a>');
    expect(shown('<img src="/upload/a.png" alt="">')).toBe('<img alt="" data-file="a.png">');
    expect(shown('<video poster="/a.jpg"><source src="/a.mp4"></video>')).toBe('<video></video>');
  });

  test.each([
    '<script>alert(1)</script>',
    '<b onclick="alert(1)">甲</b>',
    '<iframe src="https://evil.example"></iframe>',
    '<form action="https://evil.example"><button formaction="/x">去</button></form>',
    '<style>@import "https://evil.example/a.css";</style>',
    '<b style="background: url(https://evil.example/a.png)">甲</b>',
    '<link rel="stylesheet" href="https://evil.example/a.css">',
  ])('makes %s harmless', (html) => {
    expect(shown(html)).not.toMatch(/script|onclick|iframe|action|evil/i);
  });
});
