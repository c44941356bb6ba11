import { render, screen } from '@testing-library/react';
import { NotFound } from '../../../../src/features/not-found/not-found';
import { Providers } from '../../../helpers/providers';
import { entryOf } from '../../../helpers/records';

describe('NotFound', () => {
  const pages = ['/a/one.html', '/a/two.html'].map((path) => entryOf(path));

  test('shows the same sentence whenever the address is the same', () => {
    const line = () => document.querySelector('.not-found-line')?.textContent;
    const { rerender } = render(<NotFound path="/a/on.html" nearest={pages} />, { wrapper: Providers });
    const first = line();
    rerender(<NotFound path="/a/on.html" nearest={[]} />);
    expect([first, line()]).toEqual([first, first]);
    expect(first).not.toBe('');
  });

  test('shows no list when there is no similar page', () => {
    render(<NotFound path="/a/on.html" nearest={[]} />, { wrapper: Providers });
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getByRole('link', { name: '返回首页' })).toBeTruthy();
  });

  test('fills its search field with the words of the address', () => {
    render(<NotFound path="/a/data-sync.html" nearest={[]} />, { wrapper: Providers });
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('data sync');
  });
});
