import hljs from 'highlight.js';
import { escapeHtml } from './html';

/** Names authors use that highlight.js does not know; VuePress accepted them. */
const ALIASES: Record<string, string> = {
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
};

/** Nobody reads more at once, and some patterns of highlight.js take time that grows with the square of it. Characters. */
const MAX_CODE_LENGTH = 30_000;

/** Other patterns are as slow with a long line or a long gap: sum of the squares of their lengths. */
const MAX_SQUARES = 10_000_000;

/** Highlights code; null when the language is unknown. Code without a language is only escaped. */
export function highlight(code: string, language: string): string | null {
  if (language === '') return escapeHtml(code);
  const name = ALIASES[language] ?? language;
  if (name === 'plaintext') return escapeHtml(code);
  if (!hljs.getLanguage(name)) return null;
  if (isTooLong(code)) return escapeHtml(code);
  return hljs.highlight(code, { language: name, ignoreIllegals: true }).value;
}

/** Whether code is data rather than something to read: it stays plain. */
function isTooLong(code: string): boolean {
  if (code.length > MAX_CODE_LENGTH) return true;
  const stretches = [...code.split('\n'), ...(code.match(/\s+/g) ?? [])];
  return stretches.reduce((sum, { length }) => sum + length ** 2, 0) > MAX_SQUARES;
}

/** Names to suggest for an unknown language. */
export function knownLanguages(): string[] {
  return [...hljs.listLanguages(), ...Object.keys(ALIASES)];
}

/** Splits highlighted HTML at line breaks so that each line is well-formed: open spans are closed and opened again. */
export function splitHighlightedLines(html: string): string[] {
  const open: string[] = [];
  return html.split('\n').map((line) => {
    const prefix = open.join('');
    for (const tag of line.match(/<span[^>]*>|<\/span>/g) ?? []) {
      if (tag === '</span>') open.pop();
      else open.push(tag);
    }
    return prefix + line + '</span>'.repeat(open.length);
  });
}
