import { existsSync } from 'node:fs';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { compare } from '../../support/compare';
import { filesBelow } from '../../support/hash-files.mjs';
import type { VuePressSite } from './locate-site';

/**
 * Extensions of files that pages show or offer for download. If the docs folder has a `package.json`, no other files
 * next to the pages are migrated.
 */
const MEDIA = 'png,jpg,jpeg,gif,svg,webp,avif,bmp,ico,mp4,webm,mp3,pdf,zip,csv,txt,docx,xlsx,pptx';

/** Files below `.vuepress` that are not reported: the settings, `public`, output and caches of VuePress. */
const OWN_PATTERN = /^(?:public|dist|\.cache|\.temp)\/|^config\.[^/]*$|(?:^|\/)\.DS_Store$/;

/** Files of a VuePress site, grouped by how they are migrated. Paths are below the docs folder, unless noted. */
export interface SiteFiles {
  /** Markdown files, in VuePress's order. */
  pages: string[];
  /** All other files next to the pages. */
  others: string[];
  vuePages: string[];
  /** Below `.vuepress/public`. */
  public: string[];
  /** Below `.vuepress`, without those of `OWN_PATTERN`. */
  code: string[];
}

/** Lists the files of a site. Symbolic links are not followed. */
export async function findSiteFiles({ docs }: VuePressSite): Promise<SiteFiles> {
  const isProject = existsSync(path.join(docs, 'package.json'));
  const ignore = ['**/node_modules/**', '**/dist/**'];
  const options = { cwd: docs, ignore, followSymbolicLinks: false, expandDirectories: false };
  const found = await glob(isProject ? `**/*.{md,MD,Md,vue,${MEDIA}}` : '**/*', options);
  const files = found.toSorted(compare);
  const settings = path.join(docs, '.vuepress');
  return {
    pages: files.filter((file) => /\.md$/i.test(file)),
    others: files.filter((file) => !/\.(?:md|vue)$/i.test(file)),
    vuePages: files.filter((file) => file.endsWith('.vue')),
    public: filesBelow(path.join(settings, 'public')),
    code: filesBelow(settings).filter((file) => !OWN_PATTERN.test(file)),
  };
}
