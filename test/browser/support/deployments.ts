import { mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveDist } from '../../../tools/serve/serve-dist';
import { FIXTURE_DIST } from './fixture-site';
import { test as base, expect } from './fixtures';
import { writeSecondBuild } from './second-build';

/** A server whose site is replaced by another build while tabs are open. */
export interface Deployments {
  origin: string;
  /** Folder of a build, so that a test can break its files. */
  folderOf: (build: Build) => string;
  /** Serves a build, or the folder of another site, from now on. The files of the previous build are gone. */
  deploy: (build: Build | { folder: string }) => void;
}

type Build = 'first' | 'second';

/**
 * Playwright's `test` with a server that can serve two builds of the site. Each test begins with the first.
 */
export const test = base.extend<{ server: Deployments }, { builds: Deployments }>({
  builds: [
    async ({ browserName: _ }, use) => {
      const root = mkdtempSync(path.join(tmpdir(), 'docs-builds-'));
      const first = FIXTURE_DIST;
      const folders = { first, second: path.join(root, 'second') };
      writeSecondBuild(first, folders.second);
      const online = path.join(root, 'online');
      const deploy: Deployments['deploy'] = (build) => {
        symlinkSync(typeof build === 'string' ? folders[build] : build.folder, path.join(root, 'next'));
        renameSync(path.join(root, 'next'), online);
      };
      deploy('first');
      const { address, close } = await serveDist(online, 0);
      await use({ origin: new URL(address).origin, folderOf: (build) => folders[build], deploy });
      await close();
      rmSync(root, { recursive: true });
    },
    { scope: 'worker' },
  ],
  server: async ({ builds }, use) => {
    builds.deploy('first');
    await use(builds);
  },
  baseURL: async ({ server }, use) => {
    await use(server.origin);
  },
});

export { expect };
