import path from 'node:path';
import { SERVER_FILES_PATTERN } from '../site/file-names';
import { leavesFolder, statIfThere } from '../support/real-path';

/** Compressed copies that a build may have put next to a file, best first, with the encoding's name in HTTP. */
const COPIES = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
] as const;

const SERVER_FILES = new RegExp(SERVER_FILES_PATTERN);

/** A file to answer with. */
export interface FoundFile {
  /** URL path of the file, even when its compressed copy is sent. */
  name: string;
  /** Absolute path of the file that is sent. */
  file: string;
  /** `br` or `gzip` when a compressed copy is sent. */
  encoding?: string;
}

/**
 * Finds the file below `root` that answers at an address (decoded, begins with `/`): `/x` means `x`, `x.html` or
 * `x/index.html`, and `/x/` only its `index.html`. A symbolic link that leads out of `root` is no file.
 */
export function findFile(root: string, address: string, acceptEncoding = ''): FoundFile | undefined {
  if (isHidden(address) || SERVER_FILES.test(address)) return undefined;
  const isFile = (file: string) => statIfThere(file)?.isFile() === true && !leavesFolder(file, root);
  const names = address.endsWith('/')
    ? [`${address}index.html`]
    : [address, `${address}.html`, `${address}/index.html`];
  for (const name of names) {
    const file = path.join(root, name);
    if (!isFile(file)) continue;
    for (const [extension, encoding] of COPIES)
      if (accepts(acceptEncoding, encoding) && isFile(file + extension))
        return { name, file: file + extension, encoding };
    return { name, file };
  }
  return undefined;
}

/**
 * Whether a part of the address begins with a dot: a hidden file, or `..`. The folder `.well-known` at the root is
 * served, because its files prove who owns the domain, for instance to get a certificate.
 */
function isHidden(address: string): boolean {
  return address
    .split(/[\\/]/)
    .some((part, i) => part.startsWith('.') && !(i === 1 && part === '.well-known'));
}

/** Whether an `Accept-Encoding` header lists an encoding and does not refuse it with `q=0`. */
function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', quality = ''] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return name === encoding && !/^q=0(?:\.0*)?$/.test(quality);
  });
}
