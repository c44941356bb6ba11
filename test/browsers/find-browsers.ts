import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { globSync } from 'tinyglobby';
import { findChromium } from '../../tools/support/browser/find-chromium';
import { PROJECT_ROOT } from '../../tools/support/project-root';
import { type Driver, startChromium, startFirefox, startWebKit } from './drivers';

/** A browser that may be installed. */
interface Candidate {
  name: string;
  /** How to start it; undefined if it is not installed. */
  start: (() => Promise<Driver>) | undefined;
  /** The packages that bring it. */
  packages: string;
}

const LIBRARIES = '/usr/lib/x86_64-linux-gnu';
const OLD_CHROMIUM =
  'npm install --no-save chromium-109@npm:@sparticuz/chromium@109.0.6 (86 is chrome-aws-lambda@5.3.1)';

/** The browsers in which the reader's smoke test can run. */
export async function findBrowsers(): Promise<Candidate[]> {
  const { executablePath } = await findChromium();
  return [
    { name: 'Chromium', start: () => startChromium(executablePath), packages: 'npm ci' },
    ...oldChromiums(),
    candidate('Firefox', ['/usr/bin/firefox-esr', '/usr/bin/firefox'], startFirefox, 'Debian: firefox-esr'),
    candidate(
      'WebKitGTK',
      [`${LIBRARIES}/webkit2gtk-4.1/MiniBrowser`],
      (binary) =>
        startWebKit(
          'WebKitWebDriver',
          { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
          ':97',
        ),
      'Debian: webkit2gtk-driver xvfb',
    ),
    candidate(
      'WPE WebKit',
      [`${LIBRARIES}/wpe-webkit-1.1/MiniBrowser`],
      (binary) =>
        startWebKit('WPEWebDriver', {
          'wpe:browserOptions': { binary, args: ['--automation', '--headless'] },
        }),
      'Debian: wpewebkit-driver libwpewebkit-1.1-0 libwpebackend-fdo-1.0-1',
    ),
  ];
}

function candidate(
  name: string,
  files: string[],
  start: (file: string) => Promise<Driver>,
  packages: string,
): Candidate {
  const file = files.find((place) => existsSync(place));
  return { name, packages, start: file === undefined ? undefined : () => start(file) };
}

/** The Chromium packages that were installed under a name such as `chromium-109`. */
function oldChromiums(): Candidate[] {
  const found = globSync('node_modules/chromium-*/bin/chromium.br', { cwd: PROJECT_ROOT }).sort();
  if (found.length === 0) return [{ name: 'older Chromium', start: undefined, packages: OLD_CHROMIUM }];
  return found.map((archive) => ({
    name: archive.split(path.sep)[1] ?? '',
    packages: OLD_CHROMIUM,
    start: () => startChromium(unpack(path.join(PROJECT_ROOT, archive))),
  }));
}

function unpack(archive: string): string {
  const file = path.join(
    PROJECT_ROOT,
    'node_modules/.cache',
    `${archive.split(path.sep).at(-3)}`,
    'chromium',
  );
  if (existsSync(file)) return file;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, brotliDecompressSync(readFileSync(archive)));
  chmodSync(file, 0o755);
  return file;
}
