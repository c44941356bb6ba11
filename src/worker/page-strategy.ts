import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { NAVIGATION_PATIENCE_MS } from '../bundle/constants';
import { withBase } from '../bundle/paths';
import { SHELL_FILE } from '../bundle/worker-contract';
import { shell } from './shell';

function wait(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
}

/**
 * A page's HTML: the server's; where that cannot be had, or takes long, the copy kept of it; where there is
 * none, the shell, in which the app shows the page if its record is kept, and says so if not.
 */
export class PageStrategy extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const asked = this.#ask(request, handler);
    // An answer that comes too late for this time is kept for the next.
    void handler.waitUntil(asked);
    const kept = await handler.cacheMatch(request);
    const answer = kept ? await Promise.race([asked, wait(NAVIGATION_PATIENCE_MS)]) : await asked;
    return answer ?? kept ?? (await this.#findShell(request)) ?? Response.error();
  }

  /** The server's answer; undefined when it is down. An error that is the reader's (404) is an answer. */
  async #ask(request: Request, handler: StrategyHandler): Promise<Response | undefined> {
    try {
      const response = await handler.fetch(request);
      if (response.status >= 500) return undefined;
      void handler.waitUntil(handler.cachePut(request, response.clone()));
      return response;
    } catch {
      // No answer came: a TypeError from fetch, a DOMException where the browser had asked ahead.
      return undefined;
    }
  }

  async #findShell(request: Request): Promise<Response | undefined> {
    const { pathname } = new URL(request.url);
    return (await shell.matchPrecache(pathname)) ?? (await shell.matchPrecache(withBase(SHELL_FILE)));
  }
}
