import { useId } from 'react';
import { SEARCH_PANEL_MESSAGES } from '../../bundle/messages/search-panel';
import { sectionNameOf } from '../../bundle/paths';
import type { SiteIndex } from '../../bundle/records';
import { nameSection } from './name-section';

/** The sections that can be searched, the section of the page first. */
function listSections({ sections }: SiteIndex, from: string): string[] {
  const current = sectionNameOf(from);
  const names = sections.map(({ name }) => name).filter((name) => name !== '');
  return names.includes(current) ? [current, ...names.filter((name) => name !== current)] : names;
}

interface SectionFilterProps {
  site: SiteIndex;
  /** Path of the page the reader is on. */
  from: string;
  /** Name of the chosen section; empty for all. */
  section: string;
  onSection: (section: string) => void;
}

/** Narrows the search to one section. */
export function SectionFilter({ site, from, section, onSection }: SectionFilterProps) {
  const group = useId();
  const names = listSections(site, from);
  if (names.length < 2) return null;
  return (
    <fieldset className="search-filter">
      <legend className="sr-only">{SEARCH_PANEL_MESSAGES.sections}</legend>
      {['', ...names].map((name) => (
        <label key={name}>
          <input
            type="radio"
            name={group}
            value={name}
            checked={name === section}
            onChange={() => onSection(name)}
          />
          <span>{name === '' ? SEARCH_PANEL_MESSAGES.allSections : nameSection(site, name)}</span>
        </label>
      ))}
    </fieldset>
  );
}
