import path from 'node:path';
import { comparablePath } from '../../../src/bundle/paths';
import type { PageInputs } from '../../site/page-inputs';

/** By which names a change tells that a rendered page is no longer what it was. */
export interface InputNames {
  /** Absolute paths of images, downloads and included files, those that were looked for in vain too. */
  files: ReadonlySet<string>;
  /** Addresses it links to, as `addressStem` spells them. */
  links: ReadonlySet<string>;
}

/** Names of what a page below `root` was made from. */
export function inputNames({ media, snippets, links }: PageInputs, root: string): InputNames {
  return {
    files: new Set([...media.keys(), ...snippets.keys()].map((file) => path.join(root, file))),
    links: new Set([...links.keys()].map(addressStem)),
  };
}

/** What all spellings of an address have in common: `/x`, `/x.html`, `/x/` and `/x/index.html` may mean one page. */
export function addressStem(address: string): string {
  return comparablePath(address).replace(/(?:\/index)?\.html$|\/$/, '');
}
