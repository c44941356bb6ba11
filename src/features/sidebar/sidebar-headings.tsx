import type { Heading, PageRecord } from '../../bundle/records';
import { findListedHeading, type HeadingNode, nestHeadings } from '../../content/sidebar';

interface SidebarHeadingsProps {
  record: PageRecord;
  /** 1 lists `h2`, 2 also `h3`. */
  depth: number;
  currentSlug: string | undefined;
}

/** The active page's headings, below its link. */
export function SidebarHeadings({ record, depth, currentSlug }: SidebarHeadingsProps) {
  const nodes = nestHeadings(record.headers);
  if (depth < 1 || nodes.length === 0) return null;
  const marked = findListedHeading(nodes, currentSlug, depth > 1);

  const renderLink = ({ slug, title }: Heading) => (
    <a href={`#${slug}`} aria-current={slug === marked ? 'location' : undefined}>
      {title}
    </a>
  );
  const renderNode = (node: HeadingNode) => (
    <li key={node.slug}>
      {renderLink(node)}
      {depth > 1 && node.children.length > 0 && (
        <ul>
          {node.children.map((child) => (
            <li key={child.slug}>{renderLink(child)}</li>
          ))}
        </ul>
      )}
    </li>
  );
  return <ul className="sidebar-headings">{nodes.map(renderNode)}</ul>;
}
