/** Texts of the tools of long code. */
export const CODE_TOOLS = {
  wrap: '自动换行',
  fullScreen: '全屏显示代码',
  close: '退出全屏',
} as const;
