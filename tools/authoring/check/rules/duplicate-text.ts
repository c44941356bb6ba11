import type { Page } from '../../../site/page';
import type { Reported } from '../finding';
import type { SiteRule } from '../rule';

const HINTS = {
  title: 'Say in the title what sets this page apart.',
  description: 'Write one sentence that is true of this page only.',
} as const;

/** Reports pages with the title or description of another page: search results cannot tell them apart. */
export const duplicateText: SiteRule = {
  names: ['duplicate-title', 'duplicate-description'],
  check: ({ bundle: { pages } }) => [...repeated(pages, 'title'), ...repeated(pages, 'description')],
};

function repeated(pages: readonly Page[], key: keyof typeof HINTS): Reported[] {
  const first = new Map<string, string>();
  return pages.flatMap((page): Reported[] => {
    const { relativePath, frontmatter, title } = page.record;
    const text = (key === 'title' ? title : (frontmatter.description ?? '')).trim().toLowerCase();
    const other = first.get(text);
    if (other === undefined && text !== '') first.set(text, relativePath);
    if (other === undefined) return [];
    // A title may come from the first heading; it is then reported for the whole page.
    const place = (frontmatter[key] ?? '') === '' ? { file: relativePath } : page.source.placeOf(key);
    const message = `its ${key} is also that of ${other}`;
    return [{ ...place, rule: `duplicate-${key}`, message, hint: HINTS[key] }];
  });
}
