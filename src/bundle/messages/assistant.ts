/** Words of the assistant's button and window. */
export const ASSISTANT_MESSAGES = {
  open: '打开智能助手',
  close: '关闭智能助手',
  title: '智能助手',
  failed: '智能助手没有打开，网络或对方的服务器可能有问题。',
} as const;
