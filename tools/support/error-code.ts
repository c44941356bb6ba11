/** Code of an error from Node (`ENOENT`, `EADDRINUSE`, …); undefined for any other error. */
export function errorCodeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Maps an error code of the operating system to what it means and what the user of a command can do. */
const FAULTS: Readonly<Record<string, readonly [string, string]>> = {
  ENOSPC: ['there is no space left on the disk', 'Free some space and run the command again.'],
  EDQUOT: ['your disk quota is used up', 'Free some space and run the command again.'],
  EACCES: ['access is denied', 'Check its permissions.'],
  EPERM: ['the system does not allow it', 'Check its permissions.'],
  EROFS: ['the file system is read-only', 'Choose another folder.'],
  EMFILE: ['too many files are open', 'Raise the limit (ulimit -n) and run the command again.'],
  ENFILE: ['too many files are open', 'Close other programs and run the command again.'],
  ENAMETOOLONG: ['the name is too long', 'Give it a shorter name.'],
  ELOOP: ['symbolic links form a loop', 'Remove one of the links.'],
  EIO: ['reading from or writing to the disk failed', 'Check the disk, then run the command again.'],
  ENOTDIR: ['a file is where a folder should be', 'Rename the file.'],
  EISDIR: ['a folder is where a file should be', 'Rename the folder.'],
  ENOENT: ['it does not exist', 'If it was deleted during the run, run the command again.'],
};

/** Describes a disk or permission error, with the file concerned; undefined for any other error. */
export function describeSystemFault(error: unknown): string | undefined {
  const code = errorCodeOf(error);
  const known = code !== undefined && Object.hasOwn(FAULTS, code) ? FAULTS[code] : undefined;
  // An error with such a code that does not come from a system call is a bug.
  if (!known || typeof error !== 'object' || error === null || !('syscall' in error)) return undefined;
  const about = 'path' in error && typeof error.path === 'string' ? `${error.path}: ` : '';
  return `${about}${known[0]} (${code}, ${String(error.syscall)}). ${known[1]}`;
}
