import path from 'node:path';
import { applyEdits } from '../../support/edits';
import { readOptionalText } from '../../support/read-optional-text';
import { renameTexts } from '../../support/yaml-editor';
import { isContentFile } from './new-name';

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
 * Chooses file and template of a new page. `a/b.md` means a file, `a/b/` (and `a/b/README.md`) a folder. For `a/b`, the
 * nearest template decides, searched from the parent folder upwards.
 */
export function placeNewPage(root: string, page: string): NewPage {
  const name = page.replace(/(?:\/(?:README|index)\.md|\.md|\/)$/i, '');
  const asFile = { template: FILE_TEMPLATE, file: `${name}.md` };
  const asFolder = { template: FOLDER_TEMPLATE, file: `${name}/README.md` };
  const isFolder = /\/(?:(?:README|index)\.md)?$/i.test(page);
  const forms = isFolder ? [asFolder] : page.endsWith('.md') ? [asFile] : [asFile, asFolder];
  // For `a/b/c`: `a/b`, `a` and the content folder itself.
  const foldersAbove = name.split('/').map((_, i, parts) => parts.slice(0, i).join('/'));
  for (const folder of foldersAbove.toReversed())
    for (const { template, file } of forms) {
      const found = path.posix.join(folder, template);
      if (isContentFile(root, found)) return { file, template: found };
    }
  return { file: (isFolder ? asFolder : asFile).file, template: undefined };
}

/** Text of a new page: the template with `{{title}}` and `{{name}}` filled in. */
export async function fillTemplate(
  root: string,
  { file, template }: NewPage,
  title: string,
): Promise<string> {
  const found = template === undefined ? null : await readOptionalText(path.join(root, template));
  // In YAML `{{title}}` is a mapping in a mapping; between these characters, which no template has, it is a text.
  const text = (found ?? PLAIN_TEMPLATE).replace(/\{\{(title|name)\}\}/g, '\uE000$1\uE001');
  const fill = (part: string) =>
    part
      .replaceAll('\uE000title\uE001', () => title.replace(/\s+/g, ' ').trim())
      .replaceAll('\uE000name\uE001', () => nameOf(file));
  const end = text.startsWith('---\n') ? text.indexOf('\n---', 3) : 0;
  const head = text.slice(0, end);
  const edits = renameTexts(head, template ?? '', (value) => {
    const filled = fill(value);
    return filled === value ? undefined : filled;
  });
  return applyEdits(head, edits) + fill(text.slice(end));
}

/** A page's name: the name of its file, or of its folder if the file is `README.md`. */
export function nameOf(file: string): string {
  return path.posix.basename(file.replace(/\/README\.md$/i, ''), '.md');
}
