import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { UsageError } from '../support/problems';

/** Environment variable that holds the password, for machines. */
const PASSWORD_VARIABLE = 'DOCS_VERIFY_PASSWORD';

/** The password of a user: from the environment, else asked for without echo. Throws `UsageError`. */
export async function readPassword(user: string): Promise<string> {
  const known = process.env[PASSWORD_VARIABLE];
  if (known !== undefined || user === '') return known ?? '';
  if (!process.stdin.isTTY)
    throw new UsageError(
      `Set ${PASSWORD_VARIABLE} to the password of ${user}: there is no terminal to ask at.`,
    );
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true });
  // Without it, Ctrl+C and Ctrl+D would leave the question unanswered forever.
  const stop = new AbortController();
  lines.on('close', () => stop.abort());
  process.stderr.write(`Password of ${user}: `);
  try {
    return await lines.question('', { signal: stop.signal });
  } catch {
    throw new UsageError('No password was given.');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
