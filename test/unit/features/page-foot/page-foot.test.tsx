import { render, screen } from '@testing-library/react';
import { PageFoot } from '../../../../src/features/page-foot/page-foot';

describe('PageFoot', () => {
  const show = (editUrl?: string, lastUpdated?: string, label = '最后更新', questions: string[] = []) =>
    render(
      <PageFoot
        editUrl={editUrl}
        lastUpdated={lastUpdated}
        lastUpdatedLabel={label}
        lang="zh-CN"
        printUrl={undefined}
        questions={questions}
        path="/a.html"
        announce={() => undefined}
      />,
    );

  test('says when the page changed and where to edit it', () => {
    show('https://github.com/a', '2025-07-27T03:38:06Z');
    const time = document.querySelector('time');
    expect(time?.dateTime).toBe('2025-07-27T03:38:06Z');
    expect(time?.parentElement?.textContent).toMatch(/^最后更新 2025\/7\/2\d \d\d:38$/);
    expect(screen.getByRole('link', { name: /编辑此页/ }).getAttribute('href')).toBe('https://github.com/a');
  });

  test('says which questions the page answers', () => {
    show(undefined, undefined, '', ['怎么备份', '数据丢了怎么办']);
    expect(screen.getByText('这页回答：怎么备份 · 数据丢了怎么办')).toBeTruthy();
  });

  test('shows no line about questions if there are none', () => {
    show('https://github.com/a');
    expect(screen.queryByText(/这页回答/)).toBeNull();
  });

  test('leaves out the date without a label, and the link without an address for edits', () => {
    show(undefined, '2025-07-27T03:38:06Z', '');
    expect(document.querySelector('time')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
