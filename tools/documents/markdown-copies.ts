import { markdownFilesOf } from '../site/file-names';
import type { ContentBundle } from '../site/make-bundle';
import type { Page } from '../site/page';
import { applyEdits } from '../support/edits';
import type { OutputFile } from '../support/output-file';

/** A copy of each page's Markdown, at the address of the page with `.md`. */
export function* markdownCopies({ pages }: ContentBundle): Generator<OutputFile> {
  for (const page of pages) {
    const { path, relativePath } = page.record;
    const data = markdownOf(page);
    for (const file of markdownFilesOf(path, relativePath)) yield { file, data };
  }
}

/** A page's Markdown without frontmatter, beginning with its title, with included code and addresses that load. */
export function markdownOf({ record, source, copyEdits }: Page): string {
  const text = applyEdits(source.body, copyEdits).trim();
  const hasHeading = /^(?:# |[^\n]+\n=+(?:\n|$))/.test(text);
  return `${hasHeading || record.title === '' ? '' : `# ${markdownText(record.title)}\n\n`}${text}\n`;
}

/** Matches characters that start inline markup or an entity in Markdown. */
const SIGN_PATTERN = /[\\`*<[\]]|&(?=#?\w+;)|(?<![A-Za-z\d])_|_(?![A-Za-z\d])|~|(?<!#)#(?=#*$)/g;

/** Plain text as one line of Markdown, with markup characters escaped. */
export function markdownText(text: string): string {
  return text.replace(/\s+/g, ' ').trim().replace(SIGN_PATTERN, '\\$&');
}
