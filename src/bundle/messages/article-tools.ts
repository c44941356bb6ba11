/** Texts of the buttons on long code and diagrams, and of the preview of a sample's HTML. */
export const ARTICLE_TOOL_MESSAGES = {
  wrap: '自动换行',
  fullScreenCode: '全屏显示代码',
  fullScreenDiagram: '全屏显示图表',
  closeFullScreen: '退出全屏',
  preview: '效果预览',
  previewNote: '按浏览器默认样式显示，不含网站自己的样式、脚本和图片文件。',
  /** Follows `previewNote`. */
  previewShortened: '示例里省略（…）的部分没有显示。',
  /** Link in the note of a term that was tapped. */
  glossary: '在术语表里看',
} as const;
