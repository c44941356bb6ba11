import { createHash } from 'node:crypto';
import { SCHEMA_VERSION } from '../../src/bundle/constants';
import { comparablePath, sectionNameOf } from '../../src/bundle/paths';
import type { PageEntry, SectionIndex, SectionPart, SectionRef, SiteIndex } from '../../src/bundle/records';
import {
  type BundleOptions,
  defaultTitle,
  groupBySection,
  type PageOptions,
  toPageRecord,
} from './bundle-options';

/** Files below `/docs/assets/` → their text. */
export type BundleFiles = Map<string, string>;

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}

/** Stores `value` under `<name>.<hash>.json` and returns that name. */
function writeHashed(files: BundleFiles, name: string, value: unknown): string {
  const text = JSON.stringify(value);
  const file = `${name}.${hashOf(text)}.json`;
  files.set(file, text);
  return file;
}

/**
 * Chunk name of a page, without hash and file extension: `/model/tables/channel.html` →
 * `pages/model-tables-channel`.
 */
export function pageChunkOf(path: string): string {
  const name = path.replace(/^\/|\.html$/g, '').replace(/[/%]/g, '-');
  return `pages/${name === '' ? 'index' : name}`;
}

function toEntry(files: BundleFiles, page: PageOptions): PageEntry {
  const record = toPageRecord(page);
  return {
    path: record.path,
    title: record.title,
    file: writeHashed(files, pageChunkOf(record.path), record),
    ...(page.prev === undefined ? {} : { prev: page.prev }),
    ...(page.next === undefined ? {} : { next: page.next }),
  };
}

function splitEvery<T>(list: T[], size: number): T[][] {
  const count = Math.max(1, Math.ceil(list.length / size));
  return Array.from({ length: count }, (_, i) => list.slice(i * size, (i + 1) * size));
}

function buildSection(
  files: BundleFiles,
  name: string,
  pages: PageOptions[],
  options: BundleOptions,
): SectionRef {
  const path = name === '' ? '/' : `/${name}/`;
  const title = pages.find((page) => page.path === path)?.title ?? defaultTitle(path);
  // The sidebar keeps the test's own order, not that of the paths.
  const links = options.pages
    .filter((page) => sectionNameOf(page.path) === name)
    .map((page) => ({ title: page.title ?? defaultTitle(page.path), path: page.path }));
  const redirects = Object.entries(options.redirects ?? {}).filter(([from]) => sectionNameOf(from) === name);
  const groups = splitEvery(pages, options.partSize ?? Number.POSITIVE_INFINITY);
  const parts = groups.map((group, i): SectionPart => {
    const index: SectionIndex = {
      section: name,
      path,
      title,
      sidebar: options.sidebars?.[name] ?? links,
      pages: group.map((page) => toEntry(files, page)),
      redirects: Object.fromEntries(redirects),
    };
    const chunk = `sections/${name === '' ? 'index' : name}${i === 0 ? '' : `~${i + 1}`}`;
    const first = group[0];
    return {
      from: i === 0 || !first ? '' : comparablePath(first.path),
      file: writeHashed(files, chunk, index),
    };
  });
  return { name, path, title, parts };
}

/** All files of a bundle; the same options give the same bytes. */
export function buildFiles(options: BundleOptions): BundleFiles {
  const chunks = options.pages.map((page) => pageChunkOf(page.path));
  const twice = chunks.find((chunk, i) => chunks.indexOf(chunk) !== i);
  if (twice) throw new Error(`Two pages of the test bundle share the chunk name ${twice}`);
  const files: BundleFiles = new Map();
  const sections = [...groupBySection(options.pages)].map(([name, pages]) =>
    buildSection(files, name, pages, options),
  );
  const site: SiteIndex = {
    schema: SCHEMA_VERSION,
    buildId: hashOf([...files.keys()].join('\n')),
    title: '测试文档',
    description: '测试用的文档站',
    lang: 'zh-CN',
    origin: '',
    nav: [],
    sections,
    meta: [],
    lastUpdatedLabel: '最后更新',
    ...options.site,
  };
  files.set('site.json', JSON.stringify(site));
  return files;
}
