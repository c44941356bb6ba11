/** Words of what appears below the search field. */
export const SEARCH_PANEL_MESSAGES = {
  results: '搜索结果',
  sections: '栏目',
  allSections: '全部',
  hint: '可以输入中文、英文标识符、拼音或拼音首字母。',
  recent: '最近搜索',
  clearRecent: '清除全部',
  removeRecent: (query: string) => `从最近搜索中移除「${query}」`,
  searching: '正在搜索…',
  /** Before the question of a page that is most like the query. */
  answers: '这页回答：',
  found: (total: number) => `找到 ${total} 个页面`,
  showAll: (total: number) => `查看全部 ${total} 个页面`,
  showMore: '显示更多',
  nothing: (query: string) => `没有找到与「${query}」有关的内容`,
  nothingAdvice: '换一个说法，或者只写最重要的词。',
  nothingInSection: (section: string) => `只找了「${section}」。`,
  searchEverywhere: '在全部栏目中搜索',
  suggestions: '您是不是要找：',
  keys: { move: '选择', open: '打开', close: '关闭' },
} as const;
