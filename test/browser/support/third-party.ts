import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BASE_PATH } from '../../../src/bundle/constants';
import { assetUrl } from '../../../src/bundle/paths';
import type { SiteIndex, StartIndex } from '../../../src/bundle/records';
import { sitePolicy } from '../../../tools/documents/pages/page-shell';
import {
  policyHeader,
  policyMeta,
  policyTag,
} from '../../../tools/documents/security/content-security-policy';
import { type SiteConfig, siteConfigSchema } from '../../../tools/source/config/site-schema';
import { analyticsOf } from '../../../tools/source/config/third-parties';
import { test as base, expect } from './fixtures';

/** A statistics script that sends every command it is given to its host, as Matomo's and Baidu's do. */
const STATISTICS_SCRIPT = `(() => {
  const send = (command) => fetch(new URL('/hit', document.currentScript?.src ?? ORIGIN), { method: 'POST', mode: 'no-cors', body: JSON.stringify(command) });
  const waiting = window._stat;
  window._stat = { push: send };
  waiting.forEach(send);
})();`;

const ASSISTANT_PAGE = `<!doctype html><meta charset="utf-8"><title>助手</title><body style="font:16px sans-serif;padding:1rem"><h1>有什么可以帮您？</h1><input aria-label="问题"></body>`;

/** How another host behaves: answers, never answers, or drops the connection. */
export type Mood = 'well' | 'silent' | 'dead';

/** A third-party host, imitated on this machine. */
export class ThirdParty {
  mood: Mood = 'well';
  readonly #commands: unknown[][] = [];
  /** Requested paths, in order. */
  readonly requests: string[] = [];
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      const path = request.url ?? '';
      this.requests.push(path);
      if (this.mood === 'silent') return;
      if (this.mood === 'dead') {
        request.socket.destroy();
        return;
      }
      if (path !== '/hit') {
        answer(path, response, this.origin);
        return;
      }
      let body = '';
      request.on('data', (part) => {
        body += part;
      });
      request.on('end', () => {
        this.#commands.push(JSON.parse(body));
        response.writeHead(204).end();
      });
    });
  }

  static async start(): Promise<ThirdParty> {
    const host = new ThirdParty();
    await new Promise<void>((resolve) => host.#server.listen(0, 'localhost', resolve));
    return host;
  }

  get origin(): string {
    return originOf(this.#server);
  }

  /**
   * Commands of this name that the statistics script has sent, in order. Errors that no test causes may be
   * among them, because tests block the service worker.
   */
  sent(command: string): unknown[][] {
    return this.#commands.filter(([name]) => name === command);
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

function answer(path: string, response: ServerResponse, origin: string): void {
  const isScript = path.endsWith('.js');
  response.writeHead(200, { 'Content-Type': isScript ? 'text/javascript' : 'text/html; charset=utf-8' });
  response.end(isScript ? STATISTICS_SCRIPT.replace('ORIGIN', JSON.stringify(origin)) : ASSISTANT_PAGE);
}

/**
 * A proxy that serves the built site as if `site.yml` had other keys: it puts these keys, and the
 * Content-Security-Policy that they need, into the pages.
 */
class ConfiguredSite {
  readonly #server: Server;
  #settings: SiteConfig = siteConfigSchema.parse({});

  private constructor(origin: string) {
    this.#server = createServer(async (request, response) => {
      const { headers } = request;
      const answer = await fetch(origin + request.url, {
        headers: { accept: headers.accept ?? '*/*' },
        redirect: 'manual',
      });
      const body = Buffer.from(await answer.arrayBuffer());
      const sent = Object.fromEntries(
        [...answer.headers].filter(
          ([name]) => !/^(?:content-(?:encoding|length)|transfer-encoding|connection|keep-alive)$/.test(name),
        ),
      );
      if (request.url?.startsWith(assetUrl('start/'))) {
        response.writeHead(answer.status, sent).end(this.#changeStart(body.toString()));
        return;
      }
      if (!sent['content-type']?.startsWith('text/html')) {
        response.writeHead(answer.status, sent).end(body);
        return;
      }
      const policy = sitePolicy(this.#settings);
      response.writeHead(answer.status, { ...sent, 'content-security-policy': policyHeader(policy) });
      response.end(this.#changePage(body.toString(), policyTag(policyMeta(policy)).join('')));
    });
  }

  static async start(origin: string): Promise<ConfiguredSite> {
    const site = new ConfiguredSite(origin);
    await new Promise<void>((resolve) => site.#server.listen(0, 'localhost', resolve));
    return site;
  }

  get origin(): string {
    return originOf(this.#server);
  }

  /** Serves pages with these keys of `site.yml` from now on. */
  configure(yaml: Record<string, unknown>): void {
    this.#settings = siteConfigSchema.parse(yaml);
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #changePage(html: string, policy: string): string {
    return html
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, () => policy)
      .replace(/(?<=id="site-index">).*?(?=<\/script>)/s, (json) =>
        JSON.stringify({ ...JSON.parse(json), ...this.#parties() }).replaceAll('<', '\\u003c'),
      );
  }

  #changeStart(json: string): string {
    const start: StartIndex = JSON.parse(json);
    return JSON.stringify({ ...start, site: { ...start.site, ...this.#parties() } });
  }

  #parties(): Pick<SiteIndex, 'analytics' | 'assistant'> {
    return { analytics: analyticsOf(this.#settings), assistant: this.#settings.assistant };
  }
}

function originOf(server: Server): string {
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Playwright's `test` with a site that can be configured, and a third-party host. */
export const test = base.extend<{ host: ThirdParty; configured: ConfiguredSite }>({
  host: async ({ browserName: _ }, use) => {
    const host = await ThirdParty.start();
    await use(host);
    host.stop();
  },
  configured: async ({ browserName: _ }, use) => {
    const site = await ConfiguredSite.start(`http://localhost:${process.env.BROWSER_TEST_PORT}`);
    await use(site);
    site.stop();
  },
  baseURL: async ({ configured }, use) => use(`${configured.origin}${BASE_PATH}`),
});

export { expect };
