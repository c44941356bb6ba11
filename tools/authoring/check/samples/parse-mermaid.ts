import type { SampleFault } from './sample';

/** Checks a diagram with mermaid's own parsers. Changes DOMPurify for the whole thread. */
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
 * `import()` gets this variable instead of a literal: rolldown (`tools/bundle.mjs`) would bundle a module named by a
 * literal, and mermaid would load another copy of it.
 */
const PURIFIER: string = 'dompurify';

/**
 * Mermaid calls DOMPurify, which fails without a document. Nothing is shown here, so its functions are replaced. Whether
 * the first word of a `box` is a colour or its title makes no difference.
 */
async function loadMermaid(): Promise<typeof import('mermaid')> {
  const { default: purifier }: typeof import('dompurify') = await import(PURIFIER);
  Object.assign(purifier, { addHook: () => undefined, sanitize: (text: string) => text });
  Object.assign(globalThis, { window: { CSS: { supports: () => true } } });
  return import('mermaid');
}

/** Maximum length of a shown message. Characters. */
const MAX_MESSAGE = 120;

/** `unexpected X` if the message ends with `, got 'X'`; otherwise its first line, as the whole would fill a screen. */
function shortMessage(text: string): string {
  const parts = text.split(', got ');
  const got = parts.length > 1 ? parts.at(-1)?.trim().replace(/^'|'$/g, '') : undefined;
  if (got && !got.includes("'")) return `unexpected ${got}`;
  const [first = ''] = text.split('\n', 1);
  return first.slice(0, MAX_MESSAGE);
}
