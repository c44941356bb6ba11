import { readdirSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { assetUrl } from '../../src/bundle/paths';
import { contentHash } from '../support/hash';
import { leavesFolder, readInside } from '../support/real-path';
import { mediaName } from './media-name';
import { publishedDataPath } from './published-data';

/** A file beside the pages, copied into the bundle under a name with its hash. */
export interface MediaFile {
  /** Absolute path of the original. */
  source: string;
  /** Name below the bundle's folder, for example `media/logo.1a2b3c4d5e.png`. */
  file: string;
  url: string;
  bytes: number;
  /** CSS pixels; absent for what is not an image or names no size. */
  width?: number;
  height?: number;
}

const IMAGE_PATTERN = /\.(?:png|jpe?g|gif|svg|webp|avif|bmp|ico)$/i;

/** The local files that pages use; each is read once. */
export class MediaLibrary {
  readonly #files = new Map<string, MediaFile | null>();
  readonly #names = new Map<string, readonly string[]>();

  /** `root`: the content folder, absolute; what really lies outside it is none of its files. */
  constructor(private readonly root: string) {}

  /** The file at an absolute path; null when there is none. */
  get(source: string): MediaFile | null {
    const known = this.#files.get(source);
    if (known !== undefined) return known;
    const file = this.#read(source);
    this.#files.set(source, file);
    return file;
  }

  /** Whether symbolic links lead from this path, at which there is something, out of the content folder. */
  isOutside(source: string): boolean {
    return leavesFolder(source, this.root);
  }

  /** Looks at a file, and at the names beside it, anew when it is next asked for. */
  forget(source: string): void {
    this.#files.delete(source);
    this.#names.delete(path.dirname(source));
  }

  /** Names of the files beside a file, there or not, to suggest one of them. */
  namesBeside(source: string): readonly string[] {
    const folder = path.dirname(source);
    const names = this.#names.get(folder) ?? readNames(folder);
    this.#names.set(folder, names);
    return names;
  }

  /** The files found so far that are copied; data that is published has an address of its own. */
  get used(): MediaFile[] {
    const found = [...this.#files.values()].filter((file) => file !== null);
    return found.filter(({ source }) => publishedDataPath(path.basename(source)) === undefined);
  }

  #read(source: string): MediaFile | null {
    const bytes = readInside(source, this.root);
    if (bytes === null) return null;
    const { name, ext } = path.parse(source);
    const file = mediaName(name, ext, contentHash(bytes));
    return {
      source,
      file,
      url: assetUrl(file),
      bytes: bytes.length,
      ...(IMAGE_PATTERN.test(ext) && sizeOf(bytes)),
    };
  }
}

function readNames(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => !name.endsWith('.md'));
  } catch {
    // The folder is missing too: there is nothing to suggest.
    return [];
  }
}

function sizeOf(bytes: Buffer): { width: number; height: number } | undefined {
  try {
    const { width, height } = imageSize(bytes);
    return width > 0 && height > 0 ? { width: Math.round(width), height: Math.round(height) } : undefined;
  } catch {
    // An unreadable or sizeless image (an SVG without a viewBox) is shown without reserved space.
    return undefined;
  }
}
