/** Texts of the list of keyboard shortcuts. */
export const SHORTCUT_MESSAGES = {
  title: '键盘快捷键',
  close: '关闭',
  useShortcuts: '启用单键快捷键',
  keys: {
    help: '打开或关闭这张表',
    next: '下一篇',
    prev: '上一篇',
    top: '返回顶部',
    home: '首页',
    search: '搜索文档',
    escape: '关闭菜单、图片或弹窗',
    tab: '依次到达链接和按钮，第一个是「跳到正文」',
    arrows: '在代码示例的标签之间移动，或滚动代码与表格',
  },
} as const;
