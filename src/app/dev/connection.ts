/** Connects the page to the development server. Loaded before the app, so that it can tell why the app does not start. */
import { DEV_EVENTS_PATH, type DevServerMessage } from '../../bundle/dev-messages';
import { ErrorOverlay } from './error-overlay';
import { updates } from './updates';

const overlay = new ErrorOverlay();
let server: string | undefined;
let events = connect();

async function receive(message: DevServerMessage): Promise<void> {
  switch (message.kind) {
    case 'hello': {
      // Another run of the server: its app may be another, and so may everything else.
      if (server !== undefined && server !== message.server) return window.location.reload();
      const isFirst = server === undefined;
      server = message.server;
      overlay.show(message.problems);
      if (document.hidden) events.close();
      // Nobody has told what changed while there was no connection.
      if (!isFirst) await updates.take({ site: true, sections: 'all', pages: 'all' });
      return;
    }
    case 'problems':
      return overlay.show(message.problems);
    case 'content':
      await updates.take(message.stale);
      return confirm(message.change);
  }
}

/** Tells the server that a change is on screen, once it is. A page in the background paints nothing. */
function confirm(change: number): void {
  if (document.hidden) return;
  requestAnimationFrame(() => setTimeout(() => navigator.sendBeacon(`${DEV_EVENTS_PATH}?shown=${change}`)));
}

/** A lost connection is made again by the browser. */
function connect(): EventSource {
  const made = new EventSource(DEV_EVENTS_PATH);
  made.addEventListener('message', ({ data }) => void receive(JSON.parse(String(data))));
  return made;
}

// A browser opens six connections to a server at most: tabs nobody looks at leave theirs to the others.
document.addEventListener('visibilitychange', () => {
  events.close();
  if (!document.hidden) events = connect();
});
