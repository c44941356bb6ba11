import { renderHook } from '@testing-library/react';
import { useSidebarScroll } from '../../../../src/features/drawer/use-sidebar-scroll';

afterEach(() => sessionStorage.clear());

/** A new sidebar, as after the reader has come from another section or has reloaded the page. */
function showSidebar(section: string): HTMLElement {
  const box = document.createElement('div');
  renderHook(() => useSidebarScroll({ current: box }, section, '/x.html'));
  return box;
}

test('the sidebar of a section is where the reader left it, and that of another section at its top', () => {
  const box = showSidebar('guide');
  box.scrollTop = 240;
  box.dispatchEvent(new Event('scroll'));
  expect(showSidebar('fields').scrollTop).toBe(0);
  expect(showSidebar('guide').scrollTop).toBe(240);
});
