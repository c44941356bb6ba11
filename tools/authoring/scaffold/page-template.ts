import path from 'node:path';
import { readOptionalText } from '../../support/read-optional-text';
import { applyEdits } from '../check/edits';
import { isContentFile } from './new-name';
import { retargetYaml } from './yaml-text';

/** Template of pages without a folder of their own. Its name does not end in `.md`, so it is not taken for a page. */
const FILE_TEMPLATE = 'page.template';

/** Template of pages with a folder of their own, in which they are `README.md`. */
const FOLDER_TEMPLATE = 'folder.template';

/** Template used when no folder has one. */
const PLAIN_TEMPLATE = '---\ntitle: {{title}}\ndescription:\ntags: []\n---\n\n# {{title}}\n';

interface NewPage {
  /** Below the content folder. */
  file: string;
  /** Template below the content folder; undefined for the built-in one. */
  template: string | undefined;
}

/**
 * Chooses file and template of a new page. `a/b.md` means a file, `a/b/` a folder. For `a/b`, the nearest template
 * decides, searched from the parent folder upwards.
 */
export function placeNewPage(root: string, page: string): NewPage {
  const wantsFile = page.endsWith('.md');
  const bare = page.replace(/\/(?:README|index)\.md$/i, '/').replace(/\.md$/, '');
  const wantsFolder = bare.endsWith('/');
  const name = bare.replace(/\/$/, '');
  // For `a/b/c`: `a/b`, `a` and the content folder itself.
  const foldersAbove = name.split('/').map((_, i, parts) => parts.slice(0, i).join('/'));
  for (const folder of foldersAbove.toReversed()) {
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
  const text = template === undefined ? null : await readOptionalText(path.join(root, template));
  const source = text ?? PLAIN_TEMPLATE;
  const words = { name: nameOf(file), title: title.replace(/\s+/g, ' ').trim() };
  const fill = (part: string, pattern: RegExp) =>
    part.replace(pattern, (_, key: keyof typeof words) => words[key]);
  const end = /^---\r?\n/.test(source) ? source.indexOf('\n---', 3) : 0;
  const head = source.slice(0, end).replace(PLACEHOLDER_PATTERN, '\uE000$1\uE000');
  const edits = retargetYaml(head, template ?? '', (value) =>
    value.includes('\uE000') ? fill(value, MARKED_PATTERN) : undefined,
  );
  return fill(applyEdits(head, edits), MARKED_PATTERN) + fill(source.slice(end), PLACEHOLDER_PATTERN);
}

const PLACEHOLDER_PATTERN = /\{\{(title|name)\}\}/g;

/**
 * A placeholder as it is written while the frontmatter is parsed: YAML reads `{{title}}` as a mapping, but this as a
 * text.
 */
const MARKED_PATTERN = /\uE000(title|name)\uE000/g;

/** A page's name: the name of its file, or of its folder if the file is `README.md`. */
export function nameOf(file: string): string {
  return path.posix.basename(file.replace(/\/README\.md$/i, ''), '.md');
}
