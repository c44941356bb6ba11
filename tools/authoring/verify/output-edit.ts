import type { Edit } from '../check/edits';
import type { PlacedSample } from './run-sample';

/** The first line of a fenced block: its fence (1) and what follows the fence (2). */
const OPENING_PATTERN = /^ *(`{3,}|~{3,})(.*)/;

/** Makes the edit that replaces the output of a sample on its page; undefined when the page shows none. */
export function outputEdit({ page, output }: PlacedSample, actual: string): Edit[] | undefined {
  const source = output && page.sourceOf(output.token);
  const [, fence, info = ''] = OPENING_PATTERN.exec(source?.text ?? '') ?? [];
  if (!source || fence === undefined) return undefined;
  const { text } = page.source;
  const offsetOf = (at: number) => page.fileOffset(source.offsets[at] ?? 0);
  const start = offsetOf(source.text.indexOf(fence));
  const before = text.slice(text.lastIndexOf('\n', start) + 1, start);
  // A list marker stands on the first line only: the other lines have spaces in its place.
  const indent = before.replace(/[^>\t]/g, ' ');
  const longer = longerFence(fence, actual);
  const lines = [
    longer + info,
    ...actual.split('\n').map((line) => (line === '' ? indent.trimEnd() : indent + line)),
    indent + longer,
  ];
  return [{ start, end: offsetOf(source.text.trimEnd().length - 1) + 1, text: lines.join('\n') }];
}

/** A fence so long that no line of `text` can close it. */
function longerFence(fence: string, text: string): string {
  const sign = fence.charAt(0);
  const runs = [...text.matchAll(/^ *(`{3,}|~{3,})/gm)].map(([, run = '']) => run);
  const longest = Math.max(0, ...runs.filter((run) => run.startsWith(sign)).map((run) => run.length));
  return sign.repeat(Math.max(fence.length, longest + 1));
}
