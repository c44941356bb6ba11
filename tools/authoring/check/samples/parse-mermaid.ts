import type { SampleFault } from './sample';

/** Checks a diagram with mermaid's own parsers. Runs in a process of its own: it changes what mermaid shares. */
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

/** Not written as an import, of which `tools/run.mjs` would make a copy: it has to be the one that mermaid loads. */
const PURIFIER: string = 'dompurify';

/** Without a document DOMPurify cleans nothing, and mermaid, which asks it to, would fail; here nothing is shown. */
async function loadMermaid(): Promise<typeof import('mermaid')> {
  const { default: purifier }: typeof import('dompurify') = await import(PURIFIER);
  Object.assign(purifier, { addHook: () => undefined, sanitize: (text: string) => text });
  return import('mermaid');
}

/** Before what the parser met, in its message. */
const GOT = ', got ';

/** What the parser met. What it would have taken instead, and the arrow it draws, fill a screen. */
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

/** Characters. */
const MAX_MESSAGE = 120;
