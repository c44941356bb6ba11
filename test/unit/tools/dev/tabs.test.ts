import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import { DEV_SOCKET_PATH, type DevServerMessage } from '../../../../src/bundle/dev-messages';
import { Tabs } from '../../../../tools/dev/tabs';

const HELLO: DevServerMessage = { kind: 'hello', server: 's', app: 'a', problems: [] };

async function startTabs() {
  const server = createServer();
  const tabs = new Tabs(server, () => HELLO);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const connect = (origin: string, path = DEV_SOCKET_PATH): Promise<WebSocket> =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(`ws://localhost:${port}${path}`, { origin });
      socket.once('message', (data) => {
        expect(JSON.parse(String(data))).toEqual(HELLO);
        resolve(socket);
      });
      socket.once('error', reject);
    });
  const close = (): void => {
    tabs.close();
    server.close();
  };
  return { tabs, connect, close, own: `http://localhost:${port}` };
}

test('a page of the site is greeted, hears of changes and says when it shows them', async () => {
  const { tabs, connect, close, own } = await startTabs();
  const socket = await connect(own);
  const heard = new Promise((resolve) => socket.once('message', (data) => resolve(JSON.parse(String(data)))));
  const shown = tabs.shown(7, 60_000);
  tabs.send({ kind: 'app', change: 7, hash: 'h' });
  expect(await heard).toEqual({ kind: 'app', change: 7, hash: 'h' });
  socket.send(JSON.stringify({ kind: 'shown', change: 7 }));
  expect(await shown).toBe(true);
  close();
});

test('a page of another site gets no connection', async () => {
  const { tabs, connect, close, own } = await startTabs();
  await expect(connect('http://evil.example')).rejects.toThrow();
  await expect(connect(own, '/elsewhere')).rejects.toThrow();
  expect(tabs.count).toBe(0);
  close();
});

test('without an open page nothing is waited for', async () => {
  const { tabs, close } = await startTabs();
  expect(await tabs.shown(1, 60_000)).toBe(false);
  close();
});
