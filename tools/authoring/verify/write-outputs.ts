import type { Edit, Finding } from '../check/finding';
import { fixFiles } from '../check/fix-files';
import type { PlacedSample } from './sample-places';

/** A sample whose page says something else than the product gave. */
export interface NewOutput {
  sample: PlacedSample;
  actual: string;
}

/** Puts what the product gave into the pages; every other byte stays. */
export async function writeOutputs(root: string, outputs: readonly NewOutput[]): Promise<void> {
  const findings = outputs.flatMap(({ sample, actual }): Finding[] => {
    const fix = editOf(sample, actual);
    return fix ? [{ severity: 'warning', ...sample.place, rule: 'output', message: '', fix }] : [];
  });
  await fixFiles(root, findings);
}

/** A fence, behind indentation, quotation and list marks. */
const FENCE_PATTERN = /`{3,}|~{3,}/;

function editOf({ page, outputPlace, output }: PlacedSample, actual: string): Edit[] | undefined {
  if (outputPlace === undefined || output === undefined) return undefined;
  const lines = page.text.split('\n');
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

/** The line of the closing fence; the last line of the text where there is none. */
function closingLine(lines: readonly string[], first: number, fence: string, text: string): number {
  const after = first + 1 + (text === '' ? 0 : text.split('\n').length);
  for (let i = Math.max(first + 1, after - 1); i <= after + 1 && i < lines.length; i++)
    if ((lines[i] ?? '').replace(/^[\s>]*/, '').startsWith(fence)) return i;
  return Math.min(after, lines.length) - 1;
}

/** A fence that no line of the text ends. */
function longerFence(fence: string, text: string): string {
  const sign = fence.charAt(0);
  const runs = [...text.matchAll(/^ *(`{3,}|~{3,})/gm)].map(([, run = '']) => run);
  const longest = Math.max(0, ...runs.filter((run) => run.startsWith(sign)).map((run) => run.length));
  return sign.repeat(Math.max(fence.length, longest + 1));
}

function offsetOf(lines: readonly string[], line: number): number {
  return lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0);
}
