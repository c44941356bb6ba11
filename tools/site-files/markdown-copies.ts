import type { ContentBundle } from '../bundle/bundle-content';
import type { BundledPage } from '../bundle/bundled-page';
import type { OutputFile } from '../output/output-file';
import { markdownText } from '../support/markdown-text';
import { markdownFilesOf } from './file-names';

/** Each page's Markdown at its own address with `.md`. */
export function* markdownCopies({ pages }: ContentBundle): Generator<OutputFile> {
  for (const page of pages) {
    const { path, relativePath } = page.record;
    const data = markdownOf(page);
    for (const file of markdownFilesOf(path, relativePath)) yield { file, data };
  }
}

/** A page's Markdown without frontmatter, beginning with its title. */
export function markdownOf({ record, body }: Pick<BundledPage, 'record' | 'body'>): string {
  const text = body.trim();
  const hasHeading = /^(?:# |[^\n]+\n=+(?:\n|$))/.test(text);
  return `${hasHeading || record.title === '' ? '' : `# ${markdownText(record.title)}\n\n`}${text}\n`;
}
