import { act, renderHook } from '@testing-library/react';
import type { SidebarItem } from '../../../../src/bundle/records';
import { useOpenGroups } from '../../../../src/features/sidebar/use-open-groups';
import { groupOf, linkOf } from '../../../helpers/records';

const ITEMS = [
  linkOf('/cli/'),
  groupOf('甲', [groupOf('内', [linkOf('/cli/a.html')])]),
  groupOf('乙', [linkOf('/cli/b.html')]),
];

interface Props {
  section: string;
  items: SidebarItem[];
  path: string;
}

function open(path: string, section = 'cli') {
  const { result, rerender, unmount } = renderHook(
    (props: Props) => useOpenGroups(props.section, props.items, props.path),
    { initialProps: { section, items: ITEMS, path } },
  );
  /** Titles of the open groups. */
  const titles = () =>
    Object.entries(result.current[0]).flatMap(([key, isOpen]) =>
      isOpen ? [key.split('\u001f').at(-1)] : [],
    );
  const toggle = (title: string) => act(() => result.current[1](title));
  return { titles, toggle, go: (next: string) => rerender({ section, items: ITEMS, path: next }), unmount };
}

const key = (...titles: string[]) => titles.map((title) => `\u001f${title}`).join('');

afterEach(() => sessionStorage.clear());

describe('useOpenGroups', () => {
  test('opens the active page’s groups, at every depth', () => {
    expect(open('/cli/a.html').titles()).toEqual(['甲', '内']);
  });

  test('opens the first group if the active page is in none', () => {
    expect(open('/cli/').titles()).toEqual(['甲']);
  });

  test('keeps the groups of the last page open when another page’s group opens', () => {
    const { titles, go } = open('/cli/a.html');
    go('/cli/b.html');
    expect(titles()).toEqual(['甲', '内', '乙']);
  });

  test('keeps a group closed that the reader closed, and the others open', () => {
    const { titles, toggle, go } = open('/cli/b.html');
    toggle(key('甲'));
    expect(titles()).toEqual(['乙', '甲']);
    toggle(key('甲'));
    go('/cli/');
    expect(titles()).toEqual(['乙']);
  });

  test('opens the active page’s group even if the reader has closed it', () => {
    const { titles, toggle, go } = open('/cli/a.html');
    toggle(key('甲'));
    expect(titles()).toEqual(['内']);
    go('/cli/b.html');
    go('/cli/a.html');
    expect(titles()).toContain('甲');
  });

  test('keeps the state of each section after a reload', () => {
    const first = open('/cli/');
    first.toggle(key('乙'));
    first.unmount();
    expect(open('/cli/').titles()).toContain('乙');
    expect(open('/cli/', 'model').titles()).not.toContain('乙');
  });
});
