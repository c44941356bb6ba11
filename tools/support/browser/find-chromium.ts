import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { unpackChromium } from './unpack-chromium';

/** Names of the program on Linux, macOS and Windows. */
const COMMANDS = 'google-chrome-stable google-chrome chrome chromium chromium-browser chrome.exe'.split(' ');

/** Places where installers put Chrome or Chromium without adding it to `PATH`. */
function installedPlaces(env: NodeJS.ProcessEnv): string[] {
  const windowsRoots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA];
  return [
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...windowsRoots.flatMap((root) =>
      root ? [join(root, 'Google', 'Chrome', 'Application', 'chrome.exe')] : [],
    ),
  ];
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    // Missing, or not executable.
    return false;
  }
}

/** Finds the system's Chrome or Chromium, first in `PATH`, then in the usual places. */
export function findSystemChromium(env: NodeJS.ProcessEnv): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = folders.flatMap((folder) => COMMANDS.map((name) => join(folder, name)));
  return [...onPath, ...installedPlaces(env)].find(isExecutable);
}

/**
 * Finds a Chromium for tests and diagrams: the one that `CHROME_PATH` names, else the one that npm installs. The latter
 * has the same version everywhere and runs the tests in half the time that a full browser needs. It runs only on Linux
 * on x64; elsewhere the system's browser comes first. Returns options for Playwright's `chromium.launch()`.
 */
export async function findChromium(env = process.env) {
  const chosen = env.CHROME_PATH || undefined;
  if (chosen !== undefined && !isExecutable(chosen))
    throw new Error(`CHROME_PATH is ${chosen}, which is not a program that can be run`);
  const runsPackage = process.platform === 'linux' && process.arch === 'x64';
  const system = chosen ?? (runsPackage ? undefined : findSystemChromium(env));
  const { executablePath, env: extra } = system ? { executablePath: system, env: {} } : unpackChromium(env);
  return {
    executablePath,
    // In containers, /dev/shm has 64 MB, too little for a page with large images. Playwright adds `--no-sandbox`, which
    // root needs. Without hinting, text has the same widths on every Linux.
    args: ['--disable-dev-shm-usage', '--font-render-hinting=none'],
    env: { ...env, ...extra },
  };
}
