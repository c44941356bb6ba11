import { render, screen, within } from '@testing-library/react';
import { Breadcrumbs } from '../../../../src/features/breadcrumbs/breadcrumbs';

test('Breadcrumbs link to section and groups, and show a group without an address as text', () => {
  render(<Breadcrumbs trail={[{ title: '模型', path: '/model/' }, { title: '内容' }]} />);
  const nav = within(screen.getByRole('navigation', { name: '当前位置' }));
  expect(nav.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['模型', '内容']);
  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/docs/model/']);
});
