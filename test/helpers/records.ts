import type { PageEntry, PageRecord, SectionIndex, SidebarItem, SiteIndex } from '../../src/bundle/records';
import { type PageOptions, toPageRecord } from '../msw/bundle-options';

/** A valid `SiteIndex`; name only what matters. */
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

/** A valid `SectionIndex` of `/model/`; name only what matters. */
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

/** A valid `PageRecord`; name only what matters. */
export function recordOf(page: PageOptions): PageRecord {
  return toPageRecord(page);
}

/** A sidebar group, open or closed by the reader unless told otherwise. */
export function groupOf(title: string, children: SidebarItem[], path?: string): SidebarItem {
  return { title, collapsable: true, children, ...(path === undefined ? {} : { path }) };
}

/** A sidebar link. */
export function linkOf(path: string, title = path): SidebarItem {
  return { title, path };
}
