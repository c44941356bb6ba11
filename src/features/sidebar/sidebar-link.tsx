import { useContext } from 'react';
import { MESSAGES } from '../../bundle/messages';
import { isExternalLink, withBase } from '../../bundle/paths';
import type { PageLink } from '../../bundle/records';
import { isSamePage } from '../../content/sidebar';
import { ActivePageContext, SidebarContext } from './sidebar-context';
import { SidebarHeadings } from './sidebar-headings';

/**
 * Number of heading levels below the active link if neither the page nor its group sets `sidebarDepth`; 1 is `h2` only.
 */
const DEFAULT_DEPTH = 1;

/** Class of the links to pages. No style needs it: checks from outside find them by it, as on the VuePress site. */
const LINK_CLASS = 'sidebar-link';

interface SidebarLinkProps {
  link: PageLink;
  /** `sidebarDepth` of the group around the link; the value of the page takes precedence. */
  depth: number | undefined;
}

/** A link of the sidebar; the active one shows the page's headings. */
export function SidebarLink({ link, depth }: SidebarLinkProps) {
  const { path } = useContext(SidebarContext);
  if (isExternalLink(link.path)) {
    return (
      <a className={LINK_CLASS} href={link.path} target="_blank" rel="noopener noreferrer">
        {link.title}
        <span className="sr-only">{MESSAGES.newWindow}</span>
      </a>
    );
  }
  const isActive = isSamePage(link.path, path);
  return (
    <>
      <a className={LINK_CLASS} href={withBase(link.path)} aria-current={isActive ? 'page' : undefined}>
        {link.title}
      </a>
      {isActive && <ActiveHeadings depth={depth} />}
    </>
  );
}

function ActiveHeadings({ depth = DEFAULT_DEPTH }: Pick<SidebarLinkProps, 'depth'>) {
  const { record, currentSlug } = useContext(ActivePageContext);
  if (!record) return null;
  return (
    <SidebarHeadings
      record={record}
      depth={record.frontmatter.sidebarDepth ?? depth}
      currentSlug={currentSlug}
    />
  );
}
