/** Words that the build writes into the HTML of pages and print documents. The app does not use them. */
export const PAGE_HTML_MESSAGES = {
  moreSections: '更多',
  printContents: '目录',
  footnotes: '脚注',
  /** Beside a sample: the product and version on which it was run. */
  ranOn: (product: string) => `已在 ${product} 运行`,
  /** Beside a sample that was not run: the program that read it without an error. */
  checkedBy: (product: string) => `已用 ${product} 检查`,
  /** Default titles of the tabs of a template sample that was run. `preview`: the HTML as a browser shows it. */
  sampleTabs: { template: '模板', html: '生成的 HTML', preview: '效果' },
  /** Beside a row of a table, and below the title of a page: what older versions lack. */
  since: (version: string) => `${version} 起`,
  pageSince: (version: string) => `本页讲的内容从 ${version} 起才有`,
  /** Name of the links below the title. */
  jump: '常看的地方',
  /** At a page's end: what newer versions lack. */
  gone: (count: number) => `已移除（${count}）`,
  goneIn: (version: string) => `${version} 起没有了`,
  /** Names of the check boxes of task lists. */
  taskDone: '已完成',
  taskOpen: '未完成',
  /** `name` is the footnote's number; with several references `2-1`, `2-2`. */
  backToText: (name: string) => `返回引用处 ${name}`,
  /** Default titles of containers. */
  containers: {
    tip: '提示',
    warning: '注意',
    danger: '警告',
    details: '详情',
    note: '说明',
    important: '重要',
    caution: '当心',
  },
} as const;
