import { markdownPathOf } from '../../src/bundle/paths';
import type { ContentBundle } from '../bundle/bundle-content';
import type { BundledPage } from '../bundle/bundled-page';
import { isIndexFile } from '../content/page-paths';
import type { OutputFile } from '../output/output-file';
import { belowBase } from './below-base';

/**
 * Each page's Markdown at its own address with `.md`. A folder's page stands under its file's name
 * too, so that the links between the files lead where they lead in the sources.
 */
export function* markdownCopies({ pages }: ContentBundle): Generator<OutputFile> {
  for (const page of pages) {
    const { path, relativePath } = page.record;
    const data = markdownOf(page);
    const names = new Set([belowBase(markdownPathOf(path))]);
    if (isIndexFile(relativePath)) names.add(belowBase(encodeURI(relativePath)));
    for (const file of names) yield { file, data };
  }
}

/** A page's Markdown without frontmatter, beginning with its title. */
export function markdownOf({ record, body }: Pick<BundledPage, 'record' | 'body'>): string {
  const text = body.trim();
  const hasHeading = /^(?:# |[^\n]+\n=+(?:\n|$))/.test(text);
  return `${hasHeading || record.title === '' ? '' : `# ${record.title}\n\n`}${text}\n`;
}
