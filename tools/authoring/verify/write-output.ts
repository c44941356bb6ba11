import { isUtf8 } from 'node:buffer';
import path from 'node:path';
import { findRunSamples } from '../../markdown/find-run-samples';
import { decodeSource } from '../../source/read-source';
import { readBytes, writeSource } from '../../source/write-source';
import { applyEdits, applyEditsToRaw, type Edit } from '../../support/edits';
import { pageParser } from '../check/checked-page';
import { compareOutput, type PlacedSample } from './run-sample';

/** The first line of a fenced block: its fence (1) and what follows the fence (2). */
const OPENING_PATTERN = /^ *(`{3,}|~{3,})(.*)/;

/**
 * Writes what the product gave for a sample into its page as it is now: the author may have saved it while the samples
 * ran. Returns the hash that the sample has then. Undefined, with nothing written, when the page no longer has the
 * sample as it ran, or would be read in another way with this output.
 */
export function writeOutput(root: string, { place, hash }: PlacedSample, actual: string): string | undefined {
  const { file } = place;
  const before = readBytes(path.join(root, file));
  const text = before && isUtf8(before) ? decodeSource(before, file).text : null;
  if (!before || text === null) return undefined;
  const parse = pageParser(root);
  const page = parse(file, text);
  const { samples } = findRunSamples(page.tokens);
  const at = samples.findIndex((sample) => sample.hash === hash);
  const edits = outputEdit({ page, output: samples[at]?.output }, actual);
  const after = findRunSamples(parse(file, applyEdits(text, edits)).tokens).samples;
  const written = after[at];
  const isRead = compareOutput(written?.output?.text ?? '', actual).kind === 'same';
  if (!written || !isRead || after.length !== samples.length) return undefined;
  const raw = applyEditsToRaw(before.toString(), edits);
  return writeSource(root, { file, before, after: raw }) ? written.hash : undefined;
}

/** Makes the edit that replaces the output of a sample on its page; none when the page shows none. */
function outputEdit({ page, output }: Pick<PlacedSample, 'page' | 'output'>, actual: string): Edit[] {
  const source = output && page.sourceOf(output.token);
  const [, fence, info = ''] = OPENING_PATTERN.exec(source?.text ?? '') ?? [];
  if (!source || fence === undefined) return [];
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
