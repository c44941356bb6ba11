const CLOSING_PATTERN = /^ {0,3}(:{3,})[ \t]*$/;
const FENCE_PATTERN = /^ {0,3}(`{3,}|~{3,})/;

/** Where a container's content and the container itself end. */
export interface ContainerEnd {
  /** Offset of the end of the content. */
  length: number;
  /** Offset after the closing line. */
  end: number;
  isClosed: boolean;
}

/**
 * Looks for the closing line of a container whose content begins at `start`. Colons in a code block do not close the
 * container, unless that code block is never closed itself.
 */
export function findContainerEnd(src: string, start: number, colons: number): ContainerEnd {
  let fence = '';
  let inOpenFence: ContainerEnd | null = null;
  for (let offset = start; offset < src.length; ) {
    const lineEnd = endOfLine(src, offset);
    const line = src.slice(offset, lineEnd);
    const isClosing = (CLOSING_PATTERN.exec(line)?.[1]?.length ?? 0) >= colons;
    const found = { length: offset, end: Math.min(lineEnd + 1, src.length), isClosed: true };
    if (isClosing && fence === '') return found;
    if (isClosing) inOpenFence ??= found;
    const next = nextFence(fence, FENCE_PATTERN.exec(line)?.[1] ?? '', line);
    if (next !== fence) inOpenFence = null;
    fence = next;
    offset = lineEnd + 1;
  }
  return inOpenFence ?? { length: src.length, end: src.length, isClosed: false };
}

function endOfLine(src: string, offset: number): number {
  const end = src.indexOf('\n', offset);
  return end < 0 ? src.length : end;
}

/** The fence that is open after a line; empty when none is. */
function nextFence(open: string, mark: string, line: string): string {
  if (mark === '') return open;
  if (open === '') return mark;
  const closes = mark[0] === open[0] && mark.length >= open.length && line.trim() === mark;
  return closes ? '' : open;
}
