/** Texts of the form in which readers enter the values of their own site, to see them in the samples. */
export const OWN_SITE_MESSAGES = {
  title: '我的网站',
  note: '各页示例和复制的代码都改用这里的值。只在这个浏览器里使用，不会发送到任何地方。没填的保持示例里的值。',
  keepSecrets: '在这台设备上记住密钥；不勾选，关闭标签页就忘掉',
  use: '用在示例里',
  cancel: '取消',
  /** Name of the button in a sample's bar. */
  fill: '换成我的网站的值',
  used: '示例里是您的网站的值',
  change: '修改',
  forget: '全部清除',
  forgotten: '已清除，示例恢复原样',
} as const;
