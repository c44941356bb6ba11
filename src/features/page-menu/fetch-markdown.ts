import { ChunkLoadError } from '../../bundle/chunk-load-error';
import { markdownPathOf, withBase } from '../../bundle/paths';
import { failureOfStatus } from '../../content/response-failure';

/** Loads a page's Markdown. Throws `ChunkLoadError` for an HTTP error status. */
export async function fetchMarkdown(path: string): Promise<string> {
  const url = new URL(withBase(markdownPathOf(path)), window.location.href).href;
  const response = await fetch(url);
  const failure = failureOfStatus(response);
  if (failure) throw new ChunkLoadError(path, failure, url);
  return response.text();
}
