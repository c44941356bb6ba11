import path from 'node:path';
import type { SiteContext } from '../markdown/page-env';
import type { MediaFile } from '../source/media-library';
import { contentHash } from '../support/hash';
import { readInside } from '../support/real-path';

/** What a page was rendered from besides its own source: each lookup with its result. */
export interface PageInputs {
  /** Address → the page there. */
  links: Map<string, string | undefined>;
  /** Path below the content folder → the file there. */
  media: Map<string, string>;
  /** Path below the content folder → hash of the included file. */
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
    [...snippets].every(([file, hash]) => hashOfFile(file, site.root) === hash)
  );
}

/** Text that changes when the HTML of pages that show this file has to change. */
function describe(media: MediaFile | null): string {
  return media ? JSON.stringify([media.url, media.width, media.height]) : '';
}

/** Hash of a file to be included; empty if it cannot be. Rendering the page reports such a file. */
export function hashOfFile(file: string, root: string): string {
  const bytes = readInside(path.join(root, file), root);
  return bytes === null ? '' : contentHash(bytes);
}
