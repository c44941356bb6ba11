/** What the development server tells open pages, as JSON in server-sent events. */
import { BASE_PATH } from './constants';

/** Address of the event stream. When a page shows a change, it posts the number of the change here as `?shown=`. */
export const DEV_EVENTS_PATH = `${BASE_PATH}__dev`;

/** Address of webpack's WebSocket, which notifies open pages of new builds of the app. */
export const HOT_SOCKET_PATH = `${BASE_PATH}__hot`;

/** An error as the overlay, the error page and the terminal show it. */
export interface DevProblem {
  /**
   * Path in the project (`src/app/shell.tsx`). That of content begins with the `--source` that the author gave:
   * `content/guide/a.md`, `../docs/guide/a.md`.
   */
  file: string;
  /** 1-based; absent if the compiler reports none. */
  line?: number;
  /** 1-based. */
  column?: number;
  /** What was found. */
  message: string;
  /** What to do, or what is allowed; for a compile error, the rest of its message or the code around it. */
  hint?: string;
}

export type DevServerMessage =
  /** The first message. `server` differs between two runs of the server. */
  | { kind: 'hello'; server: string; problems: DevProblem[] }
  /**
   * Content changed: `site.json` names other files. A visible page reports `change` to `DEV_EVENTS_PATH` when it shows
   * the change.
   */
  | { kind: 'content'; change: number }
  /** All current errors; with `--lenient`, only those of the app. */
  | { kind: 'problems'; problems: DevProblem[] };
