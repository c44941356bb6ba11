import hljs, { type LanguageFn, type Mode } from 'highlight.js';
import bash from 'highlight.js/lib/languages/bash';
import markdown from 'highlight.js/lib/languages/markdown';
import { escapeHtml } from '../../src/bundle/escape-html';

// The body of an HTTP message may be in any language. Trying all of them took a third of the build's time.
hljs.configure({ languages: ['json', 'xml'] });

// Options of commands are words of their own: the grammar takes the end of `--type` for a command of the shell.
extendLanguage('bash', bash, { scope: 'attr', match: /(?<!\S)--?[A-Za-z][\w-]*/ });
// Frontmatter: the grammar takes its last line for a heading, underlined by the `---`.
extendLanguage('markdown', markdown, {
  begin: /^---$(?=\n[\w-]+:)/,
  end: /^---$/,
  subLanguage: 'yaml',
  relevance: 0,
});

/** Registers a language again, with a rule that comes before those of its grammar. */
function extendLanguage(name: string, grammar: LanguageFn, rule: Mode): void {
  hljs.registerLanguage(name, (api) => {
    const language = grammar(api);
    return { ...language, contains: [rule, ...language.contains] };
  });
}

/** Language names that VuePress accepted and authors use, but highlight.js does not know. */
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

/** highlight.js's name of a language; undefined when it does not know the language. No language means plain text. */
export function knownLanguage(language: string): string | undefined {
  const name = ALIASES.get(language) ?? (language || 'plaintext');
  return hljs.getLanguage(name) ? name : undefined;
}

/** Highlights code as HTML. `name` comes from `knownLanguage`. */
export function highlight(code: string, name: string): string {
  return name === 'plaintext'
    ? escapeHtml(code)
    : hljs.highlight(code, { language: name, ignoreIllegals: true }).value;
}

/** Names to suggest for an unknown language. */
export function knownLanguages(): string[] {
  return [...hljs.listLanguages(), ...ALIASES.keys()];
}

/** Splits highlighted HTML at line breaks. Open spans are closed and reopened, so that each line is well-formed. */
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

/** Maximum length of the code to highlight on one page, in characters. More is data rather than something to read. */
const MAX_LENGTH = 120_000;

/**
 * Maximum sum of the squared lengths of all stretches on one page. A stretch is a run of words without other signs, or
 * of signs without words. highlight.js takes a time that grows with the square of a stretch's length, up to 0.1 s for
 * 3000 characters. In real code such stretches are short.
 */
const MAX_SQUARES = 30_000_000;

const STRETCH_PATTERN = /[\w\s$.]+|[^\w\s$.]+/g;

/** Cost limit for highlighting one page. Cost is counted, not timed, so that every machine makes the same output. */
export class HighlightBudget {
  #length = 0;
  #squares = 0;

  /** Whether the budget covers this code; if so, its cost is deducted. */
  take(code: string): boolean {
    const length = this.#length + code.length;
    if (length > MAX_LENGTH) return false;
    let squares = this.#squares;
    for (const [stretch] of code.matchAll(STRETCH_PATTERN)) squares += stretch.length ** 2;
    if (squares > MAX_SQUARES) return false;
    this.#length = length;
    this.#squares = squares;
    return true;
  }
}
