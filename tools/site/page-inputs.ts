import { readTextInside } from '../markdown/content-file';
import type { SiteContext } from '../markdown/page-env';
import type { MediaFile } from '../source/media-library';
import { contentHash } from '../support/hash';

/** What a page was rendered from besides its own source: each lookup with its result. */
export interface PageInputs {
  /** Address → the page there. */
  links: Map<string, string | undefined>;
  /** Path below the content folder → the file there. */
  media: Map<string, string>;
  /** Path below the content folder → hash of the included text. */
  snippets: Map<string, string>;
}

/** Wraps a site so that the lookups of one page, except those of snippets, are recorded in `inputs`. */
export function noteInputs(site: SiteContext): { site: SiteContext; inputs: PageInputs } {
  const inputs: PageInputs = { links: new Map(), media: new Map(), snippets: new Map() };
  const findPage = (wanted: string): string | undefined => {
    const found = site.findPage(wanted);
    inputs.links.set(wanted, found);
    return found;
  };
  const media: SiteContext['media'] = {
    get(file) {
      const found = site.media.get(file);
      inputs.media.set(file, describe(found));
      return found;
    },
    namesBeside: (file) => site.media.namesBeside(file),
  };
  return { site: { ...site, findPage, media }, inputs };
}

/** Whether every lookup would still return the same result. */
export function areCurrent({ links, media, snippets }: PageInputs, site: SiteContext): boolean {
  // Check all media, not only up to the first difference: looking up a file makes it part of the bundle.
  const changedMedia = [...media].filter(([file, was]) => describe(site.media.get(file)) !== was);
  return (
    changedMedia.length === 0 &&
    [...links].every(([wanted, found]) => site.findPage(wanted) === found) &&
    [...snippets].every(([file, hash]) => hashOfSnippet(readTextInside(file, site.root)) === hash)
  );
}

/** Text that changes when the HTML of pages that show this file has to change. */
function describe(media: MediaFile | null): string {
  return media ? JSON.stringify([media.url, media.width, media.height]) : '';
}

/**
 * Hash of an included text; empty for a file that cannot be included, which rendering the page reports. It is the text
 * that the page was rendered with, not the file as it is afterwards: the file may be saved in between.
 */
export function hashOfSnippet(text: string | null): string {
  return text === null ? '' : contentHash(text);
}
