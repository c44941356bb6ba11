import { render } from '@testing-library/react';
import { sanitizeHtml } from '../../../../src/content/sanitize-html';
import { Article } from '../../../../src/features/article/article';
import { Providers } from '../../../helpers/providers';

function show(html: string): HTMLElement {
  return render(<Article html={sanitizeHtml(html)} announce={() => undefined} />, { wrapper: Providers })
    .container;
}

describe('Article', () => {
  test('shows the page’s HTML in its box', () => {
    const body = show('<h2 id="安装">安装</h2>').querySelector('.theme-default-content');
    expect(body?.innerHTML).toBe('<h2 id="安装">安装</h2>');
  });

  test('runs no code of hostile HTML', () => {
    const hit = jest.fn();
    Object.assign(window, { hit });
    const container = show(
      '<img src="x" onerror="hit()"><script>hit()</script><a href="javascript:hit()">x</a>',
    );
    container.querySelector('a')?.click();
    container.querySelector('img')?.dispatchEvent(new Event('error'));
    expect(hit).not.toHaveBeenCalled();
    expect(container.querySelector('script')).toBeNull();
  });
});
