import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DevServerMessage } from '../../../../../src/bundle/dev-messages';
import { Tabs } from '../../../../../tools/serve/dev/tabs';
import { openSocket } from '../../../../helpers/raw-http';
import { waitUntil } from '../../../../helpers/wait-until';

const HELLO: DevServerMessage = { kind: 'hello', server: 's', problems: [] };
const CHANGE: DevServerMessage = {
  kind: 'content',
  change: 7,
};

async function startTabs() {
  const tabs = new Tabs(() => HELLO);
  const server = createServer((_, response) => tabs.open(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { tabs, port, close };
}

/** Opens the event stream as a page does. Returns a function that reads the next message. */
async function openTab(port: number): Promise<() => Promise<unknown>> {
  const response = await fetch(`http://127.0.0.1:${port}/`);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const events = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return async () => {
    for (;;) {
      const [, data, rest] = /^[\s\S]*?data: (.*)\n\n([\s\S]*)$/.exec(text) ?? [];
      if (data !== undefined) {
        text = rest ?? '';
        return JSON.parse(data);
      }
      text += (await events?.read())?.value ?? '';
    }
  };
}

test('a page gets a first message and later changes, and confirms a change when it shows it', async () => {
  const { tabs, port, close } = await startTabs();
  const read = await openTab(port);
  expect(await read()).toEqual(HELLO);
  const shown = tabs.shown(7, 60_000);
  tabs.send(CHANGE);
  expect(await read()).toEqual(CHANGE);
  for (const change of [8, Number.NaN, 7]) tabs.confirm(change);
  expect(await shown).toBe(true);
  close();
});

test('a closed page is no longer counted, and `shown` does not wait for it', async () => {
  const { tabs, port, close } = await startTabs();
  const socket = openSocket(port);
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await waitUntil(() => tabs.count === 1);
  socket.destroy();
  await waitUntil(() => tabs.count === 0);
  expect(await tabs.shown(1, 60_000)).toBe(false);
  close();
});

test('a page that does not read its messages is disconnected before they fill the memory', async () => {
  const { tabs, port, close } = await startTabs();
  const socket = openSocket(port);
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await waitUntil(() => tabs.count === 1);
  const text = 'x'.repeat(100_000);
  await waitUntil(() => {
    tabs.send({ kind: 'problems', problems: [{ file: 'a.md', message: text }] });
    return tabs.count === 0;
  });
  socket.destroy();
  close();
});
