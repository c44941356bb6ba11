import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { PROJECT_ROOT } from '../project-root';

const MODULES = resolve(PROJECT_ROOT, 'node_modules');

function packageVersion(): string {
  const manifest = readFileSync(join(MODULES, '@sparticuz/chromium/package.json'), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(manifest)).version;
}

/** Text of `fonts.conf` for machines without fontconfig. The package's own file lists folders that only AWS has. */
function fontsConfig(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;
}

/** Unpacks the package below `folder`, in a process of its own because the package changes the environment. */
function unpackInto(folder: string): void {
  // The package unpacks to `TMPDIR`. It unpacks the NSS libraries, which a minimal Linux lacks, only if its environment
  // variables say that it runs on AWS Lambda.
  const env = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  const program = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();";
  execFileSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: PROJECT_ROOT, env });
}

/**
 * Unpacks `@sparticuz/chromium` below `node_modules/.cache/`, once per version of the package. The folder is renamed
 * into place at the end, so that an interrupted run leaves no incomplete browser there.
 */
export function unpackChromium(env: NodeJS.ProcessEnv) {
  const folder = join(MODULES, '.cache', `chromium-${packageVersion()}`);
  if (!existsSync(folder)) {
    mkdirSync(dirname(folder), { recursive: true });
    const temporary = mkdtempSync(`${folder}-`);
    unpackInto(temporary);
    // If a folder without the browser were renamed into place, every later run would fail.
    if (!existsSync(join(temporary, 'chromium')))
      throw new Error(`@sparticuz/chromium put no browser into ${temporary}`);
    writeFileSync(join(temporary, 'fonts.conf'), fontsConfig(folder));
    try {
      renameSync(temporary, folder);
    } catch (error) {
      // Another run was faster: use its copy.
      if (!existsSync(folder)) throw error;
      rmSync(temporary, { recursive: true, force: true });
    }
  }
  const libraries = [join(folder, 'al2023', 'lib'), env.LD_LIBRARY_PATH].filter((path) => path);
  const fonts = { FONTCONFIG_PATH: folder, FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: libraries.join(':'),
      ...(!existsSync('/etc/fonts/fonts.conf') && fonts),
    },
  };
}
