import { useEffect, useState } from 'react';
import type { PageRecord } from '../../bundle/records';
import { type ReadPage, readLastPage, rememberPage } from './last-page';

/** Records the page on screen and the current heading. Home pages and pages without a title are not recorded. */
export function useRememberPage(record: PageRecord | undefined, currentSlug: string | undefined): void {
  useEffect(() => {
    if (!record || record.frontmatter.home || record.title === '') return;
    const heading = record.headers.find(({ slug }) => slug === currentSlug);
    rememberPage({
      path: record.path,
      title: record.title,
      ...(heading && { heading: { slug: heading.slug, title: heading.title } }),
    });
  }, [record, currentSlug]);
}

/** The page that the reader opened last; undefined before hydration, because only the browser knows it. */
export function useLastPage(): ReadPage | undefined {
  const [page, setPage] = useState<ReadPage>();
  useEffect(() => setPage(readLastPage()), []);
  return page;
}
