import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Drawer } from '../../../../src/features/drawer/drawer';

function Page({ isModal }: { isModal: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        打开
      </button>
      <Drawer
        id="d"
        isModal={isModal}
        isOpen={isOpen}
        onOpen={() => setIsOpen(true)}
        onClose={() => setIsOpen(false)}
        section="cli"
        path="/cli/"
      >
        <a href="/docs/cli/">命令行</a>
      </Drawer>
    </>
  );
}

const box = () => document.getElementById('d');
const openDrawer = () => userEvent.click(screen.getByRole('button', { name: '打开' }));
const mask = () => document.querySelector<HTMLElement>('.sidebar-mask');

/** Ways to close the drawer. */
const CLOSINGS: Record<string, () => Promise<unknown>> = {
  Escape: () => userEvent.keyboard('{Escape}'),
  'its button': () => userEvent.click(screen.getByRole('button', { name: '关闭侧边栏' })),
  'the mask': () => userEvent.click(mask() ?? document.body),
};

describe('Drawer on a phone', () => {
  test('is inert until it opens as a dialog, which takes the focus and locks scrolling', async () => {
    render(<Page isModal />);
    expect(box()?.hasAttribute('inert')).toBe(true);
    await openDrawer();
    expect(box()?.hasAttribute('inert')).toBe(false);
    expect(screen.getByRole('dialog')).toBe(box());
    expect(box()?.contains(document.activeElement)).toBe(true);
    expect(document.documentElement.hasAttribute('data-scroll-lock')).toBe(true);
  });

  test.each(Object.keys(CLOSINGS))('%s closes it and returns the focus', async (way) => {
    render(<Page isModal />);
    await openDrawer();
    await CLOSINGS[way]?.();
    expect(box()?.hasAttribute('inert')).toBe(true);
    expect(mask()).toBeNull();
    expect(document.activeElement?.textContent).toBe('打开');
    expect(document.documentElement.hasAttribute('data-scroll-lock')).toBe(false);
  });
});

test('Drawer beside the page is neither a dialog nor inert', () => {
  render(<Page isModal={false} />);
  expect(box()?.hasAttribute('inert')).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(mask()).toBeNull();
});
