import type { ReactNode } from 'react';
import { printUrlOf } from '../bundle/paths';
import type { ShownPage } from '../content/load-page';
import { Feedback } from '../features/feedback/feedback';
import { PageFoot } from '../features/page-foot/page-foot';
import { PageNav } from '../features/page-nav/page-nav';
import { ErrorBoundary } from '../shared/error-boundary';
import { formatEditUrl } from './format-edit-url';
import { neighboursOf } from './neighbours-of';

interface DocPageProps {
  page: Extract<ShownPage, { kind: 'page' }>;
  children: ReactNode;
  announce: (text: string) => void;
}

/**
 * The default layout: the article, the question whether it helped, the page foot (to edit, copy and print the page; date
 * of the last change; questions that the page answers), and the links to the previous and next page.
 */
export function DocPage({ page, children, announce }: DocPageProps) {
  const { record, site, section } = page;
  // Pages at the root are in no print document.
  const hasPrint = section.section !== '';
  return (
    <>
      {children}
      <ErrorBoundary>
        <Feedback
          key={record.path}
          path={record.path}
          title={record.title}
          issuesAddress={site.feedback}
          announce={announce}
        />
      </ErrorBoundary>
      <ErrorBoundary>
        <PageFoot
          editUrl={formatEditUrl(site.repo, record)}
          lastUpdated={record.lastUpdated}
          lastUpdatedLabel={site.lastUpdatedLabel}
          lang={record.frontmatter.lang ?? site.lang}
          printUrl={hasPrint && record.path === section.path ? printUrlOf(section.section) : undefined}
          questions={record.frontmatter.questions ?? []}
          path={record.path}
          announce={announce}
        />
      </ErrorBoundary>
      <ErrorBoundary>
        <PageNav {...neighboursOf(page)} />
      </ErrorBoundary>
    </>
  );
}
