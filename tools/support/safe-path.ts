import path from 'node:path';
import { decodeSafely } from '../../src/bundle/paths';

/** What is wrong with a path, described for its author. */
export interface PathFault {
  /** Continues a sentence that names the path: `has the part "..", …`. */
  found: string;
  hint: string;
}

/**
 * Maximum length of the name of a file or folder. File systems allow 255 bytes; the difference leaves room for the
 * suffix `.br` and the suffix of a file that is being written. A Chinese character has 3 bytes. Bytes.
 */
export const MAX_NAME_BYTES = 220;

/** Maximum length of a path below the output folder. Object stores allow 1,024 bytes, including suffixes. Bytes. */
export const MAX_PATH_BYTES = 950;

/** Parts of a path that mean another file, or no file, on some system: pattern, end of a sentence about it, hint. */
const SPELLINGS: readonly (readonly [RegExp, string, string])[] = [
  [/^\.\.?$/, ', which points elsewhere', 'Write the full path, without "..".'],
  [/[\\/]/, ' with a separator in it', 'Write "/" between folders, not "\\".'],
  // Unicode's own line separators would break a list of names, too.
  [/[\p{Cc}\u2028\u2029]/u, ' with a control character', 'Use visible characters only.'],
  [/\p{Surrogate}/u, ' with half a character', 'Use whole Unicode characters.'],
  [/^[a-z]:/i, ' with a drive letter', 'Name a path below the site.'],
  // Windows ignores what follows the first dot: reading or writing `nul.html` opens a device.
  [/^(?:con|prn|aux|nul|(?:com|lpt)\d)(?:\.|$)/i, ', a device on Windows', 'Choose another name.'],
  [/[. ]$/, ', which ends in a dot or a space', 'Remove it: Windows drops it.'],
];

/** Percent-encoded path separators: some programs treat them as separators, others do not. */
const ENCODED_SEPARATOR_PATTERN = /%(?:2f|5c)/i;

/** Maximum number of decodings to check: servers, proxies and object stores may each decode once too often. */
const MAX_DECODINGS = 4;

/** Maximum length of a part of a path in a message; longer parts are shortened. Characters. */
const MAX_SHOWN = 60;

/**
 * What is wrong with the name of a file: a path with `/`, relative to its folder, not percent-encoded. Undefined for a
 * name that means the same file below that folder on every system, however often it is decoded on the way.
 */
export function faultOfName(name: string): PathFault | undefined {
  const bytes = Buffer.byteLength(name);
  if (bytes > MAX_PATH_BYTES) {
    return { found: `has ${bytes} bytes`, hint: `Allowed: at most ${MAX_PATH_BYTES} bytes in all.` };
  }
  return name
    .split('/')
    .map(faultOfPart)
    .find((fault) => fault);
}

/** Maximum length of the name of a file or folder in file systems. Bytes. */
const MAX_STORED_BYTES = 255;

/** Whether a name, which may have a suffix such as `.br`, means a file inside its folder on every system. */
export function isFileName(name: string): boolean {
  const parts = name.split('/');
  if (parts.some((part) => part === '' || Buffer.byteLength(part) > MAX_STORED_BYTES)) return false;
  return !parts.some((part) => SPELLINGS.some(([pattern]) => pattern.test(part)));
}

/** Normalised name, equal for names that differ only in case or Unicode composition. Some systems equate such names. */
export function fileKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/** What is wrong with the address of a page, which may be percent-encoded. Addresses end with `/` or `.html`. */
export function faultOfAddress(address: string): PathFault | undefined {
  if (!address.startsWith('/')) return { found: 'does not start with "/"', hint: 'Start it with "/".' };
  const special = /[?#]/.exec(address)?.[0];
  if (special !== undefined) {
    const code = encodeURIComponent(special);
    return { found: `has a "${special}", which ends an address`, hint: `Remove it, or write it as ${code}.` };
  }
  const separator = ENCODED_SEPARATOR_PATTERN.exec(address)?.[0];
  if (separator !== undefined) {
    return { found: `has the encoded separator "${separator}"`, hint: 'Write "/" between folders.' };
  }
  const name = decodeSafely(address.slice(1).replace(/\/$/, ''));
  if (name === '') return address === '/' ? undefined : EMPTY_PART;
  // The page is also served at its other spelling: `/a/` for `/a.html`.
  return faultOfName(name) ?? faultOfName(name.replace(/\.html$/i, ''));
}

/** What is wrong with a path that a content file refers to. `file` is resolved and relative to the content folder. */
export function faultOfContentPath(file: string): PathFault | undefined {
  const name = file.replace(/^\.?\//, '').replace(/\/$/, '');
  return name === '' || name === '.' ? undefined : faultOfName(name);
}

/** What is wrong with a link within the site to a file or an address, relative to `folder` or with a leading `/`. */
export function faultOfLink(link: string, folder = ''): PathFault | undefined {
  const target = decodeSafely(link.replace(/[?#].*/s, ''));
  const file = target.startsWith('/')
    ? path.posix.normalize(target.slice(1) || '.')
    : path.posix.join(folder, target);
  if (file === '..' || file.startsWith('../'))
    return { found: 'points outside the site', hint: 'Allowed: pages and files of the site.' };
  return faultOfContentPath(file);
}

const EMPTY_PART: PathFault = { found: 'has an empty part ("//")', hint: 'Write one "/" between folders.' };

function faultOfPart(part: string): PathFault | undefined {
  if (part === '') return EMPTY_PART;
  const bytes = Buffer.byteLength(part);
  const shown = quote(part);
  if (bytes > MAX_NAME_BYTES) {
    return {
      found: `has the part ${shown} of ${bytes} bytes`,
      hint: `Allowed: at most ${MAX_NAME_BYTES} bytes; a Chinese character has 3.`,
    };
  }
  let decoded = part;
  for (let i = 0; i < MAX_DECODINGS; i++) {
    const fault = SPELLINGS.find(([pattern]) => pattern.test(decoded));
    if (fault) return { found: `has the part ${shown}${fault[1]}`, hint: fault[2] };
    // Decodes every percent-encoded ASCII character, even if other encodings in the part are malformed.
    const next = decoded.replace(/%[0-7][\da-f]/gi, decodeSafely);
    if (next === decoded) return undefined;
    decoded = next;
  }
  return { found: `has the part ${shown}, encoded several times`, hint: 'Write it decoded.' };
}

/** Quotes a path or a part of it for a message: shortened if it is too long, with invisible characters as escapes. */
export function quote(part: string): string {
  const short = part.length > MAX_SHOWN ? `${part.slice(0, MAX_SHOWN - 3)}...` : part;
  return JSON.stringify(short).replace(
    /[\p{Cc}\u2028\u2029]/gu,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}
