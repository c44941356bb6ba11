import path from 'node:path';
import { comparablePath } from '../../../src/bundle/paths';
import type { PageInputs } from '../../site/page-inputs';

/** The inputs of a rendered page. When one of them changes, the page is stale. */
export interface InputNames {
  /** Absolute paths of images, downloads and included files, missing ones too. */
  files: ReadonlySet<string>;
  /** Addresses that the page links to, normalised by `addressStem`. */
  links: ReadonlySet<string>;
}

/** Names the inputs of a page below `root`. */
export function inputNames({ media, snippets, links }: PageInputs, root: string): InputNames {
  return {
    files: new Set([...media.keys(), ...snippets.keys()].map((file) => path.join(root, file))),
    links: new Set([...links.keys()].map(addressStem)),
  };
}

/** The part that all spellings of an address share: `/x`, `/x.html`, `/x/` and `/x/index.html` may mean one page. */
export function addressStem(address: string): string {
  return comparablePath(address).replace(/(?:\/index)?\.html$|\/$/, '');
}
