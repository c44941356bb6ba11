import type { SiteIndex } from '../../bundle/records';
import { findNavText } from '../../content/find-breadcrumbs';

/** The subject of a title: the text before a colon, if the title is a sentence. */
const SUBJECT_PATTERN = /^[^：:]+/;

/** Short name of a section: what the top navigation calls it, else the subject of its title. */
export function nameSection({ nav, sections }: SiteIndex, name: string): string {
  const section = sections.find((other) => other.name === name);
  if (!section || name === '') return '';
  return findNavText(nav, section.path) ?? section.title.match(SUBJECT_PATTERN)?.[0] ?? section.title;
}
