import hljs, { type Mode } from 'highlight.js';
import http from 'highlight.js/lib/languages/http';
import { escapeHtml } from '../../src/bundle/escape-html';

/** What the body of an HTTP message is written in. Of all languages, highlight.js tries each on every body: a third of a build. */
const BODY_LANGUAGES = ['json', 'xml'];

hljs.registerLanguage('http', (api) => withBodyIn(http(api), BODY_LANGUAGES));

/** A language with its choice of any language for a part, an empty list, narrowed to some. */
function withBodyIn<T extends Mode>(mode: T, languages: string[]): T {
  const inner = (child: Mode | 'self') => (child === 'self' ? child : withBodyIn(child, languages));
  return {
    ...mode,
    ...(mode.subLanguage?.length === 0 && { subLanguage: languages }),
    ...(mode.contains && { contains: mode.contains.map(inner) }),
    ...(mode.starts && { starts: withBodyIn(mode.starts, languages) }),
  };
}

/** Names authors use that highlight.js does not know; VuePress accepted them. */
const ALIASES = new Map(
  Object.entries({
    vue: 'xml',
    markup: 'xml',
    styl: 'stylus',
    docker: 'dockerfile',
    'c#': 'csharp',
    shellsession: 'shell',
    'sh-session': 'shell',
    env: 'ini',
    stl: 'xml',
    gitignore: 'plaintext',
    txt: 'plaintext',
    none: 'plaintext',
    raw: 'plaintext',
    text: 'plaintext',
    curl: 'bash',
    jsonc: 'json',
    json5: 'json',
  }),
);

/** Name that highlight.js knows a language by; undefined when there is none. Code without a language is plain. */
export function knownLanguage(language: string): string | undefined {
  const name = ALIASES.get(language) ?? (language || 'plaintext');
  return hljs.getLanguage(name) ? name : undefined;
}

/** Highlights code in a language that `knownLanguage` gave. */
export function highlight(code: string, name: string): string {
  return name === 'plaintext'
    ? escapeHtml(code)
    : hljs.highlight(code, { language: name, ignoreIllegals: true }).value;
}

/** Names to suggest for an unknown language. */
export function knownLanguages(): string[] {
  return [...hljs.listLanguages(), ...ALIASES.keys()];
}

/** Splits highlighted HTML at line breaks so that each line is well-formed: open spans are closed and opened again. */
export function splitHighlightedLines(html: string): string[] {
  const open: string[] = [];
  return html.split('\n').map((line) => {
    const prefix = open.join('');
    for (const tag of line.match(/<span[^<>]*>|<\/span>/g) ?? []) {
      if (tag === '</span>') open.pop();
      else open.push(tag);
    }
    return prefix + line + '</span>'.repeat(open.length);
  });
}
