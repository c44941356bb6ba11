/** Words about new versions of the site. */
export const UPDATE_MESSAGES = {
  label: '站点更新',
  available: '发现新内容',
  refresh: '刷新',
  dismiss: '稍后再说',
} as const;
