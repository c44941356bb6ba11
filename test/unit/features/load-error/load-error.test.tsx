import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ChunkFailure, ChunkLoadError } from '../../../../src/bundle/chunk-load-error';
import { LoadError } from '../../../../src/features/load-error/load-error';

const ADDRESS = 'https://sscms.cn/docs/assets/pages/a.12345678.json';

function open(failure: ChunkFailure, isRetrying = false) {
  const onRetry = jest.fn();
  const error = new ChunkLoadError('a', failure, ADDRESS);
  render(<LoadError error={error} href="/docs/a.html" isRetrying={isRetrying} onRetry={onRetry} />);
  return { onRetry, alert: screen.getByRole('alert') };
}

describe('LoadError', () => {
  test.each<[ChunkFailure, string]>([
    [{ kind: 'timeout' }, '等待超过 2 分钟仍未收到内容'],
    [{ kind: 'missing' }, '没有这个文件'],
    [{ kind: 'network' }, '连接失败'],
    [{ kind: 'offline' }, '离线'],
    [{ kind: 'http', status: 502 }, '状态码 502'],
    [{ kind: 'http', status: 503, retryAfterMs: 90_500 }, '状态码 503），请在 91 秒后重试'],
    [{ kind: 'invalid', detail: 'x' }, '不完整'],
    [{ kind: 'outdated', detail: 'x' }, '旧版本'],
  ])('explains %j in plain words, with the error’s message and the address', (failure, words) => {
    const { alert } = open(failure);
    expect(alert.textContent).toContain(words);
    expect(alert.textContent).toContain('Loading chunk a failed.');
    expect(alert.textContent).toContain(ADDRESS);
  });

  test('links to the page’s own address, the search and the front page', () => {
    open({ kind: 'network' });
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['重新打开', '/docs/a.html'],
      ['搜索文档', '/docs/search.html'],
      ['返回首页', '/docs/'],
    ]);
  });

  test('重试 calls onRetry once', async () => {
    const { onRetry } = open({ kind: 'network' });
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test('while it retries, the button can be focused but does nothing', async () => {
    const { onRetry } = open({ kind: 'network' }, true);
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(onRetry).not.toHaveBeenCalled();
    expect(document.activeElement?.textContent).toBe('重试');
  });
});
