/** Texts of the form about a page that did not help. */
export const FEEDBACK_FORM_MESSAGES = {
  page: '页面',
  wanted: '您在找什么？',
  wrong: '哪里不对，或者缺了什么？',
  /** What the reader had selected on the page. */
  quoted: (text: string) => `「${text}」`,
  noteIssue: '内容不会自动发送：链接在新窗口打开一份填好的问题，由您提交。',
  noteCopy: '内容不会自动发送：请复制下来，发给维护文档的人。',
  open: (host: string) => `到 ${host} 提交`,
  copy: '复制文字',
  copied: '已复制',
  notCopied: '没有复制成功，请自己选中文字复制',
  cancel: '取消',
  issueTitle: (page: string) => `文档：${page}`,
} as const;
