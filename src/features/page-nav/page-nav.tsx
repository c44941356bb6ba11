import { MESSAGES } from '../../bundle/messages';
import { isExternalLink, withBase } from '../../bundle/paths';
import type { PageLink } from '../../bundle/records';

interface NeighbourProps {
  link: PageLink;
  label: string;
  rel: 'prev' | 'next';
}

function Neighbour({ link, label, rel }: NeighbourProps) {
  const isExternal = isExternalLink(link.path);
  const attributes = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : { rel };
  return (
    <a className={`page-nav-${rel}`} href={isExternal ? link.path : withBase(link.path)} {...attributes}>
      <span className="page-nav-label">{label}</span>
      <span className="page-nav-title">{link.title}</span>
    </a>
  );
}

interface PageNavProps {
  prev: PageLink | undefined;
  next: PageLink | undefined;
}

/** The pages before and after this one. */
export function PageNav({ prev, next }: PageNavProps) {
  if (!prev && !next) return null;
  return (
    <nav className="page-nav" aria-label={MESSAGES.prevNext}>
      {prev && <Neighbour link={prev} label={MESSAGES.prev} rel="prev" />}
      {next && <Neighbour link={next} label={MESSAGES.next} rel="next" />}
    </nav>
  );
}
