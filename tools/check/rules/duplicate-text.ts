import type { CheckedSite, PageSummary } from '../checked-site';
import type { Finding } from '../finding';

/** Pages with the title or the description of another: in search results nobody can tell them apart. */
export function checkDuplicateText({ pages }: CheckedSite): Finding[] {
  return [
    ...repeated(pages, 'title', 'Say in the title what sets this page apart.'),
    ...repeated(pages, 'description', 'Write one sentence that is true of this page only.'),
  ];
}

function repeated(pages: readonly PageSummary[], key: 'title' | 'description', hint: string): Finding[] {
  const first = new Map<string, PageSummary>();
  return pages.flatMap((page): Finding[] => {
    const text = page[key].trim().toLowerCase();
    const other = first.get(text);
    if (text === '') return [];
    if (!other) {
      first.set(text, page);
      return [];
    }
    const place = key === 'title' ? page.titlePlace : page.descriptionPlace;
    const message = `its ${key} is also that of ${other.relativePath}`;
    return [{ severity: 'warning', ...place, rule: `duplicate-${key}`, message, hint }];
  });
}
