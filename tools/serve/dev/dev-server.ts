import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { DevProblem } from '../../../src/bundle/dev-messages';
import { openSession, type SessionOptions } from './content-session';
import { LiveApp } from './live-app';
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
 * which has to end the process.
 */
export async function startDevServer(options: DevOptions): Promise<void> {
  const started = performance.now();
  const { host, port, report, onFault } = options;
  const id = randomUUID();
  const known: Record<'app' | 'content', readonly DevProblem[]> = { app: [], content: [] };
  // The app's errors come first: nothing else can be viewed until they are fixed.
  const allProblems = () => [...known.app, ...known.content];
  const tabs = new Tabs(() => ({ kind: 'hello', server: id, problems: allProblems() }));
  const setProblems = (origin: 'app' | 'content', problems: readonly DevProblem[]): void => {
    const before = JSON.stringify(allProblems());
    known[origin] = problems;
    if (JSON.stringify(allProblems()) === before) return;
    tabs.send({ kind: 'problems', problems: allProblems() });
    report.errors(allProblems());
  };
  const app = new LiveApp(({ problems, changed, milliseconds }) => {
    setProblems('app', problems);
    if (problems.length === 0) report.app(changed, milliseconds);
  }, onFault);
  let session: ReturnType<typeof openSession> | undefined;
  const opening = () => (session ??= openSession({ ...options, app, tabs, setProblems }));
  const listener = await startWebpackServer(
    app,
    { host, port, command: 'npm run dev' },
    (request, response) => {
      opening()
        .then((opened) => opened.answer(request, response))
        .catch((error: unknown) => sendInternalError(response, error));
    },
    onFault,
  );
  try {
    const [opened] = await Promise.all([opening(), app.built()]);
    report.ready(listener.addresses, opened.pageCount, performance.now() - started);
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
