import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MainNav } from '../../../../src/features/navbar/main-nav';

const ITEMS = [
  { text: '首页', link: '/' },
  { text: '模型', link: '/model/' },
  { text: '接口', link: '/api' },
  { text: '官网', link: 'https://sscms.com' },
  { text: '邮件', link: 'mailto:a@sscms.com' },
  {
    text: '更多',
    items: [
      { text: '更新', link: '/updates/' },
      {
        text: '社区',
        items: [
          { text: '论坛', link: 'https://bbs.example.cn' },
          { text: '常见问题', link: '/faq/' },
        ],
      },
    ],
  },
];

const open = (path: string) => render(<MainNav items={ITEMS} path={path} />);
const nav = () => within(screen.getByRole('navigation', { name: '主导航' }));
const menu = () => nav().getByRole('button', { name: '更多' });

describe('links of the top navigation', () => {
  test.each([
    ['/model/tables/channel.html', ['模型']],
    ['/', ['首页']],
    ['/modelling/', []],
  ])('at %s, the active links are %j', (path, active) => {
    open(path);
    expect(
      nav()
        .queryAllByRole('link', { current: 'page' })
        .map((link) => link.textContent),
    ).toEqual(active);
  });

  test('begin with the base, and end with .html where the author left it out', () => {
    open('/');
    expect(nav().getByRole('link', { name: '模型' }).getAttribute('href')).toBe('/docs/model/');
    expect(nav().getByRole('link', { name: '接口' }).getAttribute('href')).toBe('/docs/api.html');
  });

  test('to other sites open a new window; mail addresses do not', () => {
    open('/');
    const site = nav().getByRole('link', { name: /官网/ });
    expect([site.getAttribute('target'), site.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
    expect(nav().getByRole('link', { name: '邮件' }).hasAttribute('target')).toBe(false);
  });
});

describe('a menu of the top navigation', () => {
  test('opens on a click', async () => {
    open('/');
    expect(nav().queryByRole('link', { name: '更新' })).toBeNull();
    await userEvent.click(menu());
    expect(menu().getAttribute('aria-expanded')).toBe('true');
    expect(nav().getByRole('link', { name: /论坛/ })).toBeTruthy();
  });

  test('closes on Escape and returns the focus to its button', async () => {
    open('/');
    menu().focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(menu().getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(menu());
  });

  test('closes when the focus leaves it', async () => {
    open('/');
    menu().focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab({ shift: true });
    expect(menu().getAttribute('aria-expanded')).toBe('false');
  });

  test.each(['/updates/', '/faq/'])('is marked as active on the page %s, to which it links', (path) => {
    open(path);
    expect(menu().hasAttribute('data-active')).toBe(true);
  });

  test('closes on another page', async () => {
    const { rerender } = open('/');
    await userEvent.click(menu());
    rerender(<MainNav items={ITEMS} path="/updates/" />);
    expect(menu().getAttribute('aria-expanded')).toBe('false');
  });
});
