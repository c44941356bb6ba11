import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createListener } from 'node:net';
import { networkInterfaces } from 'node:os';
import { LOOPBACK, listen, siteAddresses } from '../../../../tools/serve/listen';

const started: { close: () => void }[] = [];

afterEach(() => {
  for (const server of started.splice(0)) server.close();
});

async function start(host: string, port = 0): Promise<Server> {
  const server = createServer((_, response) => response.end('here'));
  started.push(server);
  await listen(server, { host, port, command: 'npm run serve' });
  return server;
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** Whether a server answers at an address. */
const answers = (host: string, port: number): Promise<boolean> =>
  fetch(`http://${host.includes(':') ? `[${host}]` : host}:${port}/`).then(
    () => true,
    () => false,
  );

const addresses = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
const outer = addresses.filter(({ internal, family }) => !internal && family === 'IPv4');
const hasIpv6 = addresses.some(({ address }) => address === '::1');

/** Listens on a free port of an address and returns the port. */
async function take(host: string): Promise<number> {
  const listener = createListener();
  started.push(listener);
  await new Promise<void>((resolve) => listener.listen(0, host, resolve));
  return (listener.address() as AddressInfo).port;
}

test('by default the server answers at both loopback addresses and at no other', async () => {
  const port = portOf(await start(LOOPBACK));
  expect(await answers('127.0.0.1', port)).toBe(true);
  expect(await answers('localhost', port)).toBe(true);
  expect(await answers('::1', port)).toBe(hasIpv6);
  for (const { address } of outer) expect(await answers(address, port)).toBe(false);
});

test('with host 0.0.0.0 the server answers at each IPv4 address, and siteAddresses lists them', async () => {
  const server = await start('0.0.0.0');
  const port = portOf(server);
  for (const { address } of outer) expect(await answers(address, port)).toBe(true);
  expect(siteAddresses(server, '0.0.0.0')).toEqual([
    `http://localhost:${port}/docs/`,
    ...outer.map(({ address }) => `http://${address}:${port}/docs/`),
  ]);
});

test('siteAddresses puts an IPv6 address in brackets, as URLs need it', async () => {
  const server = await start('::1');
  expect(await answers('::1', portOf(server))).toBe(true);
  expect(siteAddresses(server, '::1')).toEqual([`http://[::1]:${portOf(server)}/docs/`]);
});

test('the error for a port in use says what to do, even if only one loopback address uses it', async () => {
  for (const host of ['127.0.0.1', ...(hasIpv6 ? ['::1'] : [])]) {
    const port = await take(host);
    await expect(start(LOOPBACK, port)).rejects.toThrow(
      `Port ${port} is already in use. Stop the program that uses it, or choose another: npm run serve -- --port ${port + 1}`,
    );
  }
});

test('the error for an address of another machine says what is allowed', async () => {
  await expect(start('192.0.2.1')).rejects.toThrow(
    '"192.0.2.1" is not an address of this machine. Allowed for --host: 127.0.0.1',
  );
});
