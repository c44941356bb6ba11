import { render, screen } from '@testing-library/react';
import { PageFoot } from '../../../../src/features/page-foot/page-foot';

describe('PageFoot', () => {
  const show = (editUrl?: string, lastUpdated?: string, label = '最后更新') =>
    render(
      <PageFoot
        editUrl={editUrl}
        lastUpdated={lastUpdated}
        lastUpdatedLabel={label}
        lang="zh-CN"
        printUrl={undefined}
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

  test('leaves out the date without a label, and the link without a repository', () => {
    show(undefined, '2025-07-27T03:38:06Z', '');
    expect(document.querySelector('time')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
