/** What the development server and the page in the browser tell each other, as JSON over a WebSocket. */

/** Address of the WebSocket below the host. */
export const DEV_SOCKET_PATH = '/docs/__dev';

/** A mistake as the overlay shows it. */
export interface DevProblem {
  /** As the author knows it: `content/guide/a.md`, `src/app/shell.tsx`. */
  file: string;
  /** 1-based; absent where the compiler names none. */
  line?: number;
  column?: number;
  /** What was found. */
  message: string;
  /** What to do, or what is allowed. */
  hint?: string;
}

/** Files of the bundle whose content is no longer what the browser may hold. */
export interface StaleFiles {
  site: boolean;
  /** Names below `assets/`, or all of them. */
  sections: 'all' | string[];
  pages: 'all' | string[];
}

/** From the server to the browser. */
export type DevServerMessage =
  /** First of all. `server` differs between two runs of the server; `app` is the hash of the app's last build. */
  | { kind: 'hello'; server: string; app: string; problems: DevProblem[] }
  /** Content changed; answered with `shown`. */
  | { kind: 'content'; change: number; stale: StaleFiles }
  /** The app was built again; answered with `shown`. */
  | { kind: 'app'; change: number; hash: string }
  /** All errors there are now. */
  | { kind: 'problems'; problems: DevProblem[] };

/** From the browser to the server: a change is on screen. */
export interface DevClientMessage {
  kind: 'shown';
  change: number;
}
