import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from './find-free-port';
import { FIXTURE_DIST } from './fixture-site';

/** Root folder and port in the configurations of `deploy/`. */
const SITE_ROOT = '/srv/site';
const PORT = '8080';

/** Path of nginx's Brotli module on Debian. The nginx configuration has a line that loads it. */
const BROTLI_MODULE = '/usr/share/nginx/modules/ngx_http_brotli_static_module.so';

/** A web server that `deploy/` has a configuration for. */
export interface WebServer {
  name: string;
  configFile: string;
  /** Whether the server can send Brotli on this machine. */
  hasBrotli: boolean;
  /** Adapts the configuration to this machine. */
  adapt: (config: string, folder: string) => string;
  arguments: (config: string) => string[];
}

const SERVERS: WebServer[] = [
  {
    name: 'nginx',
    configFile: 'deploy/nginx.conf',
    hasBrotli: existsSync(BROTLI_MODULE),
    adapt: adaptNginx,
    arguments: (config) => ['-c', config, '-g', 'daemon off;'],
  },
  {
    name: 'caddy',
    configFile: 'deploy/Caddyfile',
    hasBrotli: true,
    adapt: (config) => `{\n\tadmin off\n}\n${config}`,
    arguments: (config) => ['run', '--adapter', 'caddyfile', '--config', config],
  },
];

function adaptNginx(config: string, folder: string): string {
  const adapted = config
    .replaceAll('/tmp/nginx', path.join(folder, 'nginx'))
    .replace('include mime.types', 'include /etc/nginx/mime.types');
  // If root starts nginx, its workers run as another user, who may not read the files.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  if (!existsSync(BROTLI_MODULE)) return user + adapted;
  return (
    user +
    adapted
      .replace(/# load_module .*/, `load_module ${BROTLI_MODULE};`)
      .replace('# brotli_static on;', 'brotli_static on;')
  );
}

function isInstalled(name: string): boolean {
  return ['/usr/sbin', ...(process.env.PATH ?? '').split(path.delimiter)].some((folder) => {
    try {
      accessSync(path.join(folder, name), constants.X_OK);
      return true;
    } catch {
      // Not here; the next folder may have it.
      return false;
    }
  });
}

/** Finds the servers that are installed on this machine, and prints a line for each of the others. */
export function findServers(): WebServer[] {
  return SERVERS.filter(({ name, configFile }) => {
    const isFound = isInstalled(name);
    // Playwright's workers load the test files again: print only in the main process, which has no worker
    // index.
    if (!isFound && process.env.TEST_WORKER_INDEX === undefined)
      console.log(`${name} is not installed here: ${configFile} is not tried`);
    return isFound;
  });
}

/** Starts a server on a built site with the configuration of `deploy/`. */
export async function startServer(
  server: WebServer,
  dist = FIXTURE_DIST,
): Promise<{ origin: string; stop: () => void }> {
  const port = String(await findFreePort());
  const folder = mkdtempSync(path.join(tmpdir(), `docs-${server.name}-`));
  const config = path.join(folder, path.basename(server.configFile));
  const text = readFileSync(server.configFile, 'utf8').replaceAll(SITE_ROOT, dist).replaceAll(PORT, port);
  writeFileSync(config, server.adapt(text, folder));
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin`, HOME: folder };
  const child = spawn(server.name, server.arguments(config), { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const origin = `http://127.0.0.1:${port}`;
  await untilItAnswers(child, `${origin}/docs/`);
  return { origin, stop: () => child.kill() };
}

async function untilItAnswers(child: ChildProcess, address: string): Promise<void> {
  let output = '';
  child.stderr?.on('data', (part) => {
    output += part;
  });
  const hasAnswered = (): Promise<boolean> =>
    fetch(address).then(
      (response) => response.ok,
      () => false,
    );
  while (!(await hasAnswered())) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
