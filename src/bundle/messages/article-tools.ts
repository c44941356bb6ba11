/** Texts of the tools of long code, diagrams and schematics. */
export const ARTICLE_TOOLS = {
  wrap: '自动换行',
  fullScreenCode: '全屏显示代码',
  fullScreenDiagram: '全屏显示图表',
  fullScreenScreen: '全屏显示界面示意图',
  closeFullScreen: '退出全屏',
} as const;
