import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageMenu } from '../../../../src/features/page-menu/page-menu';

function showMenu(
  props: { editUrl?: string; printUrl?: string; hasOffline?: boolean } = {},
): HTMLDetailsElement {
  render(
    <PageMenu
      editUrl={props.editUrl}
      printUrl={props.printUrl}
      hasOffline={props.hasOffline ?? false}
      path="/a.html"
      announce={() => undefined}
    />,
  );
  const menu = document.querySelector('details');
  if (!menu) throw new Error('no menu');
  return menu;
}

test('the menu has what can be done with the page', () => {
  showMenu({ editUrl: 'https://github.com/a', printUrl: '/docs/print/a.html', hasOffline: true }).open = true;
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '复制为 Markdown',
    '打印整个栏目（在新窗口打开）',
    '离线阅读',
    '编辑此页（在新窗口打开）',
  ]);
  expect(screen.getByRole('link', { name: /编辑此页/ }).getAttribute('href')).toBe('https://github.com/a');
});

test('the menu leaves out what the site does not have', () => {
  showMenu().open = true;
  expect(screen.queryByRole('link')).toBeNull();
});

test('Escape closes the menu and returns the focus to its button', async () => {
  const menu = showMenu();
  menu.open = true;
  await screen.findByRole('group');
  screen.getByRole('button', { name: '复制为 Markdown' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(menu.open).toBe(false);
  expect(document.activeElement).toBe(menu.querySelector('summary'));
});
