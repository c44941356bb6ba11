import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parse as parseToml, TomlError } from 'smol-toml';
import { parse as parseYaml, YAMLParseError } from 'yaml';
import { UsageError } from '../../support/problems';
import { PROJECT_ROOT } from '../../support/project-root';
import type { VuePressSite } from './locate-site';
import { type ConfigReply, isObject, listAt, objectAt, type PlainObject } from './plain-value';

const WORKER = fileURLToPath(new URL('./config-worker.ts', import.meta.url));

/** Maximum time for running a settings file; a slower one is waiting for something that never comes. Milliseconds. */
const TIME_LIMIT_MS = 30_000;

/** Maximum number of lines that are shown of the error message of a failing settings file. */
const MAX_FAULT_LINES = 6;

/**
 * Reads the settings of a VuePress site; runs the file if it is a program. `missing`: modules that the program requires
 * but that are not installed. Throws `UsageError`.
 */
export async function readVuePressConfig(
  { config: file, docs, project }: VuePressSite,
  timeLimitMs = TIME_LIMIT_MS,
): Promise<{ config: PlainObject; missing: string[] }> {
  if (file === undefined) return { config: {}, missing: [] };
  if (['.yml', '.yaml', '.toml'].includes(path.extname(file))) return { config: readData(file), missing: [] };
  const reply = await runConfig(file, docs, project, timeLimitMs);
  if ('fault' in reply) {
    const lines = reply.fault.trim().split('\n').slice(0, MAX_FAULT_LINES);
    throw new UsageError(`${file} cannot be run:\n  ${lines.join('\n  ')}`);
  }
  if (!isObject(reply.config)) throw new UsageError(`${file} exports no object with settings.`);
  return { config: reply.config, missing: reply.missing };
}

function runConfig(file: string, docs: string, cwd: string, timeLimitMs: number): Promise<ConfigReply> {
  const tsx = createRequire(import.meta.url).resolve('tsx');
  const tsconfig = path.join(PROJECT_ROOT, 'tsconfig.json');
  return new Promise((resolve, reject) => {
    const child = fork(WORKER, [file, docs], {
      cwd,
      execArgv: ['--import', pathToFileURL(tsx).href],
      // The other site's compiler settings are not used: they may name files that do not exist here.
      env: { ...process.env, NODE_ENV: 'production', TSX_TSCONFIG_PATH: tsconfig },
      silent: true,
      timeout: timeLimitMs,
      killSignal: 'SIGKILL',
    });
    let output = '';
    child.stderr?.on('data', (text: Buffer) => {
      output += text.toString();
    });
    child.on('message', (reply: ConfigReply) => resolve(reply));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (child.killed)
        reject(new UsageError(`${file} did not finish within ${timeLimitMs / 1000} seconds.`));
      resolve({ fault: `it ended its process with code ${code}\n${output}` });
    });
  });
}

/** Reads a settings file that is not a program: YAML or TOML. */
function readData(file: string): PlainObject {
  const text = readFileSync(file, 'utf8');
  try {
    if (!file.endsWith('.toml')) return objectAt(parseYaml(text, { merge: true, logLevel: 'error' }));
    const config = parseToml(text);
    // A TOML list holds values of one type, so authors write `[[head.meta]]` instead of `['meta', {…}]`.
    const head = Object.entries(objectAt(config.head)).flatMap(([tag, all]) =>
      listAt(all).map((attributes) => [tag, attributes]),
    );
    return { ...config, head };
  } catch (error) {
    if (error instanceof TomlError || error instanceof YAMLParseError)
      throw new UsageError(`${file}: ${error.message}`);
    throw error;
  }
}
