import { stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCodeOf } from '../support/error-code';

/** The one hidden folder that is served: by it certificates and owners are proven. */
const WELL_KNOWN = '.well-known';

/** Compressed copies a build may have put beside a file, best first, with the name of the encoding in HTTP. */
const COPIES = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
] as const;

/** Codes of the file system that mean there is nothing to serve by this name. */
const ABSENT_CODES: ReadonlySet<string> = new Set([
  'ENOENT',
  'ENOTDIR',
  'ENAMETOOLONG',
  'ELOOP',
  'EACCES',
  'EINVAL',
]);

/** A file to answer with. */
export interface FoundFile {
  /** Address it has below the host: that of the page, not of its compressed copy. */
  name: string;
  /** Absolute path of what is sent. */
  file: string;
  /** `br` or `gzip` when a compressed copy is sent. */
  encoding?: string;
}

/**
 * The file below `root` that answers at an address (decoded, begins with `/`): `/x` means `x`, `x.html` or
 * `x/index.html`, and `/x/` its `index.html` only.
 */
export async function findFile(
  root: string,
  address: string,
  acceptEncoding = '',
): Promise<FoundFile | undefined> {
  if (isHidden(address)) return undefined;
  const names = address.endsWith('/')
    ? [`${address}index.html`]
    : [address, `${address}.html`, `${address}/index.html`];
  for (const name of names) {
    const file = path.join(root, name);
    if (!(await isFile(file))) continue;
    for (const [extension, encoding] of COPIES)
      if (accepts(acceptEncoding, encoding) && (await isFile(file + extension)))
        return { name, file: file + extension, encoding };
    return { name, file };
  }
  return undefined;
}

/** Whether a part of the address begins with a dot: hidden files, and every way out of the folder. */
function isHidden(address: string): boolean {
  return address.split(/[\\/]/).some((part, i) => part.startsWith('.') && !(i === 1 && part === WELL_KNOWN));
}

async function isFile(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile();
  } catch (error) {
    if (ABSENT_CODES.has(errorCodeOf(error) ?? '')) return false;
    throw error;
  }
}

/** Whether an `Accept-Encoding` header names an encoding, and not with `q=0`. */
function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', quality = ''] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return name === encoding && !/^q=0(?:\.0*)?$/.test(quality);
  });
}
