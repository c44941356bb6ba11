import type { SiteIndex } from '../../bundle/records';
import { titleSubject } from '../../bundle/search/title-subject';
import { findNavText } from '../../content/find-breadcrumbs';

/**
 * Short name of a section: what the top navigation calls it, else the subject of its title. Empty for the root section
 * and for an unknown name.
 */
export function nameSection({ nav, sections }: SiteIndex, name: string): string {
  const section = sections.find((other) => other.name === name);
  if (!section || name === '') return '';
  return findNavText(nav, section.path) ?? titleSubject(section.title);
}
