/** Longest name of a file or folder that file systems allow. Bytes. */
const MAX_NAME_BYTES = 255;

/** Names of devices on Windows, with any extension. */
const DEVICE_PATTERN = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Control characters, lone surrogates, and the backslash, which separates folders on Windows. */
const FORBIDDEN_PATTERN = /[\p{Cc}\p{Cs}\\]/u;

/** Whether a name, a path with `/` between its parts, means a file inside its folder on every system. */
export function isFileName(name: string): boolean {
  const isPart = (part: string) =>
    part !== '' &&
    !/[. ]$/.test(part) &&
    !DEVICE_PATTERN.test(part) &&
    Buffer.byteLength(part) <= MAX_NAME_BYTES;
  return !FORBIDDEN_PATTERN.test(name) && name.split('/').every(isPart);
}
