import type { Page } from '../../../site/page';
import type { Place } from '../../../support/yaml-document';
import type { CheckedSite } from '../checked-site';
import type { Finding } from '../finding';
import type { SiteRule } from '../rule';

const NAMES = { title: 'duplicate-title', description: 'duplicate-description' } as const;

/** Reports pages with the title or description of another page: search results cannot tell them apart. */
export const duplicateText: SiteRule = { names: Object.values(NAMES), check: checkDuplicateText };

function checkDuplicateText({ bundle }: CheckedSite): Finding[] {
  return [
    ...repeated(
      bundle.pages,
      'title',
      ({ record }) => record.title,
      'Say in the title what sets this page apart.',
    ),
    ...repeated(
      bundle.pages,
      'description',
      ({ record }) => record.frontmatter.description ?? '',
      'Write one sentence that is true of this page only.',
    ),
  ];
}

function repeated(
  pages: readonly Page[],
  key: keyof typeof NAMES,
  textOf: (page: Page) => string,
  hint: string,
): Finding[] {
  const first = new Map<string, string>();
  return pages.flatMap((page): Finding[] => {
    const text = textOf(page).trim().toLowerCase();
    if (text === '') return [];
    const other = first.get(text);
    if (other === undefined) {
      first.set(text, page.record.relativePath);
      return [];
    }
    const message = `its ${key} is also that of ${other}`;
    return [{ severity: 'warning', ...placeOf(page, key), rule: NAMES[key], message, hint }];
  });
}

/**
 * Place of the title or description. A title may come from the first heading; it is then reported for the whole page.
 */
function placeOf({ record, source }: Page, key: 'title' | 'description'): Place {
  const isWritten = (record.frontmatter[key] ?? '') !== '';
  return isWritten ? source.placeOf(key) : { file: record.relativePath, line: 1, column: 1 };
}
