import { CHUNK_TIMEOUT_MS } from '../constants';

const MS_PER_MINUTE = 60_000;

/**
 * The texts of the interface. Placeholders are function arguments. The texts of parts that load later have their own
 * files in this folder, so that the first script does not contain them.
 */
export const MESSAGES = {
  skipToContent: '跳到正文',
  mainNav: '主导航',
  sidebar: '侧边栏',
  drawer: '站点菜单',
  openSidebar: '打开侧边栏',
  closeSidebar: '关闭侧边栏',
  filterSidebar: '筛选本栏目',
  noSidebarEntry: '没有匹配的条目。',
  outline: '本页目录',
  breadcrumbs: '当前位置',
  prevNext: '上一篇下一篇',
  prev: '上一篇',
  next: '下一篇',
  editPage: '编辑此页',
  home: '首页',
  backToTop: '返回顶部',
  backToHome: '返回首页',
  loading: '正在加载…',
  retry: '重试',
  openDirectly: '重新打开',
  newWindow: '（在新窗口打开）',
  /** Name of a button and of what it acts on: the code it copies, the image it enlarges. */
  named: (label: string, name: string) => `${label}：${name}`,
  colorScheme: (current: string) => `配色：${current}`,
  schemeLight: '浅色',
  schemeDark: '深色',
  schemeSystem: '跟随系统',
  productVersion: '我用的版本',
  copy: '复制',
  copyCode: '复制代码',
  copied: '已复制',
  copyFailed: '复制失败，请手动选择代码',
  copyMarkdown: '复制为 Markdown',
  copyMarkdownFailed: '复制失败',
  printSection: '打印整个栏目',
  /** The menu beside a page's title. */
  pageMenu: '本页操作',
  /** Before a question that a page answers, in search results. */
  answers: '这页回答：',
  codeGroup: '代码示例',
  resumeReading: '继续阅读：',
  notFoundTitle: '404',
  notFoundPageTitle: '页面不存在',
  notFoundLines: [
    '这里什么也没有。',
    '这个地址没有对应的页面。',
    '页面可能已被移动或删除。',
    '这个地址好像写错了。',
  ],
  notFoundNearest: '您要找的可能是：',
  pageLoaded: (title: string) => `已打开：${title}`,
  scrollableTable: '可横向滚动的表格',
  scrollableScreen: '可横向滚动的界面示意图',
  zoomImage: '放大图片',
  closeImage: '收起图片',
  toggleGroup: (title: string) => `展开或收起：${title}`,
  diagramLabel: '图表',
  diagramFailed: '图表无法绘制，下面是它的源代码。',
  failure: {
    title: '这一页没有加载成功',
    brokenTitle: '页面出了故障',
    broken: '这个页面的程序出了错，重新载入通常可以恢复。',
    reload: '重新载入页面',
    /** Summary of what a developer needs to know. */
    details: '技术信息',
    timeout: `等待超过 ${CHUNK_TIMEOUT_MS / MS_PER_MINUTE} 分钟仍未收到内容，网络可能过慢。`,
    missing: '服务器上没有这个文件，网站可能刚刚更新过。',
    network: '连接失败，请检查网络后重试。',
    offline: '当前处于离线状态，请连接网络后重试。',
    http: (status: number) => `服务器返回了错误（状态码 ${status}）。`,
    invalid: '收到的内容不完整或不是本站的数据，可能被网络登录页拦截。',
    busy: (status: number, seconds: number) => `服务器正忙（状态码 ${status}），请在 ${seconds} 秒后重试。`,
    outdated: '网站已经更新，打开的页面还是旧版本，请重新打开。',
  },
} as const;

/** The question at the end of a page. */
export const FEEDBACK_MESSAGES = {
  label: '对这一页的反馈',
  question: '这页解决了吗？',
  yes: '解决了',
  no: '没有，说一说',
  thanks: '谢谢，已经记下。',
} as const;

/** Words of the search. */
export const SEARCH_MESSAGES = {
  label: '搜索文档',
  button: '搜索',
  title: '搜索',
  pageTitle: (query: string) => (query === '' ? '搜索' : `搜索：${query}`),
  placeholder: '搜索标题、正文、标签、字段、命令…',
  close: '关闭搜索',
  cancel: '取消',
  clear: '清空搜索词',
  /** The list of sections on the search page. */
  browse: '按栏目浏览',
  failed: '搜索没有成功',
  broken: '搜索出了故障。',
  needsScript: '搜索在浏览器里进行，需要启用 JavaScript 和较新的浏览器。您也可以从下面的栏目进入。',
  /** On a page opened from a search result. */
  field: '搜索您要找的内容',
} as const;

/** Words about reading without a network. */
export const OFFLINE_MESSAGES = {
  title: '离线阅读',
  intro:
    '读过的页面会自动保留，没有网络时也能打开。要让整个栏目随时可读，请在这里把它保存到这台设备的浏览器里。',
  needsScript: '保存栏目需要启用 JavaScript 和较新的浏览器。',
  unsavedTitle: '离线：这一页没有保存在这台设备上',
} as const;
