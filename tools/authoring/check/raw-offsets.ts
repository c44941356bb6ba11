import { lastAtMost } from '../../support/last-at-most';

/**
 * Converts an offset in a file's text as it is checked (line breaks as `\n`, no byte order mark) to an offset in the
 * file as it is stored.
 */
export function rawOffsets(raw: string): (offset: number) => number {
  const start = raw.startsWith('\uFEFF') ? 1 : 0;
  if (!raw.includes('\r\n')) return (offset) => offset + start;
  const breaks = [...raw.matchAll(/\r\n/g)].map(({ index }, i) => index - start - i);
  return (offset) => {
    const before = lastAtMost(breaks, offset - 1) + 1;
    return offset + start + before;
  };
}
