import { act, renderHook } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useFocusTrap } from '../../../src/features/drawer/use-focus-trap';
import { useEscapeKey } from '../../../src/shared/use-escape-key';
import { useScrollLock } from '../../../src/shared/use-scroll-lock';
import { find, showHtml } from '../../helpers/page';
import { watchListeners } from '../../helpers/watch-listeners';

beforeEach(() => document.body.replaceChildren());

describe('useEscapeKey', () => {
  test('calls onEscape only while active, and not for an Escape that an input method handles', async () => {
    const onEscape = jest.fn();
    const { rerender } = renderHook((isActive: boolean) => useEscapeKey(isActive, onEscape), {
      initialProps: false,
    });
    await userEvent.keyboard('{Escape}');
    expect(onEscape).not.toHaveBeenCalled();
    rerender(true);
    act(
      () => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true })),
    );
    expect(onEscape).not.toHaveBeenCalled();
    await userEvent.keyboard('a{Escape}');
    expect(onEscape).toHaveBeenCalledTimes(1);
  });

  test('closes what became active last, and nothing while a dialog is open', async () => {
    const closed: string[] = [];
    const watch = (name: string) =>
      renderHook(() => {
        const [isActive, setIsActive] = useState(true);
        useEscapeKey(isActive, () => {
          closed.push(name);
          setIsActive(false);
        });
      });
    watch('outer').rerender();
    watch('inner');
    document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
    await userEvent.keyboard('{Escape}');
    expect(closed).toEqual([]);
    document.querySelector('dialog')?.remove();
    await userEvent.keyboard('{Escape}');
    expect(closed).toEqual(['inner']);
    await userEvent.keyboard('{Escape}{Escape}');
    expect(closed).toEqual(['inner', 'outer']);
  });

  test('leaves no listener behind', () => {
    renderHook(() => useEscapeKey(true, () => undefined)).unmount();
    const listeners = watchListeners(document);
    const { unmount } = renderHook(() => useEscapeKey(true, () => undefined));
    expect(listeners.types()).toEqual(['keydown']);
    unmount();
    expect(listeners.types()).toEqual([]);
  });
});

describe('useFocusTrap', () => {
  const HTML =
    '<button id="opener">x</button><div id="box"><a id="first" href="#a">a</a><ul hidden><li><a href="#b">b</a></li></ul>' +
    '<button id="last">c</button></div><a id="outside" href="#d">d</a>';

  function openTrap() {
    const page = showHtml(HTML);
    const box = { current: find(page, '#box') };
    find(page, '#opener').focus();
    return renderHook((isActive: boolean) => useFocusTrap(box, isActive), { initialProps: true });
  }
  const focused = () => document.activeElement?.id;

  test('moves the focus into the box, and with Tab round its visible elements both ways', async () => {
    openTrap();
    expect(focused()).toBe('first');
    await userEvent.tab();
    expect(focused()).toBe('last');
    await userEvent.tab();
    expect(focused()).toBe('first');
    await userEvent.tab({ shift: true });
    expect(focused()).toBe('last');
  });

  test('moves the focus back into the box with the next Tab when it is outside', async () => {
    openTrap();
    find(document, '#outside').focus();
    await userEvent.tab();
    expect(focused()).toBe('first');
  });

  test('returns the focus to the opener when it becomes inactive', () => {
    const { rerender } = openTrap();
    rerender(false);
    expect(focused()).toBe('opener');
  });

  test('does not move the focus when it becomes inactive if the focus is outside the box', () => {
    const { rerender } = openTrap();
    find(document, '#outside').focus();
    rerender(false);
    expect(focused()).toBe('outside');
  });
});

test('useScrollLock locks the page’s scrolling while active, also after a second lock has ended', () => {
  const isLocked = () => document.documentElement.hasAttribute('data-scroll-lock');
  const { rerender, unmount } = renderHook((isActive: boolean) => useScrollLock(isActive), {
    initialProps: false,
  });
  expect(isLocked()).toBe(false);
  rerender(true);
  expect(isLocked()).toBe(true);
  rerender(false);
  expect(isLocked()).toBe(false);
  rerender(true);
  const above = renderHook(() => useScrollLock(true));
  above.unmount();
  expect(isLocked()).toBe(true);
  unmount();
  expect(isLocked()).toBe(false);
});
