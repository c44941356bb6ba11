import path from 'node:path';
import type { TokenizerAndRendererExtension, Tokens } from 'marked';
import { nearestHint } from '../support/nearest-name';
import { codeBlockHtml } from './code-block';
import { contentFileOf, readContentText, reportIfOutside } from './content-file';
import type { PageEnv } from './page-env';
import { lineStart } from './page-tokenizer';

/**
 * `<<< @/path/file.ext{2-3}#region` or `<<< @/path/file.ext#region{2-3}`, then the label of a tab, `[name]`; `@` is the
 * content folder.
 */
const SNIPPET_PATTERN =
  /^<<<[ \t]*(@\/)?([^\s{#]+)(#[\w-]+)?(\{[^}\n]*\})?(#[\w-]+)?(?:[ \t]+\[([^[\]\n]+)\])?[^\n]*\n?/;

/** A file of the content folder, or a region of it, shown as a code block. */
export function blockSnippet(env: PageEnv): TokenizerAndRendererExtension {
  return {
    name: 'snippet',
    level: 'block',
    start: lineStart(/(?<=\n)<<</),
    tokenizer(src) {
      const found = SNIPPET_PATTERN.exec(src);
      if (!found) return undefined;
      const [raw, at, file = '', region, lines, lateRegion, label] = found;
      return {
        type: 'snippet',
        raw,
        target: at ? `/${file}` : file,
        region: (region ?? lateRegion ?? '').slice(1),
        label: label ?? path.basename(file),
        lang: `${path.extname(file).slice(1)}${lines ?? ''}`,
      };
    },
    renderer(token) {
      const text = readSnippet(String(token.target), String(token.region), env, token);
      // `readPassages` reads it.
      Object.assign(token, { text });
      return codeBlockHtml(text, String(token.lang), env, token);
    },
  };
}

function readSnippet(target: string, region: string, env: PageEnv, token: Tokens.Generic): string {
  const what = `the snippet "${target}"`;
  const file = contentFileOf(target, what, env, token);
  if (file === null) return '';
  const text = readContentText(file, env);
  if (text === null) {
    if (reportIfOutside(file, what, env, token)) return '';
    const wanted = path.basename(file);
    // Exclude the wanted name itself: it may be a folder.
    const others = env.site.media.namesBeside(file).filter((name) => name !== wanted);
    const hint = nearestHint(wanted, others, 'No file there has a similar name.');
    env.error('dead-snippet', `the snippet file ${file} does not exist`, token, hint);
    return '';
  }
  if (region === '') return text;
  const found = cutRegion(text, region);
  if (found !== null) return found;
  env.error('dead-snippet', `${file} has no region "${region}"`, token, `Mark it with "#region ${region}".`);
  return '';
}

/** Marks of regions, in any language's comment syntax. */
const REGION_PATTERN = /#\s*region\b/;
const REGION_END_PATTERN = /endregion\b/;

/** Lines of a region without their common indentation and the marks of nested regions; null if it does not exist. */
function cutRegion(text: string, name: string): string | null {
  const lines = text.split('\n');
  const opening = new RegExp(`region\\b:?\\s+${name}(?![\\w-])`);
  const start = lines.findIndex((line) => opening.test(line));
  if (start < 0) return null;
  const body: string[] = [];
  let depth = 1;
  for (const line of lines.slice(start + 1)) {
    if (REGION_END_PATTERN.test(line)) depth--;
    else if (REGION_PATTERN.test(line)) depth++;
    else body.push(line);
    if (depth === 0) break;
  }
  const indent = Math.min(...body.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)));
  return body.map((line) => line.slice(Number.isFinite(indent) ? indent : 0)).join('\n');
}
