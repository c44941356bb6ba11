import type { Token } from 'marked';
import { contentHash } from '../support/hash';
import { fenceAttributes, parseFenceInfo, takeLineMarks } from './fence-info';
import { childTokens, textOf } from './token-tree';

/** A fenced block marked `run`, with the block marked `output` right after it. */
export interface RunSample {
  token: Token;
  language: string;
  /** The words of the fence's info: `run=index channel=news`. */
  attributes: Record<string, string>;
  /** As a reader copies it: without marks on lines and without removed lines. */
  code: string;
  /** What the page says that it gives, with its token; absent where the page says nothing. */
  output?: { token: Token; text: string };
  /** Hash of language, attributes, code and output. */
  hash: string;
}

/** The samples of a page, and blocks marked `output` that follow no sample. */
interface FoundSamples {
  samples: RunSample[];
  strays: Token[];
}

function isRunSample(token: Token): boolean {
  return attributesOf(token)?.has('run') ?? false;
}

/** Finds the samples of a page in document order. */
export function findRunSamples(tokens: readonly Token[]): FoundSamples {
  const found: FoundSamples = { samples: [], strays: [] };
  collect(tokens, found);
  return found;
}

function collect(siblings: readonly Token[], found: FoundSamples): void {
  const blocks = siblings.filter(({ type }) => type !== 'space');
  for (const [i, block] of blocks.entries()) {
    const previous = blocks[i - 1];
    const next = blocks[i + 1];
    if (isRunSample(block)) found.samples.push(sampleOf(block, next && isOutput(next) ? next : undefined));
    else if (isOutput(block) && !(previous && isRunSample(previous))) found.strays.push(block);
    else collect(childTokens(block), found);
  }
}

function sampleOf(token: Token, output: Token | undefined): RunSample {
  const { language } = parseFenceInfo(infoOf(token));
  const attributes = Object.fromEntries(attributesOf(token) ?? []);
  const { lines, marks } = takeLineMarks(textOf(token));
  const code = lines.filter((_, i) => marks.get(i + 1) !== 'remove').join('\n');
  const text = output && textOf(output);
  const hash = contentHash(JSON.stringify([language, attributes, code, text ?? null]));
  const shown = output && text !== undefined ? { output: { token: output, text } } : {};
  return { token, language, attributes, code, hash, ...shown };
}

function isOutput(token: Token): boolean {
  const attributes = attributesOf(token);
  return attributes?.has('output') === true && !attributes.has('run');
}

/** Undefined for a block that is not fenced code. */
function attributesOf(token: Token): Map<string, string> | undefined {
  if (token.type !== 'code' || token.codeBlockStyle === 'indented') return undefined;
  return fenceAttributes(infoOf(token));
}

function infoOf(token: Token): string {
  return 'lang' in token && typeof token.lang === 'string' ? token.lang : '';
}
