import { renderHook } from '@testing-library/react';
import type { PageHead } from '../../../../src/app/head/build-head';
import { useDocumentHead } from '../../../../src/app/head/use-document-head';

function headOf(title: string, description: string): PageHead {
  return {
    title,
    lang: 'zh-CN',
    tags: [
      { tag: 'meta', attributes: { name: 'description', content: description } },
      { tag: 'meta', attributes: { property: 'og:site_name', content: '测试文档' } },
    ],
  };
}

const metas = () => [...document.head.querySelectorAll('meta')];
const contents = () => metas().map((meta) => meta.content);

beforeEach(() => {
  document.head.innerHTML = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">';
});

describe('useDocumentHead', () => {
  test('sets title, language and tags', () => {
    renderHook(() => useDocumentHead(headOf('一', '甲')));
    expect(document.title).toBe('一');
    expect(document.documentElement.lang).toBe('zh-CN');
    expect(contents()).toEqual(['', 'width=device-width', '甲', '测试文档']);
  });

  test('replaces tags that differ, and keeps the elements of equal tags and of all other tags', () => {
    const { rerender } = renderHook((head: PageHead) => useDocumentHead(head), {
      initialProps: headOf('一', '甲'),
    });
    const observer = new MutationObserver(() => undefined);
    observer.observe(document.head, { childList: true });
    rerender(headOf('二', '乙'));
    const removed = observer.takeRecords().flatMap(({ removedNodes }) => [...removedNodes]);
    expect(document.title).toBe('二');
    expect(contents().sort()).toEqual(['', 'width=device-width', '乙', '测试文档'].sort());
    expect(removed.filter((node) => node instanceof HTMLMetaElement).map(({ content }) => content)).toEqual([
      '甲',
    ]);
    observer.disconnect();
  });

  test('does not set the same language again, because the browser would recompute all styles', () => {
    document.documentElement.lang = 'zh-CN';
    const observer = new MutationObserver(() => undefined);
    observer.observe(document.documentElement, { attributes: true });
    renderHook(() => useDocumentHead(headOf('一', '甲')));
    expect(observer.takeRecords()).toEqual([]);
    observer.disconnect();
  });

  test('does nothing while there is no page yet', () => {
    renderHook(() => useDocumentHead(undefined));
    expect(metas()).toHaveLength(2);
  });
});
