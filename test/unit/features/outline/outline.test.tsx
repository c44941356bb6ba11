import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outline } from '../../../../src/features/outline/outline';
import { visit } from '../../../helpers/providers';

const HEADERS = [
  { level: 2, title: '用法', slug: '用法' },
  { level: 3, title: '100% 选项', slug: '_100-选项' },
];

describe('Outline', () => {
  test('links to every heading and marks the current one', () => {
    render(<Outline parent="命令行" headers={HEADERS} currentSlug="_100-选项" />);
    const nav = within(screen.getByRole('navigation', { name: '本页目录' }));
    expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#用法',
      '#_100-选项',
    ]);
    expect(nav.getByRole('link', { current: 'location' }).textContent).toBe('100% 选项');
    expect(nav.getByRole('button', { name: '本页目录 命令行 100% 选项' })).toBeTruthy();
  });

  test('opens as a menu, and closes when a heading is chosen', async () => {
    visit('/cli/a.html');
    render(<Outline parent="命令行" headers={HEADERS} currentSlug={undefined} />);
    const button = screen.getByRole('button', { name: '本页目录' });
    await userEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(screen.getByRole('link', { name: '用法' }));
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a click outside', () => userEvent.click(document.body)],
    ['a move of the focus out of it', () => userEvent.tab({ shift: true })],
  ])('closes the menu on %s', async (_, leave) => {
    render(
      <>
        <a href="#before">before</a>
        <Outline parent={undefined} headers={HEADERS} currentSlug={undefined} />
      </>,
    );
    const button = screen.getByRole('button', { name: '本页目录' });
    await userEvent.click(button);
    await leave();
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });
});
