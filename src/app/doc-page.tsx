import type { ReactNode } from 'react';
import { printUrlOf } from '../bundle/paths';
import type { ShownPage } from '../content/load-page';
import { Feedback } from '../features/feedback/feedback';
import { PageFoot } from '../features/page-foot/page-foot';
import { PageMenu } from '../features/page-menu/page-menu';
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
 * The default layout: the article with a menu beside its title; below it the question whether it helped, the date of
 * the last change, and the links to the previous and next page.
 */
export function DocPage({ page, children, announce }: DocPageProps) {
  const { record, site, section } = page;
  // Pages at the root are in no print document.
  const hasPrint = section.section !== '' && record.path === section.path;
  return (
    <>
      <ErrorBoundary>
        <PageMenu
          // Closed on the next page.
          key={record.path}
          editUrl={formatEditUrl(site.repo, record)}
          printUrl={hasPrint ? printUrlOf(section.section) : undefined}
          hasOffline={site.offline !== undefined}
          path={record.path}
          announce={announce}
        />
      </ErrorBoundary>
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
      {record.lastUpdated !== undefined && site.lastUpdatedLabel !== '' && (
        <ErrorBoundary>
          <PageFoot
            lastUpdated={record.lastUpdated}
            label={site.lastUpdatedLabel}
            lang={record.frontmatter.lang ?? site.lang}
          />
        </ErrorBoundary>
      )}
      <ErrorBoundary>
        <PageNav {...neighboursOf(page)} />
      </ErrorBoundary>
    </>
  );
}
