/** Longest name of a file or folder that file systems take. Bytes. */
const MAX_NAME_BYTES = 255;

/** Names of devices on Windows, with any ending. */
const DEVICE_PATTERN = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Control characters, halves of surrogate pairs, and the backslash, which separates folders on Windows. */
const FORBIDDEN_PATTERN = /[\p{Cc}\p{Cs}\\]/u;

/** Whether this is the name of a file below some folder, with `/`, on every file system: it leads nowhere else. */
export function isFileName(name: string): boolean {
  return (
    !FORBIDDEN_PATTERN.test(name) &&
    name
      .split('/')
      .every(
        (part) =>
          part !== '' &&
          !/[. ]$/.test(part) &&
          !DEVICE_PATTERN.test(part) &&
          Buffer.byteLength(part) <= MAX_NAME_BYTES,
      )
  );
}
