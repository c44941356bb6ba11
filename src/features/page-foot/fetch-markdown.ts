import { ChunkLoadError } from '../../bundle/chunk-load-error';
import { markdownPathOf, withBase } from '../../bundle/paths';

/** Loads a page's Markdown. Throws `ChunkLoadError` for an HTTP error status. */
export async function fetchMarkdown(path: string): Promise<string> {
  const url = new URL(withBase(markdownPathOf(path)), window.location.href).href;
  const response = await fetch(url);
  if (!response.ok) throw new ChunkLoadError(path, { kind: 'http', status: response.status }, url);
  return response.text();
}
