/** Connects the page to the development server. Loaded before the app, to show why the app does not start. */
import { DEV_EVENTS_PATH, type DevServerMessage } from '../../bundle/dev-messages';
import { ErrorOverlay } from './error-overlay';
import { updates } from './updates';

const overlay = new ErrorOverlay();
/** Identifies one run of the server; undefined until its first message. */
let serverId: string | undefined;
let events = connect();

async function receive(message: DevServerMessage): Promise<void> {
  switch (message.kind) {
    case 'hello': {
      // The server was restarted: the app and everything else may have changed.
      if (serverId !== undefined && serverId !== message.server) return window.location.reload();
      const isFirst = serverId === undefined;
      serverId = message.server;
      overlay.update(message.problems);
      if (document.hidden) events.close();
      // Changes made while there was no connection were not reported.
      if (!isFirst) await updates.apply();
      return;
    }
    case 'problems':
      return overlay.update(message.problems);
    case 'content':
      await updates.apply();
      return confirmShown(message.change);
  }
}

/** Tells the server that a change is on screen. A hidden tab paints nothing, so it reports nothing. */
function confirmShown(change: number): void {
  if (document.hidden) return;
  requestAnimationFrame(() => setTimeout(() => navigator.sendBeacon(`${DEV_EVENTS_PATH}?shown=${change}`)));
}

/** Opens the connection; the browser restores it if it is lost. */
function connect(): EventSource {
  const source = new EventSource(DEV_EVENTS_PATH);
  source.addEventListener('message', ({ data }) => void receive(JSON.parse(String(data))));
  return source;
}

// A browser opens six connections to a server at most: hidden tabs close theirs.
document.addEventListener('visibilitychange', () => {
  events.close();
  if (!document.hidden) events = connect();
});
