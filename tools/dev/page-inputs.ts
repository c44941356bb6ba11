import path from 'node:path';
import { comparablePath } from '../../src/bundle/paths';
import { type MediaFile, MediaLibrary } from '../content/media-library';

/** What a rendered page was made from, beside its own source. */
export interface PageInputs {
  /** Absolute paths of images, downloads and included files, those that were looked for in vain too. */
  files: Set<string>;
  /** Addresses it links to, as `addressStem` spells them. */
  links: Set<string>;
}

/** What all spellings of an address have in common: `/x`, `/x.html`, `/x/` and `/x/index.html` may mean one page. */
export function addressStem(address: string): string {
  return comparablePath(address).replace(/(?:\/index)?\.html$|\/$/, '');
}

/** A media library that notes what one page asks another library for. */
export class NotedMedia extends MediaLibrary {
  constructor(
    private readonly library: MediaLibrary,
    private readonly inputs: PageInputs,
  ) {
    super();
  }

  override get(source: string): MediaFile | null {
    this.inputs.files.add(path.normalize(source));
    return this.library.get(path.normalize(source));
  }

  override namesBeside(source: string): readonly string[] {
    return this.library.namesBeside(source);
  }
}
