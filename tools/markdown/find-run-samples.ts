import type { Token } from 'marked';
import { contentHash } from '../support/hash';
import { fenceOf, takeLineMarks } from './fence-info';
import { childTokens, textOf } from './token-tree';

/** A fenced block marked `run`, with the block marked `output` if one comes right after it. */
export interface RunSample {
  token: Token;
  language: string;
  /** The attributes in the fence's info string: `run=index channel=news`. */
  attributes: Record<string, string>;
  /** The code as a reader copies it: without `[!code …]` marks and without lines marked as removed. */
  code: string;
  /** The output that the page shows for the sample, with its token; absent when the page shows none. */
  output?: { token: Token; text: string };
  /** Hash of language, attributes, code and output. */
  hash: string;
}

/** Finds the samples of a page in document order, and the blocks marked `output` that follow no sample. */
export function findRunSamples(tokens: readonly Token[]): { samples: RunSample[]; strays: Token[] } {
  const samples: RunSample[] = [];
  const strays: Token[] = [];
  const collect = (siblings: readonly Token[]): void => {
    const blocks = siblings.filter(({ type }) => type !== 'space');
    for (const [i, block] of blocks.entries()) {
      const role = roleOf(block);
      const next = blocks[i + 1];
      if (role === 'run') samples.push(sampleOf(block, roleOf(next) === 'output' ? next : undefined));
      else if (role !== 'output') collect(childTokens(block));
      else if (roleOf(blocks[i - 1]) !== 'run') strays.push(block);
    }
  };
  collect(tokens);
  return { samples, strays };
}

function sampleOf(token: Token, output: Token | undefined): RunSample {
  const { language = '', attributes: pairs = [] } = fenceOf(token) ?? {};
  const attributes = Object.fromEntries(pairs);
  const { lines, marks } = takeLineMarks(textOf(token));
  const code = lines.filter((_, i) => marks.get(i + 1) !== 'remove').join('\n');
  const shown = output && { token: output, text: textOf(output) };
  const hash = contentHash(JSON.stringify([language, attributes, code, shown?.text ?? null]));
  return { token, language, attributes, code, hash, ...(shown && { output: shown }) };
}

/** The mark of a fenced block; undefined for any other block. */
function roleOf(token: Token | undefined): 'run' | 'output' | undefined {
  const attributes = fenceOf(token)?.attributes;
  return (['run', 'output'] as const).find((mark) => attributes?.has(mark));
}
