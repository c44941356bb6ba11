import type { SampleFault } from './sample';

/**
 * Checks a diagram with mermaid's own parsers. Runs in its own process, because it changes DOMPurify, which mermaid
 * shares.
 */
export async function parseMermaid(code: string): Promise<SampleFault | null> {
  const { default: mermaid } = await loadMermaid();
  try {
    await mermaid.parse(code);
    return null;
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const line = Number(/line (\d+)/i.exec(text)?.[1] ?? 1);
    return { line: Math.min(line, code.split('\n').length), column: 1, message: wordsFor(text) };
  }
}

/**
 * Not an import statement: `tools/run.mjs` would make a copy of the module, but it must be the one that mermaid loads.
 */
const PURIFIER: string = 'dompurify';

/**
 * Without a document, DOMPurify does not work and mermaid, which calls it, fails. Nothing is shown here, so it is
 * replaced.
 */
async function loadMermaid(): Promise<typeof import('mermaid')> {
  const { default: purifier }: typeof import('dompurify') = await import(PURIFIER);
  Object.assign(purifier, { addHook: () => undefined, sanitize: (text: string) => text });
  return import('mermaid');
}

/** In the parser's message, this precedes what it met. */
const GOT = ', got ';

/** What the parser met. The rest of its message (what it expected, and an arrow) would fill a screen. */
function wordsFor(text: string): string {
  const at = text.lastIndexOf(GOT);
  const got =
    at < 0
      ? ''
      : text
          .slice(at + GOT.length)
          .trim()
          .replace(/^'|'$/g, '');
  if (got !== '' && !got.includes("'")) return `unexpected ${got}`;
  const [first = ''] = text.split('\n', 1);
  return first.slice(0, MAX_MESSAGE);
}

/** Most of a message that is shown. Characters. */
const MAX_MESSAGE = 120;
