import { decodeSafely } from '../../src/bundle/paths';
import type { PageRecord, SiteIndex } from '../../src/bundle/records';
import type { AppAssets } from '../app/app-assets';
import type { OutputFile } from '../output/write-tree';
import { pageShell } from './page-shell';

/** One HTML file for every page, so that any static host answers a deep link, and `404.html` for the rest. */
export function pageFiles(site: SiteIndex, assets: AppAssets, pages: readonly PageRecord[]): OutputFile[] {
  const files = pages.map((page) => ({ file: htmlFileOf(page.path), data: pageShell(site, assets, page) }));
  const shell = { file: '404.html', data: pageShell(site, assets, null) };
  return [...files.filter(({ file }) => file !== '404.html'), shell];
}

/** `/stl/` → `stl/index.html`, `/api/error.html` → `api/error.html`; as the file system spells it. */
function htmlFileOf(path: string): string {
  const file = decodeSafely(path.slice(1));
  return file === '' || file.endsWith('/') ? `${file}index.html` : file;
}
