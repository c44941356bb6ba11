/** Connects the page to the development server. Loaded before the app, so that it can tell why the app does not start. */
import { DEV_SOCKET_PATH, type DevClientMessage, type DevServerMessage } from '../../bundle/dev-messages';
import { takeAppUpdate } from './app-update';
import { ErrorOverlay } from './error-overlay';
import { whileKeepingPlace } from './keep-place';
import { updates } from './updates';

/** Pause before the server is looked for again. Milliseconds. */
const RECONNECT_MS = 500;

const overlay = new ErrorOverlay();
let server: string | undefined;

async function receive(message: DevServerMessage): Promise<void> {
  switch (message.kind) {
    case 'hello': {
      // Another run of the server: its app may be another, and so may everything else.
      if (server !== undefined && server !== message.server) return window.location.reload();
      const isFirst = server === undefined;
      server = message.server;
      overlay.show(message.problems);
      if (message.problems.length === 0) await takeAppUpdate(message.app);
      // What changed while the connection was lost, nobody has told.
      if (!isFirst) await updates.take({ site: true, sections: 'all', pages: 'all' });
      return;
    }
    case 'problems':
      return overlay.show(message.problems);
    case 'app':
      // A component whose hooks are others begins anew, and so does the page in it.
      await whileKeepingPlace(document.body, () => takeAppUpdate(message.hash));
      return confirm(message.change);
    case 'content':
      await updates.take(message.stale);
      return confirm(message.change);
  }
}

/** Tells the server that a change is on screen, once it is. A page in the background paints nothing. */
function confirm(change: number): void {
  const send = (): void => {
    const message: DevClientMessage = { kind: 'shown', change };
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  if (!document.hidden) requestAnimationFrame(() => setTimeout(send));
}

function connect(): WebSocket {
  const made = new WebSocket(new URL(DEV_SOCKET_PATH, window.location.href.replace(/^http/, 'ws')));
  made.addEventListener('message', ({ data }) => void receive(JSON.parse(String(data))));
  made.addEventListener('close', () => {
    setTimeout(() => {
      socket = connect();
    }, RECONNECT_MS);
  });
  return made;
}

let socket = connect();
