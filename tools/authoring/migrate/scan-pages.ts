import type { Token } from 'marked';
import { childTokens, visitTokens } from '../../markdown/token-tree';
import type { SourcePage } from '../../source/source-page';
import { pageParser } from '../check/checked-page';

/** What VuePress would have processed on the pages, by kind. Each place is `file:line`. */
export interface PageFindings {
  /** `{{ expression }}` outside code. */
  interpolations: Set<string>;
  /** `<<< file`; a `target` that begins with `/` is below the project's folder. */
  imports: { place: string; page: string; target: string }[];
  /** Places of `::: kind`, for the container kinds that `scanPages` is given. */
  containers: Map<string, string[]>;
}

const CONTAINER_PATTERN = /^ {0,3}:{3,}[ \t]*([\w-]+)/gm;
const TAG_PATTERN = /<(\/?)(\w+)(?!\w)([^<>]*)>/g;
const VERBATIM_PATTERN = /\bv-pre\b/;
const VERBATIM_ELEMENT_PATTERN = /<(\w+)(?!\w)[^<>]*\bv-pre\b[^<>]*>.*?<\/\1>/gs;

/** Finds syntax of VuePress that the bundler takes for text, and the files that pages import. */
export function scanPages(sources: readonly SourcePage[], containers: readonly string[]): PageFindings {
  const found: PageFindings = { interpolations: new Set(), imports: [], containers: new Map() };
  const parse = pageParser('');
  for (const { relativePath, text } of sources) {
    const page = parse(relativePath, text);
    let verbatim = '';
    visitTokens(page.tokens, (token) => {
      const placeAt = (index: number) => `${relativePath}:${page.placeOf(token, index).line}`;
      if (token.type === 'container' && token.kind === 'v-pre') return false;
      if (token.type === 'snippet')
        found.imports.push({ place: placeAt(0), page: relativePath, target: String(token.target) });
      const before = verbatim;
      verbatim = verbatimAfter(token, before);
      if (before !== '' || verbatim !== '') return true;
      const shown = shownText(token);
      for (const { index } of shown.matchAll(/\{\{(?!\}\})/g)) found.interpolations.add(placeAt(index));
      for (const { 1: kind = '', index } of shown.matchAll(CONTAINER_PATTERN)) {
        if (!containers.includes(kind)) continue;
        found.containers.set(kind, [...(found.containers.get(kind) ?? []), placeAt(index)]);
      }
      return true;
    });
  }
  return found;
}

/** Name of the element with `v-pre` that is open after a token. Vue does not process what is in it. */
function verbatimAfter(token: Token, before: string): string {
  let open = before;
  const tags = token.type === 'html' ? token.raw.matchAll(TAG_PATTERN) : [];
  for (const [, slash, name = '', attributes = ''] of tags) {
    if (open === '' && slash === '' && VERBATIM_PATTERN.test(attributes)) open = name;
    else if (slash === '/' && name === open) open = '';
  }
  return open;
}

/** What Vue would process of a token, without the tokens inside it. */
function shownText(token: Token): string {
  if (token.type === 'container') return token.raw.split('\n', 1).join();
  if (token.type === 'html')
    return token.raw.replace(VERBATIM_ELEMENT_PATTERN, (element) => element.replace(/[^\n]/g, ' '));
  return token.type === 'text' && childTokens(token).length === 0 ? token.raw : '';
}
