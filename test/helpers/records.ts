import type { PageEntry, PageRecord, SectionIndex, SidebarItem, SiteIndex } from '../../src/bundle/records';
import { type PageOptions, toPageRecord } from '../msw/bundle-options';

/** A valid `SiteIndex`. A test passes only the members that matter to it. */
export function siteOf(change: Partial<SiteIndex> = {}): SiteIndex {
  return {
    schema: 1,
    buildId: 'b1',
    title: '测试文档',
    description: '测试用的文档站',
    lang: 'zh-CN',
    origin: '',
    nav: [],
    sections: [],
    meta: [],
    lastUpdatedLabel: '最后更新',
    ...change,
  };
}

/** A valid `SectionIndex` of `/model/`. A test passes only the members that matter to it. */
export function sectionOf(change: Partial<SectionIndex> = {}): SectionIndex {
  return {
    section: 'model',
    path: '/model/',
    title: '数据模型',
    sidebar: [],
    pages: [],
    redirects: {},
    ...change,
  };
}

/** An entry of a section index. */
export function entryOf(path: string, change: Partial<PageEntry> = {}): PageEntry {
  return { path, title: path, file: 'pages/x.12345678.json', ...change };
}

/** A valid `PageRecord`. A test passes only the members that matter to it. */
export function recordOf(page: PageOptions): PageRecord {
  return toPageRecord(page);
}

/** A sidebar group that the reader can open and close. */
export function groupOf(title: string, children: SidebarItem[], path?: string): SidebarItem {
  return { title, collapsable: true, children, ...(path === undefined ? {} : { path }) };
}

/** A sidebar link. */
export function linkOf(path: string, title = path): SidebarItem {
  return { title, path };
}
