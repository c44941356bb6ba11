import type { IncomingMessage, ServerResponse } from 'node:http';
import { ASSETS_DIR, BASE_PATH } from '../../../src/bundle/constants';
import { DEV_EVENTS_PATH } from '../../../src/bundle/dev-messages';
import { decodeSafely, withoutBase } from '../../../src/bundle/paths';
import { leadsToBase } from '../../site/file-names';
import { staticFiles } from '../../source/static-files';
import { type FoundFile, findFile } from '../find-file';
import { pathHeaders } from '../path-headers';
import { sendFile } from '../send-file';
import { type Answer, bundleAnswer, keptAnswer, pageAnswer } from './answers';
import type { LiveApp } from './live-app';
import { MERMAID_DIR, MERMAID_PREFIX } from './mermaid-files';
import type { ServedSite } from './served-site';
import type { Tabs } from './tabs';

const ASSETS_PATH = BASE_PATH + ASSETS_DIR;

const MISSING: Answer = { status: 404, type: 'text/plain', body: 'Not found\n' };

interface RequestContext {
  app: Pick<LiveApp, 'built' | 'keptFile'>;
  /** Resolves to the site when all changes noticed so far are applied. */
  settled: () => Promise<ServedSite>;
  tabs: Tabs;
}

/** Answers a request from the site in memory. Browsers must not cache anything, because everything can change. */
export async function handleRequest(
  { app, settled, tabs }: RequestContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [address = '', query = ''] = (request.url ?? '').split('?');
  if (address === DEV_EVENTS_PATH) {
    if (request.method === 'GET') tabs.open(response);
    else {
      tabs.confirm(Number(new URLSearchParams(query).get('shown')));
      response.writeHead(204).end();
    }
    return;
  }
  if (leadsToBase(address)) {
    response.writeHead(302, { Location: BASE_PATH }).end();
    return;
  }
  const site = await settled();
  const asset = address.startsWith(ASSETS_PATH) ? decodeSafely(address.slice(ASSETS_PATH.length)) : undefined;
  const made =
    asset === undefined ? undefined : ((await keptAnswer(app, asset)) ?? (await bundleAnswer(site, asset)));
  if (made) return send(response, made);
  const file = asset === undefined ? staticFile(address) : assetFile(site, asset);
  const status = file ? await sendFile(request, response, withHeaders(file)) : 404;
  if (status === undefined) return;
  if (status !== 404) send(response, { ...MISSING, status, body: `HTTP ${status}\n` });
  else if (asset === undefined && address.startsWith(BASE_PATH))
    send(response, await pageAnswer(site, withoutBase(address), app));
  else send(response, MISSING);
}

function assetFile(site: ServedSite, asset: string): FoundFile | undefined {
  if (asset.startsWith(MERMAID_PREFIX))
    return findFile(MERMAID_DIR, `/${asset.slice(MERMAID_PREFIX.length)}`);
  const file = site.copyOf(asset);
  return file === undefined ? undefined : { name: ASSETS_PATH + asset, file };
}

function staticFile(address: string): FoundFile | undefined {
  const name = decodeSafely(address);
  const found = staticFiles(true).find(({ file }) => `/${file}` === name);
  return found && { name, file: found.copyOf };
}

function withHeaders(found: FoundFile) {
  return { file: found.file, headers: { ...pathHeaders({}, found), 'Cache-Control': 'no-store' } };
}

function send(response: ServerResponse, { status, type, body }: Answer): void {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' });
  response.end(body);
}
