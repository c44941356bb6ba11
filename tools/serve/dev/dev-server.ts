import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { type ContentSession, openSession, type SessionOptions } from './content-session';
import { LiveApp } from './live-app';
import { ProblemBoard } from './problem-board';
import { startWebpackServer } from './start-webpack-server';
import { Tabs } from './tabs';

/** What the development server serves, where it listens, and what it reports to. */
export interface DevOptions
  extends Pick<SessionOptions, 'root' | 'folder' | 'isLenient' | 'report' | 'onFault'> {
  host: string;
  port: number;
}

/**
 * Serves a content folder while it is being edited. Listens first, then reads the folder; requests wait until then.
 * Throws `UsageError` when the folder cannot be opened; a port that is not available is reported to `onFault`,
 * which has to end the process. Resolves to a function that stops the server.
 */
export async function startDevServer(options: DevOptions): Promise<() => Promise<void>> {
  const started = performance.now();
  const { host, port, report, onFault } = options;
  const id = randomUUID();
  const tabs = new Tabs(() => ({ kind: 'hello', server: id, problems: board.all }));
  const board = new ProblemBoard((problems) => {
    tabs.send({ kind: 'problems', problems });
    report.errors(problems);
  });
  const app = new LiveApp(({ problems, changed, milliseconds }) => {
    board.set('app', problems);
    if (problems.length === 0) report.app(changed, milliseconds);
  }, onFault);
  let session: Promise<ContentSession> | undefined;
  const opening = () => (session ??= openSession({ ...options, app, tabs, board }));
  const listener = await startWebpackServer(
    app.compiler,
    { host, port, command: 'npm run dev' },
    (request, response) => {
      opening()
        .then((opened) => opened.answer(request, response))
        .catch((error: unknown) => sendInternalError(response, error));
    },
    onFault,
  );
  try {
    const opened = await opening();
    report.ready(listener.addresses, opened.pageCount, performance.now() - started);
    return async () => {
      opened.stop();
      await listener.close();
    };
  } catch (error) {
    await listener.close();
    throw error;
  }
}

/** An error that gets here is a bug: prints it with its stack and answers 500. A response that has begun is cut off. */
function sendInternalError(response: ServerResponse, error: unknown): void {
  console.error(error);
  if (response.headersSent) response.destroy();
  else response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(String(error));
}
