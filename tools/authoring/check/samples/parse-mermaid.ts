import type { SampleFault } from './sample';

/** Checks a diagram with mermaid's own parsers. It changes DOMPurify for the whole process. */
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

/** DOMPurify, which mermaid calls, fails without a document. Nothing is shown here, so it is replaced. */
async function loadMermaid(): Promise<typeof import('mermaid')> {
  const { default: purifier }: typeof import('dompurify') = await import(PURIFIER);
  Object.assign(purifier, { addHook: () => undefined, sanitize: (text: string) => text });
  return import('mermaid');
}

/** Maximum length of a shown message. Characters. */
const MAX_MESSAGE = 120;

/** `unexpected X` if the message ends with `, got 'X'`, of one token; otherwise its first line: all would fill a screen. */
function shortMessage(text: string): string {
  const parts = text.split(', got ');
  const got = parts.length > 1 ? parts.at(-1)?.trim().replace(/^'|'$/g, '') : undefined;
  if (got && !got.includes("'")) return `unexpected ${got}`;
  const [first = ''] = text.split('\n', 1);
  return first.slice(0, MAX_MESSAGE);
}
