import path from 'node:path';
import { readOptional } from '../../support/read-text';
import { isContentFile } from './new-name';
import { inlineYaml } from './yaml-text';

/** Template of pages that are files. Its name does not end in `.md`, so that it is not taken for a page. */
const FILE_TEMPLATE = 'page.template';

/** Template of pages with a folder of their own. */
const FOLDER_TEMPLATE = 'folder.template';

/** Template used when no folder has one. */
const PLAIN_TEMPLATE = '---\ntitle: {{title}}\ndescription:\ntags: []\n---\n\n# {{title}}\n';

/** The place of a new page and its template. */
interface NewPage {
  /** Below the content folder. */
  file: string;
  /** Template below the content folder; undefined for the built-in one. */
  template: string | undefined;
}

/**
 * Chooses the file of a new page: the form of `a/b.md` or `a/b/` decides, otherwise the nearest template, in the page's
 * folder or one above it.
 */
export function placeNewPage(root: string, page: string): NewPage {
  const wantsFile = page.endsWith('.md');
  const bare = page.replace(/\/(?:README|index)\.md$/i, '/').replace(/\.md$/, '');
  const wantsFolder = bare.endsWith('/');
  const name = bare.replace(/\/$/, '');
  for (const folder of foldersAbove(name)) {
    const asFile = path.posix.join(folder, FILE_TEMPLATE);
    const asFolder = path.posix.join(folder, FOLDER_TEMPLATE);
    if (!wantsFolder && isContentFile(root, asFile)) return { file: `${name}.md`, template: asFile };
    if ((wantsFolder || !wantsFile) && isContentFile(root, asFolder)) {
      return { file: `${name}/README.md`, template: asFolder };
    }
  }
  return { file: wantsFolder ? `${name}/README.md` : `${name}.md`, template: undefined };
}

/** Text of a new page: the template with `{{title}}` and `{{name}}` filled in. */
export async function fillTemplate(
  root: string,
  { file, template }: NewPage,
  title: string,
): Promise<string> {
  const text = template === undefined ? null : await readOptional(path.join(root, template));
  const source = text ?? PLAIN_TEMPLATE;
  const words: Words = { name: nameOf(file), title: title.replace(/\s+/g, ' ').trim() };
  const end = /^---\r?\n/.test(source) ? source.indexOf('\n---', 3) : 0;
  const head = source.slice(0, end).split('\n');
  return head.map((line) => fillYaml(line, words)).join('\n') + fill(source.slice(end), words);
}

/** The values of `{{title}}` and `{{name}}`. */
type Words = Record<'title' | 'name', string>;

const PLACEHOLDER_PATTERN = /\{\{(title|name)\}\}/g;

/** A key (1) with an unquoted value and everything after it (2). */
const PLAIN_VALUE_PATTERN = /^(\s*[\w-]+:[ \t]+)(?!["'[{|>&*!#])(\S.*)/;

function fill(text: string, words: Words, quote = (word: string) => word): string {
  return text.replaceAll(PLACEHOLDER_PATTERN, (_, key: keyof Words) => quote(words[key]));
}

/** Fills in a line of frontmatter. The words may need quotation marks, or may already stand inside some. */
function fillYaml(line: string, words: Words): string {
  const [, key = '', rest = ''] = PLAIN_VALUE_PATTERN.exec(line) ?? [];
  const placeholder = rest.indexOf('{{');
  if (placeholder >= 0) {
    // Everything after ` #` is a comment.
    const comment = rest.slice(placeholder).search(/[ \t]#/);
    const value = (comment < 0 ? rest : rest.slice(0, placeholder + comment)).trimEnd();
    return key + inlineYaml(fill(value, words)) + rest.slice(value.length);
  }
  const mark = /^[^"'#]*(["'])/.exec(line)?.[1];
  if (mark === '"') return fill(line, words, (word) => JSON.stringify(word).slice(1, -1));
  return fill(line, words, (word) => (mark === "'" ? word.replaceAll("'", "''") : inlineYaml(word)));
}

/** A page's name: that of its file, or that of its folder if it is the folder's page. */
export function nameOf(file: string): string {
  const parts = file.replace(/\/README\.md$/i, '').split('/');
  return (parts.at(-1) ?? '').replace(/\.md$/, '');
}

/** `a/b/c` → `a/b`, `a`, and the content folder itself. */
function foldersAbove(name: string): string[] {
  const parts = name.split('/').slice(0, -1);
  return [...parts.map((_, i) => parts.slice(0, parts.length - i).join('/')), ''];
}
