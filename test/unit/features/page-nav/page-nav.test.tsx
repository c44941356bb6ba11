import { render, screen, within } from '@testing-library/react';
import { PageNav } from '../../../../src/features/page-nav/page-nav';

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

  test('shows nothing without a page before or after', () => {
    render(<PageNav prev={undefined} next={undefined} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
