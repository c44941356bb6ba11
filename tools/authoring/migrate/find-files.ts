import { existsSync } from 'node:fs';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { compare } from '../../support/compare';
import type { VuePressSite } from './locate-site';

/** Folders and files below the docs folder that are not listed with the pages; `.vuepress` is listed separately. */
const IGNORED = ['**/node_modules/**', '**/.*/**', '**/.*', '**/dist/**'];

/**
 * Extensions of files that pages show or offer for download. If the docs folder has a `package.json`, no other files
 * next to the pages are migrated.
 */
const MEDIA = 'png,jpg,jpeg,gif,svg,webp,avif,bmp,ico,mp4,webm,mp3,pdf,zip,csv,txt,docx,xlsx,pptx';

/** Files of a VuePress site, grouped by how they are migrated. Paths are below the docs folder, unless noted. */
export interface SiteFiles {
  /** Markdown files, in VuePress's order. */
  pages: string[];
  /** All other files next to the pages. */
  others: string[];
  vuePages: string[];
  /** Below `.vuepress/public`. */
  public: string[];
  /** Below `.vuepress`, without the settings file, `public`, and output and caches of VuePress. */
  code: string[];
}

/** Lists the files of a site. Symbolic links are not followed. */
export async function findSiteFiles({ docs }: VuePressSite): Promise<SiteFiles> {
  const isProject = existsSync(path.join(docs, 'package.json'));
  const list = async (patterns: string[], cwd: string, ignore: string[]): Promise<string[]> => {
    if (!existsSync(cwd)) return [];
    const options = { cwd, ignore, onlyFiles: true, followSymbolicLinks: false, expandDirectories: false };
    return (await glob(patterns, { ...options, dot: true })).toSorted(compare);
  };
  const settings = path.join(docs, '.vuepress');
  const everything = isProject ? ['**/*.{md,MD,Md,vue}', `**/*.{${MEDIA}}`] : ['**/*'];
  const [files, publicFiles, code] = await Promise.all([
    list(everything, docs, IGNORED),
    list(['**/*'], path.join(settings, 'public'), []),
    list(['**/*'], settings, ['public/**', 'dist/**', 'config.*', '.cache/**', '.temp/**', '**/.DS_Store']),
  ]);
  return {
    pages: files.filter((file) => /\.md$/i.test(file)),
    others: files.filter((file) => !/\.(?:md|vue)$/i.test(file)),
    vuePages: files.filter((file) => file.endsWith('.vue')),
    public: publicFiles,
    code,
  };
}
