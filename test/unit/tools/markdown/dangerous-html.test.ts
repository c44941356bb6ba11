import { bundlePage } from '../../../helpers/bundle-page';

/** Matches tags and attributes that could run a script, load a foreign frame or cover the page. */
const DANGER_PATTERN =
  /<(?:script|style|iframe|object|embed|form|textarea|select|button|base|meta|link|foreignobject|animate|set|math|template|noscript)\b|<input(?! type="checkbox")|\son\w+\s*=|\sstyle\s*=|\ssrcdoc\s*=|(?:href|src|action|formaction)="\s*(?:javascript|vbscript|data:text)/i;

describe('HTML and links that could do harm are left out or shown as text', () => {
  it.each([
    '<script>alert(1)</script>',
    '文 <script>alert(1)</script>',
    '<SCRIPT src=//x.cn/a.js></SCRIPT>',
    '<script\n>alert(1)</script\n>',
    '<script>alert(1)',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<style>body{display:none}</style>',
    '<div style="position:fixed;inset:0">x</div>',
    '<img src="https://x.cn/a.png" onerror="alert(1)">',
    '<img/src="https://x.cn/a.png"/onerror=alert(1)>',
    '<img src="https://x.cn/a.png" ONERROR =\n"alert(1)">',
    '<svg onload=alert(1)><path d="M0"/></svg>',
    '<svg><animate onbegin=alert(1) attributeName=x></svg>',
    '<svg><foreignObject><b>x</b></foreignObject></svg>',
    '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    '<iframe src="https://x.cn"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<object data="x.swf"></object><embed src="x">',
    '<form action="https://x.cn"><input name="p" type="password"><button>go</button></form>',
    '<base href="https://x.cn/"><meta http-equiv="refresh" content="0"><link rel="stylesheet" href="x">',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="JaVaScRiPt:alert(1)">x</a>',
    '<a href="java&#10;script:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href=" \u0001javascript:alert(1)">x</a>',
    '<a href="vbscript:x">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '[x](javascript:alert(1))',
    '[x](JAVASCRIPT:alert(1))',
    '[x](java&#115;cript:alert(1))',
    '[x](<java\tscript:alert(1)>)',
    '![x](javascript:alert(1))',
    '[x]: javascript:alert(1)\n\n[x]',
    '<javascript:alert(1)>',
    '<math><mtext><b>x</b></mtext></math><template><b>x</b></template>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<!--><img src=x onerror=alert(1)>-->',
    '<video src="javascript:alert(1)" poster="javascript:alert(1)"></video>',
    '<img srcset="javascript:alert(1) 1x">',
    '<Badge text="<script>alert(1)</script>" type=\'" onclick="x\'/>',
    '::: tip <script>alert(1)</script>\nx\n:::',
    '```js" onclick="alert(1) title="<script>alert(1)</script>"\nx\n```',
    '## <script>alert(1)</script>',
    '| a |\n|---|\n| <script>alert(1)</script> |',
    '甲[^"><script>]\n\n[^"><script>]: x',
  ])('%s', async (markdown) => {
    const { html } = await bundlePage(`${markdown}\n`);
    // The values of these attributes are shown as plain text, so such words do no harm there.
    const tags =
      html
        .match(/<[a-z][^>]*>/gi)
        ?.join('\n')
        .replace(/\s(?:title|class|data-\w+)="[^"]*"/g, '') ?? '';
    expect(tags).not.toMatch(DANGER_PATTERN);
    expect(html).not.toMatch(/<script|<style|<iframe/i);
  });
});

describe('an unfinished tag is shown as text', () => {
  it.each([
    '<img src=x onerror=alert(1) ',
    '<kbd><img src=x onerror=alert(1) </kbd>',
    '<div>\n<img src=x onerror=alert(1)\n</div>',
    '<div>\n<<img src=x onerror=alert(1) </div>',
    '<pre>\n<img src=x onerror=alert(1) \n</pre>',
  ])('%j', async (markdown) => {
    const { html } = await bundlePage(`${markdown}\n`);
    expect(html).toContain('&lt;img src=x');
    expect(html).not.toContain('<img');
  });
});

describe('a "javascript:" address is left out and reported, however it is written', () => {
  it.each([
    '<a href="java&#10;script:a()">x</a>',
    '<a href="java\tscript:a()">x</a>',
    '<a href=" \u0001javascript:a()">x</a>',
    '[x](<java\tscript:a()>)',
    '[x](<  javascript:a()>)',
    '[x](javascript&colon;a())',
    '[x](JAVAscript:a())',
  ])('%j', async (markdown) => {
    const { html, problems } = await bundlePage(`${markdown}\n`);
    expect(html).not.toMatch(/href/);
    expect(problems[0]).toMatch(
      /^1:1 error link-scheme the link "javascript:a\(\)" uses the scheme "javascript"/i,
    );
  });
});

describe('dangerous markup is reported at its line and column', () => {
  it.each([
    ['<script>a()</script>', '3:1 warning raw-html a <script> element in Markdown is left out'],
    ['<style>a{}</style>', '3:1 warning raw-html a <style> element in Markdown is left out'],
    ['文 <b onclick="a()">x</b>', '3:3 warning raw-html the attribute "onclick" of <b> is left out'],
    ['<b style="color:red">x</b>', '3:1 warning raw-html the attribute "style" of <b> is left out'],
    ['<iframe src="x"></iframe>', '3:1 warning raw-html the element <iframe> is left out'],
    [
      '<a href="javascript:a()">x</a>',
      '3:1 error link-scheme the link "javascript:a()" uses the scheme "javascript"',
    ],
  ])('%s', async (markup, problem) => {
    const { problems } = await bundlePage(`# 页\n\n${markup}\n`);
    expect(problems.map((line) => line.split(' | ')[0])).toEqual([problem]);
  });
});
