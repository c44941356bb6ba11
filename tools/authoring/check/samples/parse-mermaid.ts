import type { SampleFault } from './sample';

/**
 * Checks a diagram with mermaid's own parsers. Runs in its own process, because it replaces functions of DOMPurify, of
 * which the rest of the program uses the same copy.
 */
export async function parseMermaid(code: string): Promise<SampleFault | null> {
  const { default: mermaid } = await loadMermaid();
  try {
    await mermaid.parse(code);
    return null;
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const line = Number(/line (\d+)/i.exec(text)?.[1] ?? 1);
    return { line: Math.min(line, code.split('\n').length), column: 1, message: shortMessage(text) };
  }
}

/**
 * A variable, not a literal in `import()`: esbuild (`tools/run.mjs`) would bundle a literal, and that copy of the module
 * is not the one that mermaid loads.
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

/** Maximum length of a shown message. Characters. */
const MAX_MESSAGE = 120;

/**
 * `unexpected X` if the message ends with `, got 'X'`: the rest of it would fill a screen. Otherwise its first line. A
 * quote within X means that several tokens are quoted.
 */
function shortMessage(text: string): string {
  const parts = text.split(', got ');
  const got = parts.length > 1 ? parts.at(-1)?.trim().replace(/^'|'$/g, '') : undefined;
  if (got && !got.includes("'")) return `unexpected ${got}`;
  const [first = ''] = text.split('\n', 1);
  return first.slice(0, MAX_MESSAGE);
}
