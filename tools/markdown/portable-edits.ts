import type { Token } from 'marked';
import type { Edit } from '../support/edits';
import type { PageEnv } from './page-env';
import { locateTokens } from './token-places';
import { textOf, visitTokens } from './token-tree';

/**
 * Edits of a page's Markdown for readers of its copy, who have no content folder: included files become code, and
 * pictures have their address on the site. The page must have been rendered.
 */
export function portableEdits(tokens: readonly Token[], body: string, env: PageEnv): Edit[] {
  if (env.pictures.length === 0 && env.snippets.size === 0) return [];
  const sources = locateTokens(tokens, body);
  const edits: Edit[] = [];
  const replace = (token: Token, from: number, to: number, text: string): void => {
    const offsets = sources.get(token)?.offsets;
    if (offsets) edits.push({ start: offsets[from] ?? 0, end: offsets[to] ?? 0, text });
  };
  for (const { token: shown, address, url } of env.pictures) {
    const { token, offset } = env.parts.get(shown) ?? { token: shown, offset: 0 };
    const at = findAddress(token, offset, address);
    if (at !== undefined) replace(token, at, at + address.length, env.site.origin + url);
    else if (token.type === 'image')
      replace(token, 0, token.raw.length, `![${textOf(token)}](${env.site.origin}${url})`);
  }
  visitTokens(tokens, (token) => {
    const start = sources.get(token)?.offsets[0];
    if (token.type !== 'snippet' || start === undefined) return;
    // What opens the line, such as `> ` or `- `, continues the quotation or list below.
    const opening = body.slice(body.lastIndexOf('\n', start - 1) + 1, start).replace(/[^>\s]/g, ' ');
    replace(token, 0, token.raw.trimEnd().length, codeBlockOf(token).join(`\n${opening}`));
  });
  return edits;
}

/** Where an image or a tag, which begins at `offset`, has its address; undefined if it is written in another way. */
function findAddress({ type, raw }: Token, offset: number, address: string): number | undefined {
  const opening = type === 'image' ? /\]\(\s*<?/g : /\s(?:src|srcset|poster)\s*=\s*["']?/gi;
  opening.lastIndex = offset;
  for (let found = opening.exec(raw); found; found = opening.exec(raw))
    if (raw.startsWith(address, opening.lastIndex)) return opening.lastIndex;
  return undefined;
}

/** The lines of a snippet as a fenced code block. */
function codeBlockOf(snippet: Token): string[] {
  const text = textOf(snippet).replace(/\n$/, '');
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const { lang, label } = { lang: '', label: '', ...snippet };
  return [`${fence}${lang} [${label}]`, ...text.split('\n'), fence];
}
