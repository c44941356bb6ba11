import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { NAVIGATION_PATIENCE_MS } from '../bundle/constants';
import { withBase } from '../bundle/paths';
import { SHELL_FILE } from '../bundle/worker-contract';
import { shell } from './shell';

function wait(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
}

/**
 * A page's HTML: from the server; if that fails or takes too long, the cached copy; without a cached copy, the
 * shell, in which the app shows the page if its record is cached, and an error if not.
 */
export class PageStrategy extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const fromServer = this.#fetchPage(request, handler);
    // An answer that comes too late for this request is cached for the next.
    void handler.waitUntil(fromServer);
    const cached = await handler.cacheMatch(request);
    const answer = cached ? await Promise.race([fromServer, wait(NAVIGATION_PATIENCE_MS)]) : await fromServer;
    return answer ?? cached ?? (await this.#findShell(request)) ?? Response.error();
  }

  /** The server's answer; undefined for a 5xx status or no answer. A client error (404) counts as an answer. */
  async #fetchPage(request: Request, handler: StrategyHandler): Promise<Response | undefined> {
    try {
      const response = await handler.fetch(request);
      if (response.status >= 500) return undefined;
      void handler.waitUntil(handler.cachePut(request, response.clone()));
      return response;
    } catch {
      // No answer came.
      return undefined;
    }
  }

  async #findShell(request: Request): Promise<Response | undefined> {
    const { pathname } = new URL(request.url);
    return (await shell.matchPrecache(pathname)) ?? (await shell.matchPrecache(withBase(SHELL_FILE)));
  }
}
