import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { errorCodeOf } from '../../support/error-code';

/** Folder of the runners (the site's programs that run samples on the product), below the content folder. */
export const RUNNERS_FOLDER = '.verify';

/** Maximum time for a runner's reply: `version`, `prepare` (which fills an empty product), any language. Milliseconds. */
export const TIMEOUTS_MS = { version: 30_000, prepare: 30 * 60_000, sample: 60_000 };

/** Maximum size of a runner's reply. Bytes. */
const MAX_REPLY_BYTES = 16 * 1024 * 1024;

/** Maximum number of lines shown of the standard error of a failed runner: its last ones. */
const MAX_ERROR_LINES = 5;

/** Allowed names of runners: they cannot lead to another folder. */
const NAME_PATTERN = /^[a-z0-9][\w+#-]*$/;

/** A runner's report of why it failed. It may take the place of any reply. */
const faultReply = z.object({
  error: z.string(),
  /** `sample`: only this sample failed, if it comes from a language's runner. Any other kind ends the command. */
  kind: z.enum(['down', 'slow', 'version', 'login', 'setup', 'sample']),
});

/** Why a runner failed: its own report, or ours if it gave none. */
export type Fault = z.infer<typeof faultReply>;

interface RunnerCall<Reply> {
  root: string;
  /** Name of the runner: a language, `version` or `prepare`. */
  name: string;
  /** Written to the runner's standard input as JSON. */
  request: unknown;
  reply: z.ZodType<Reply>;
}

/** File of a runner: `name`, else `name.mjs`; undefined when neither exists. */
export function findRunner(root: string, name: string): string | undefined {
  if (!NAME_PATTERN.test(name)) return undefined;
  const files = [name, `${name}.mjs`].map((file) => path.join(root, RUNNERS_FOLDER, file));
  return files.find((file) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false);
}

/** Starts a runner; returns its reply or why it failed. */
export async function callRunner<Reply>(call: RunnerCall<Reply>): Promise<Reply | Fault> {
  const { root, name, request, reply } = call;
  const file = findRunner(root, name);
  const timeout = name === 'version' || name === 'prepare' ? TIMEOUTS_MS[name] : TIMEOUTS_MS.sample;
  const shown = `${RUNNERS_FOLDER}/${file === undefined ? name : path.basename(file)}`;
  if (file === undefined)
    return sampleFault(`there is no runner ${shown} or ${shown}.mjs in the content folder`);
  const [program, args] = file.endsWith('.mjs') ? [process.execPath, [file]] : [file, []];
  const options = {
    cwd: path.dirname(file),
    timeout,
    killSignal: 'SIGKILL',
    maxBuffer: MAX_REPLY_BYTES,
  } as const;
  return new Promise((resolve) => {
    const child = execFile(program, args, options, (error, stdout, stderr) => {
      if (error === null) return resolve(readReply(stdout, reply, shown));
      // A runner is also killed when its reply is too long; that is no timeout.
      if (child.killed && errorCodeOf(error) !== 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER')
        return resolve({ error: `${shown} gave no answer in ${timeout / 1000} seconds`, kind: 'slow' });
      const hint = errorCodeOf(error) === 'EACCES' ? ': make it executable (chmod +x)' : '';
      const said = stderr.trim().split('\n').slice(-MAX_ERROR_LINES).join('\n    ');
      const end = error.signal ? `signal ${error.signal}` : `exit code ${error.code}`;
      resolve(sampleFault(`${shown} failed${hint}${said ? `:\n    ${said}` : ` (${end})`}`));
    });
    // A runner may end without reading its input; writing to it then fails.
    child.stdin?.on('error', () => {});
    child.stdin?.end(JSON.stringify(request));
  });
}

function readReply<Reply>(text: string, reply: z.ZodType<Reply>, name: string): Reply | Fault {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return sampleFault(`${name} did not write one JSON document: ${JSON.stringify(text.slice(0, 80))}`);
  }
  const read = z.union([reply, faultReply]).safeParse(value);
  return read.success ? read.data : sampleFault(`${name} wrote JSON that is not a valid reply`);
}

function sampleFault(error: string): Fault {
  return { error, kind: 'sample' };
}
