import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Breadcrumbs } from '../../../../src/features/breadcrumbs/breadcrumbs';
import { NotFound } from '../../../../src/features/not-found/not-found';
import { PageFoot } from '../../../../src/features/page-foot/page-foot';
import { PageNav } from '../../../../src/features/page-nav/page-nav';
import { entryOf } from '../../../helpers/records';

describe('PageNav', () => {
  test('links to the pages before and after', () => {
    render(<PageNav prev={{ title: '甲', path: '/a.html' }} next={{ title: '乙', path: '/b/' }} />);
    const nav = within(screen.getByRole('navigation', { name: '上一篇下一篇' }));
    const [prev, next] = nav.getAllByRole('link');
    expect([prev?.textContent, prev?.getAttribute('href')]).toEqual(['上一篇甲', '/docs/a.html']);
    expect([next?.textContent, next?.getAttribute('rel')]).toEqual(['下一篇乙', 'next']);
  });

  test('a neighbour on another site opens a new window', () => {
    render(<PageNav prev={undefined} next={{ title: '外', path: 'https://a.cn' }} />);
    expect(screen.getByRole('link')).toMatchObject({ href: 'https://a.cn/', target: '_blank' });
  });

  test('with neither there is nothing', () => {
    render(<PageNav prev={undefined} next={undefined} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

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

test('Breadcrumbs begin at home; a group without an address is text', () => {
  render(<Breadcrumbs trail={[{ title: '模型', path: '/model/' }, { title: '内容' }]} />);
  const nav = within(screen.getByRole('navigation', { name: '当前位置' }));
  expect(nav.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['首页', '模型', '内容']);
  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/docs/',
    '/docs/model/',
  ]);
});

describe('NotFound', () => {
  const pages = ['/a/one.html', '/a/two.html'].map((path) => entryOf(path));

  test('the same address always gets the same line', () => {
    const line = () => document.querySelector('.not-found-line')?.textContent;
    const { rerender } = render(<NotFound path="/a/on.html" nearest={pages} />, { wrapper: MemoryRouter });
    const first = line();
    rerender(<NotFound path="/a/on.html" nearest={[]} />);
    expect([first, line()]).toEqual([first, first]);
    expect(first).not.toBe('');
  });

  test('offers no list when there is no page to offer', () => {
    render(<NotFound path="/a/on.html" nearest={[]} />, { wrapper: MemoryRouter });
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getByRole('link', { name: '返回首页' })).toBeTruthy();
  });
});
