import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeSwitch } from '../../../../src/features/theme-switch/theme-switch';

afterEach(() => localStorage.clear());

test('ThemeSwitch goes through system, light and dark, and announces the colour scheme', async () => {
  const announce = jest.fn();
  render(<ThemeSwitch announce={announce} />);
  const button = screen.getByRole('button', { name: '配色：跟随系统' });
  await userEvent.click(button);
  expect(screen.getByRole('button', { name: '配色：浅色' })).toBe(button);
  expect(document.documentElement.dataset.theme).toBe('light');
  await userEvent.click(button);
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(announce).toHaveBeenLastCalledWith('配色：深色');
  await userEvent.click(button);
  expect(screen.getByRole('button', { name: '配色：跟随系统' })).toBe(button);
});
