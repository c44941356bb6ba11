import { readdirSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { assetUrl } from '../../src/bundle/paths';
import { lastingStampOf } from '../support/file-stamp';
import { contentHash } from '../support/hash';
import { readInside } from '../support/real-path';
import { mediaName } from './media-name';
import { publishedDataPath } from './published-data';

/** A file of the content folder that is copied into the bundle. Its new name contains a hash of its content. */
export interface MediaFile {
  /** Absolute path of the original. */
  source: string;
  /** Name below the bundle's folder, for example `media/logo.1a2b3c4d5e.png`. */
  file: string;
  url: string;
  bytes: number;
  /** CSS pixels; absent when the file is not an image or has no size. */
  width?: number;
  height?: number;
}

const IMAGE_PATTERN = /\.(?:png|jpe?g|gif|svg|webp|avif|bmp|ico)$/i;

/** Files by absolute path as they were read last, so that a file that has not changed since is not read again. */
export type MediaMemory = Map<string, { stamp: string | undefined; file: MediaFile | null }>;

/** The local files that pages use; each is looked up once. */
export class MediaLibrary {
  readonly #files = new Map<string, MediaFile | null>();

  /** `root`: absolute path of the content folder; a file whose real path is outside it is not used. */
  constructor(
    private readonly root: string,
    private readonly memory: MediaMemory = new Map(),
  ) {}

  /** The file at a path below the content folder; null when there is none. */
  get(name: string): MediaFile | null {
    const source = path.join(this.root, name);
    const known = this.#files.get(source);
    if (known !== undefined) return known;
    const stamp = lastingStampOf(source);
    const before = this.memory.get(source);
    const isSame = before && stamp !== undefined && before.stamp === stamp;
    const file = isSame ? before.file : this.#read(source);
    this.memory.set(source, { stamp, file });
    this.#files.set(source, file);
    return file;
  }

  /** Names to suggest for a file: the entries of its folder except Markdown files. The file itself need not exist. */
  namesBeside(name: string): readonly string[] {
    try {
      const names = readdirSync(path.dirname(path.join(this.root, name)));
      return names.filter((other) => !other.endsWith('.md'));
    } catch {
      // The folder is missing too: there is nothing to suggest.
      return [];
    }
  }

  /** The requested files that exist and are to be copied. Published data is left out: it has its own address. */
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

function sizeOf(bytes: Buffer): { width: number; height: number } | undefined {
  try {
    const { width, height } = imageSize(bytes);
    return width > 0 && height > 0 ? { width: Math.round(width), height: Math.round(height) } : undefined;
  } catch {
    // An unreadable or sizeless image (an SVG without a viewBox) is shown without reserved space.
    return undefined;
  }
}
