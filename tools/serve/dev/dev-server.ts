import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { ContentSession, type SessionOptions } from './content-session';
import { LiveApp } from './live-app';
import { openDevServer } from './open-dev-server';
import { ProblemBoard } from './problem-board';
import { Tabs } from './tabs';

export interface DevOptions
  extends Pick<SessionOptions, 'root' | 'folder' | 'isLenient' | 'report' | 'onFault'> {
  host: string;
  port: number;
}

/**
 * Serves a content folder while it is being written: begins to listen, then reads the folder; requests wait for it.
 * Throws `UsageError` for a folder that cannot be had; a port that cannot goes to `onFault`. Resolves to what ends it.
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
    board.setApp(problems);
    if (problems.length === 0) report.app(changed, milliseconds);
  }, onFault);
  let begin: (session: ContentSession) => void = () => undefined;
  const begun = new Promise<ContentSession>((resolve) => {
    begin = resolve;
  });
  const listener = await openDevServer(
    app.compiler,
    { host, port, command: 'npm run dev' },
    (request, response) => {
      begun
        .then((session) => session.answer(request, response))
        .catch((error: unknown) => sendFault(response, error));
    },
    onFault,
  );
  try {
    const session = await ContentSession.open({ ...options, app, tabs, board });
    begin(session);
    report.ready(listener.addresses, session.pageCount, performance.now() - started);
    return async () => {
      session.stop();
      await listener.close();
    };
  } catch (error) {
    await listener.close();
    throw error;
  }
}

/** A fault of this program: the author sees it where the page would be, and with its stack in the terminal. */
function sendFault(response: ServerResponse, error: unknown): void {
  console.error(error);
  if (response.headersSent) response.destroy();
  else response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(String(error));
}
