import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { ASSETS_DIR, BASE_PATH } from '../../src/bundle/constants';
import { decodeSafely, encodePath } from '../../src/bundle/paths';
import { headersFor } from '../security/sandboxed-files';
import { type Answer, bundleAnswer, pageAnswer } from './answers';
import type { AppBuilt } from './app-messages';
import type { LiveSite } from './live-site';
import { MERMAID_DIR, VENDOR_PREFIX } from './vendor-files';

const STATIC_DIR = path.resolve(import.meta.dirname, '../../static');
const ASSETS_PATH = BASE_PATH + ASSETS_DIR;

/** What answers are made of. */
export interface RequestContext {
  site: LiveSite;
  /** Folder that webpack writes to. */
  appDir: string;
  /** The app, once it is built for the first time. */
  app: () => Promise<AppBuilt>;
  /** Resolves when the changes noticed so far are taken in. */
  settled: () => Promise<void>;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Answers a browser from the site in memory. Nothing may be kept: whatever is asked for can change. */
export function createHandler({ site, appDir, app, settled }: RequestContext): Handler {
  const options = { dev: true, etag: true, setHeaders: forbidKeeping };
  const appFiles = sirv(appDir, options);
  const vendorFiles = sirv(MERMAID_DIR, options);
  const staticFiles = sirv(STATIC_DIR, options);
  const contentFiles = sirv(site.root, { ...options, dotfiles: true });

  return async (request, response) => {
    const address = (request.url ?? '').split(/[?#]/)[0] ?? '';
    if (address === '/' || `${address}/` === BASE_PATH) {
      response.writeHead(302, { Location: BASE_PATH }).end();
      return;
    }
    await settled();
    for (const [name, value] of Object.entries(headersFor(address))) response.setHeader(name, value);
    if (!address.startsWith(BASE_PATH)) send(response, MISSING);
    else if (address.startsWith(ASSETS_PATH)) {
      const file = decodeSafely(address.slice(ASSETS_PATH.length));
      const made = await bundleAnswer(site, file);
      const source = site.renders.media.used.find((media) => media.file === file)?.source;
      if (made) send(response, made);
      else if (source) {
        request.url = encodePath(`/${path.relative(site.root, source).split(path.sep).join('/')}`);
        contentFiles(request, response, () => send(response, MISSING));
      } else if (file.startsWith(VENDOR_PREFIX)) {
        request.url = `/${file.slice(VENDOR_PREFIX.length)}`;
        vendorFiles(request, response, () => send(response, MISSING));
      } else {
        request.url = encodePath(`/${file}`);
        appFiles(request, response, () => send(response, MISSING));
      }
    } else if (!(await servedAsIs(address.slice(BASE_PATH.length - 1), staticFiles, request, response))) {
      send(response, await pageAnswer(site, address.slice(BASE_PATH.length - 1), app));
    }
  };
}

const MISSING: Answer = { status: 404, type: 'text/plain', body: 'Not found\n' };

/** Tries a folder of files; false when it has none of that name. */
function servedAsIs(
  address: string,
  files: ReturnType<typeof sirv>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  return new Promise((resolve) => {
    response.once('finish', () => resolve(true));
    response.once('close', () => resolve(true));
    // A page's own folder is no file of this one: only names with an extension are looked for.
    if (path.posix.extname(address) === '') resolve(false);
    else {
      request.url = address;
      files(request, response, () => resolve(false));
    }
  });
}

function send(response: ServerResponse, { status, type, body }: Answer): void {
  forbidKeeping(response);
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` });
  response.end(body);
}

function forbidKeeping(response: ServerResponse): void {
  response.setHeader('Cache-Control', 'no-store');
}
