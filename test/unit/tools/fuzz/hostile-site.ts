import fc from 'fast-check';

/**
 * Texts that end a tag, a script, a comment, a line or a section in the formats that the build writes, or that confuse
 * the parsers of these formats.
 */
const sign = fc.constantFrom(
  '"',
  "'",
  '`',
  '<',
  '>',
  '&',
  '</script>',
  '<script>alert(1)</script>',
  '"><script src=//a.b></script><meta x="',
  '" onload="alert(1)',
  '</title>',
  '<!--',
  '-->',
  ']]>',
  '<![CDATA[',
  '<?xml ?>',
  '&lt;',
  '&amp;lt;',
  '&#0;',
  '&nbsp',
  '\n',
  '\n\n# h\n',
  '\r\n',
  '\r',
  '\t',
  '\0',
  '\x01',
  '\x1b[31m',
  '\x7f',
  '\x85',
  '\ud800',
  '\udc00',
  '\ufffe',
  '\uffff',
  '\ufeff',
  '\u2028',
  '\u2029',
  '\u202e',
  '\u200b',
  '__proto__',
  'constructor',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text must do no harm in template strings
  '${alert(1)}',
  '{{alert(1)}}',
  '$1',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '](javascript:alert(1))',
  '[a](b)',
  '\\',
  '%00',
  '%zz',
  '%0d%0aX: y',
  ';',
  ' ',
  '#',
  '?',
  '栏目',
  'a',
  '👩‍💻',
);

/** A malicious text, typed or pasted. */
export const hostileText = fc.oneof(
  { weight: 8, arbitrary: fc.array(sign, { minLength: 1, maxLength: 6 }).map((signs) => signs.join('')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }) },
  { weight: 1, arbitrary: sign.map((text) => text.repeat(60)) },
);

/** A name that a file can have: without slash and NUL, and at most 40 characters, which are at most 160 bytes. */
const fileName = hostileText.map((text) => {
  const name = [...text.replace(/[/\0]|\p{Cs}/gu, '')].slice(0, 40).join('');
  return name.replace(/^\.+/, '') || 'a';
});

/** The texts of a site that the tests replace. */
export interface SiteTexts {
  site: Record<'title' | 'description' | 'footer' | 'nav' | 'label' | 'lang', string>;
  /** Name and value of an attribute of a `<meta>`. */
  meta: [string, string];
  /** Address of a statistics script, an assistant and a link of the navigation. */
  address: string;
  page: Record<'title' | 'description' | 'tag' | 'metaTitle' | 'lang' | 'pageClass', string>;
  /** An unknown key of the frontmatter. */
  key: string;
  sidebar: string;
  heading: string;
  file: string;
  redirect: string;
}

const texts = (...keys: string[]): fc.Arbitrary<Record<string, string>> =>
  fc.record(Object.fromEntries(keys.map((key) => [key, hostileText])));

export const hostileSite = fc.record({
  site: texts('title', 'description', 'footer', 'nav', 'label', 'lang'),
  meta: fc.tuple(
    fc.oneof(hostileText, fc.constantFrom('http-equiv', 'name', 'content', 'onload')),
    hostileText,
  ),
  address: fc.oneof(
    hostileText,
    hostileText.map((text) => `https://a.cn/${text}`),
  ),
  page: texts('title', 'description', 'tag', 'metaTitle', 'lang', 'pageClass'),
  key: hostileText,
  sidebar: hostileText,
  heading: hostileText,
  file: fileName,
  redirect: hostileText,
}) as fc.Arbitrary<SiteTexts>;

/** A site whose texts have no meaning in any of the formats. */
export const PLAIN_SITE: SiteTexts = {
  site: { title: '站', description: '述', footer: '尾', nav: '航', label: '改', lang: 'zh' },
  meta: ['content', '值'],
  address: 'https://a.cn/x',
  page: { title: '题', description: '页述', tag: '签', metaTitle: '全题', lang: 'en', pageClass: 'c' },
  key: 'key',
  sidebar: '侧',
  heading: '节',
  file: 'file',
  redirect: 'old',
};

/** Files of a content folder with these texts. The YAML files are written as JSON, which can hold any text. */
export function filesOf(texts: SiteTexts): Record<string, string> {
  const { site, page, meta, address } = texts;
  const matter = (value: object) => `---json\n${JSON.stringify(value)}\n---\n\n`;
  const tag = { name: 'n', ...Object.fromEntries([meta]) };
  const named = { title: page.title, description: page.description, tags: [page.tag] };
  return {
    'site.yml': yamlOf({
      title: site.title,
      description: site.description,
      lang: site.lang,
      footer: site.footer,
      lastUpdatedLabel: site.label,
      repo: 'a/b',
      repoLabel: site.label,
      editLinks: true,
      origin: 'https://example.cn',
      feed: 'a',
      nav: [
        { text: site.nav, link: '/a/' },
        { text: site.nav, items: [{ text: site.nav, link: address }] },
      ],
      meta: [tag],
      analytics: { script: { src: address } },
      assistant: { url: address, title: site.label },
    }),
    'redirects.yml': yamlOf(
      Object.fromEntries([[`/${texts.redirect}.html`, `/a/page.html#${texts.redirect}`]]),
    ),
    'README.md': `${matter({ home: true, heroText: page.title, actionText: page.tag, actionLink: address, features: [{ title: page.title, details: page.tag, link: address }], footer: page.tag })}`,
    'a/README.md': '# 目录\n',
    'a/sidebar.yml': yamlOf([
      ['page.md', texts.sidebar],
      { title: texts.sidebar, children: [[address, texts.sidebar], 'meta.md'] },
    ]),
    'a/page.md': `${matter({ ...named, pageClass: page.pageClass })}## ${texts.heading}\n\n文\n`,
    'a/meta.md': `${matter({ ...named, lang: page.lang, metaTitle: page.metaTitle, canonicalUrl: address, meta: [tag] })}# 元\n`,
    'a/key.md': `${matter(
      Object.fromEntries([
        [texts.key, page.tag],
        ['title', '键'],
      ]),
    )}文\n`,
    [`a/${texts.file}.md`]: `# ${texts.heading}\n\n文\n`,
  };
}

function yamlOf(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}
