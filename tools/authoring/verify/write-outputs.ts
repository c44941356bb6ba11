import type { Edit } from '../check/edits';
import { fixFiles } from '../check/fix-files';
import type { PlacedSample } from './run-sample';

/** Puts what the product gave into the pages; every other byte stays. */
export async function writeOutputs(
  root: string,
  outputs: readonly { sample: PlacedSample; actual: string }[],
): Promise<void> {
  await fixFiles(
    root,
    outputs.map(({ sample, actual }) => ({ file: sample.place.file, fix: editOf(sample, actual) })),
  );
}

/** The signs of a fence. What precedes them on the line: indentation, quotation and list marks. */
const FENCE_PATTERN = /`{3,}|~{3,}/;

function editOf({ page, outputPlace, output }: PlacedSample, actual: string): Edit[] | undefined {
  if (outputPlace === undefined || output === undefined) return undefined;
  const lines = page.source.text.split('\n');
  const first = outputPlace.line - 1;
  const opening = lines[first] ?? '';
  const found = FENCE_PATTERN.exec(opening);
  if (found === null) return undefined;
  const [fence] = found;
  const before = opening.slice(0, found.index);
  const info = opening.slice(found.index + fence.length);
  // A list mark stands on the first line only.
  const indent = before.replace(/[^>\t]/g, ' ');
  const last = closingLine(lines, first, fence, output.text);
  const longer = longerFence(fence, actual);
  const text = [
    before + longer + info,
    ...actual.split('\n').map((line) => (line === '' ? indent.trimEnd() : indent + line)),
    indent + longer,
  ];
  return [{ start: offsetOf(lines, first), end: offsetOf(lines, last + 1) - 1, text: text.join('\n') }];
}

/**
 * 0-based line of the closing fence; where there is none, the last line of the output. Blank lines at the ends of the
 * block are not in `recorded`, so the fence may stand a line earlier or later than its length says.
 */
function closingLine(lines: readonly string[], first: number, fence: string, recorded: string): number {
  const expected = first + 1 + (recorded === '' ? 0 : recorded.split('\n').length);
  for (let i = Math.max(first + 1, expected - 1); i <= expected + 1 && i < lines.length; i++)
    if (closes(lines[i] ?? '', fence)) return i;
  return Math.min(expected, lines.length) - 1;
}

/** Whether a line closes a fence: as many of its signs or more, and nothing after them. */
function closes(line: string, fence: string): boolean {
  const signs = line.replace(/^[\s>]*/, '').trimEnd();
  return signs.startsWith(fence) && signs === fence.charAt(0).repeat(signs.length);
}

/** A fence so long that no line of `text` can close it. */
function longerFence(fence: string, text: string): string {
  const sign = fence.charAt(0);
  const runs = [...text.matchAll(/^ *(`{3,}|~{3,})/gm)].map(([, run = '']) => run);
  const longest = Math.max(0, ...runs.filter((run) => run.startsWith(sign)).map((run) => run.length));
  return sign.repeat(Math.max(fence.length, longest + 1));
}

function offsetOf(lines: readonly string[], line: number): number {
  return lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0);
}
