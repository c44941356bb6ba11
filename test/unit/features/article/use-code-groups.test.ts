import { screen } from '@testing-library/dom';
import { renderHook } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCodeGroups } from '../../../../src/features/article/use-code-groups';
import { STORAGE_KEYS } from '../../../../src/shared/storage';
import { showHtml } from '../../../helpers/page';

const item = (title: string) =>
  `<div class="code-group-item" data-title="${title}"><p class="code-group-title">${title}</p><pre>${title} 的命令</pre></div>`;
const GROUP = `<div class="code-group">${item('Linux')}${item('Windows')}${item('Docker')}</div>`;

function open(html = GROUP): { box: HTMLElement; close: () => void } {
  const box = showHtml(html);
  const { unmount } = renderHook(() => useCodeGroups({ current: box }));
  return { box, close: unmount };
}

const selected = () => screen.getAllByRole('tab', { selected: true }).map((tab) => tab.textContent);
/** The tab of this name in the group at this position. */
function tab(name: string, at: number): HTMLElement {
  const found = screen.getAllByRole('tab', { name })[at];
  if (!found) throw new Error(`There is no tab ${name} in group ${at}`);
  return found;
}
const visible = () => screen.getAllByRole('tabpanel').map((panel) => panel.getAttribute('data-title'));

beforeEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

describe('useCodeGroups', () => {
  test('turns a group into tabs, shows the first panel, and names it by its tab', () => {
    open();
    expect(screen.getByRole('tablist', { name: '代码示例' })).toBeTruthy();
    expect(selected()).toEqual(['Linux']);
    expect(screen.getByRole('tabpanel', { name: 'Linux' })).toBeTruthy();
    expect(visible()).toEqual(['Linux']);
  });

  test('a click on a tab shows its panel', async () => {
    open();
    await userEvent.click(screen.getByRole('tab', { name: 'Windows' }));
    expect(visible()).toEqual(['Windows']);
  });

  test('arrow keys, Home and End move through the tabs, which have one tab stop together', async () => {
    open();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Linux');
    await userEvent.keyboard('{ArrowLeft}');
    expect(selected()).toEqual(['Docker']);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(selected()).toEqual(['Windows']);
    await userEvent.keyboard('{End}{Home}');
    expect(document.activeElement?.textContent).toBe('Linux');
    expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
  });

  test('a choice applies to every group that has this tab', async () => {
    open(`${GROUP}${GROUP}<div class="code-group">${item('npm')}${item('yarn')}</div>`);
    await userEvent.click(tab('Docker', 1));
    expect(selected()).toEqual(['Docker', 'Docker', 'npm']);
  });

  test('each of two tabs with the same title can be opened', async () => {
    open(`<div class="code-group">${item('js')}${item('js')}</div>`);
    const [first, second] = screen.getAllByRole('tab', { name: 'js' });
    if (!first || !second) throw new Error('the group has no two tabs');
    await userEvent.click(second);
    expect(second.ariaSelected ?? second.getAttribute('aria-selected')).toBe('true');
    await userEvent.click(first);
    expect(second.getAttribute('aria-selected')).toBe('false');
  });

  test('a choice is remembered on the next page', async () => {
    const { close } = open();
    await userEvent.click(screen.getByRole('tab', { name: 'Docker' }));
    close();
    document.body.replaceChildren();
    open();
    expect(selected()).toEqual(['Docker']);
    expect(localStorage.getItem(STORAGE_KEYS.codeGroup)).toBe('Docker');
  });

  test('choices in groups of other tabs are remembered too; in a group with several of them, the latest wins', async () => {
    const managers = `<div class="code-group">${item('npm')}${item('pnpm')}</div>`;
    const { close } = open(`${GROUP}${managers}`);
    for (const name of ['Docker', 'pnpm', 'Windows'])
      await userEvent.click(screen.getByRole('tab', { name }));
    close();
    document.body.replaceChildren();
    open(`${managers}${GROUP}`);
    expect(selected()).toEqual(['pnpm', 'Windows']);
  });

  test('restores the HTML of the group on unmount', () => {
    const { box, close } = open();
    close();
    expect(box.innerHTML).toBe(GROUP);
  });
});

describe('the tabs of a sample', () => {
  const SAMPLE = `<div class="code-group run-sample">${item('模板')}${item('生成的 HTML')}</div>`;

  test('a choice applies to that sample only, and is not remembered', async () => {
    open(SAMPLE + SAMPLE);
    await userEvent.click(tab('生成的 HTML', 0));
    expect(selected()).toEqual(['生成的 HTML', '模板']);
    expect(localStorage.getItem(STORAGE_KEYS.codeGroup)).toBeNull();
  });

  test('a choice in a code group leaves the samples as they are', async () => {
    open(`<div class="code-group">${item('命令')}${item('生成的 HTML')}</div>${SAMPLE}`);
    await userEvent.click(tab('生成的 HTML', 0));
    expect(selected()).toEqual(['生成的 HTML', '模板']);
  });

  test('a hidden panel is shown when the browser’s own search finds a text in it', () => {
    const { box } = open(SAMPLE);
    const panel = box.querySelector('[data-title="生成的 HTML"]');
    expect(panel?.getAttribute('hidden')).toBe('until-found');
    panel?.dispatchEvent(new Event('beforematch'));
    expect(visible()).toEqual(['生成的 HTML']);
  });
});
