/** Words about sections saved for reading without a network. */
export const SAVED_MESSAGES = {
  unsupported: '这个浏览器不能为本站保存页面：请换用新版浏览器，并通过 https 地址访问，不要使用无痕窗口。',
  sections: '可以保存的栏目',
  size: (pages: number, size: string) => `${pages} 页，${size}`,
  standings: { none: '未保存', partial: '未保存完', saved: '已保存', outdated: '有更新' },
  actions: { none: '保存', partial: '继续', outdated: '更新' },
  saving: (done: number, total: number) => `正在保存 ${done}/${total} 页`,
  progress: (title: string) => `保存进度：${title}`,
  cancel: '取消',
  remove: '删除',
  savedCount: (count: number) => `这台设备上有 ${count} 个完整的栏目`,
  savedSize: (count: number, size: string) =>
    count === 0 ? '这台设备上还没有保存栏目。' : `这台设备上保存了 ${count} 个栏目，共 ${size}。`,
  quota: '这台设备上的空间不够。请删除不再需要的栏目或清理浏览器数据，然后继续；已经保存的部分不会丢失。',
  /** Follows another sentence, as `keptSoFar` does. */
  quotaFigures: (used: string, quota: string) => `浏览器已为本站使用 ${used}，最多允许 ${quota}。`,
  keptSoFar: '已经保存的部分不会丢失，之后可以继续。',
  noWorker: '浏览器没有启用本站的离线功能，保存了也无法离线打开。请检查浏览器的隐私设置。',
  fault: '保存时出了意外的错误。请重新载入页面再试，或换用新版浏览器；已经保存的部分不会丢失。',
  gone: '网站更新后已经没有这个栏目，请重新载入页面。',
  persistent: '浏览器不会自动清除这些内容。',
  notPersistent: '空间不足或长时间没有访问本站时，浏览器可能清除这些内容。',
  updates: '网站更新时，已保存的栏目会在后台自动更新，只下载有变化的页面。',
  available: '这台设备上保存了以下栏目：',
  nothingAvailable: '读过的页面没有网络时也能打开；这一页还没有读过，也没有保存栏目。',
  manage: '查看离线阅读',
} as const;
