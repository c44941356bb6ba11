import { MESSAGES } from '../../bundle/messages';

/** A code group made into tabs. */
interface CodeTabs {
  /** Shows the item with this title, if the group has one. */
  select(title: string): void;
  /** Restores the original group. */
  remove(): void;
}

/** Index of the tab that each key moves to. */
const KEY_STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function createTab(title: string, id: string): HTMLButtonElement {
  const tab = document.createElement('button');
  tab.type = 'button';
  tab.id = `${id}T`;
  tab.textContent = title;
  tab.setAttribute('role', 'tab');
  tab.setAttribute('aria-controls', `${id}P`);
  return tab;
}

/**
 * Turns a `.code-group` into ARIA tabs; without JavaScript, its items are stacked. `idPrefix` must contain
 * a capital letter, so that no id is that of a heading. `onChoose` is called when the reader chooses a tab.
 */
export function buildTabs(
  group: Element,
  idPrefix: string,
  onChoose: (title: string, panel: HTMLElement | undefined) => void,
): CodeTabs {
  const items = [...group.querySelectorAll<HTMLElement>(':scope > .code-group-item')];
  const titles = items.map((item) => item.dataset.title ?? '');
  const tabs = titles.map((title, i) => createTab(title, `${idPrefix}${i}`));
  const list = document.createElement('div');
  list.className = 'code-group-tabs';
  list.setAttribute('role', 'tablist');
  list.setAttribute('aria-label', MESSAGES.codeGroup);
  list.append(...tabs);

  const show = (index: number): void => {
    for (const [i, tab] of tabs.entries()) {
      tab.setAttribute('aria-selected', String(i === index));
      tab.tabIndex = i === index ? 0 : -1;
    }
    for (const [i, item] of items.entries()) {
      const isShown = i === index;
      // `until-found` lets the browser's own search find the hidden text; `aria-hidden` keeps screen readers from
      // finding an empty panel.
      if (isShown) item.hidden = false;
      else item.setAttribute('hidden', 'until-found');
      item.ariaHidden = isShown ? null : 'true';
    }
  };
  const choose = (index: number): void => {
    show(index);
    onChoose(titles[index] ?? '', items[index]);
  };
  for (const [i, tab] of tabs.entries()) tab.addEventListener('click', () => choose(i));
  list.addEventListener('keydown', (event) => {
    const step = KEY_STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = step(
      tabs.findIndex((tab) => tab.tabIndex === 0),
      tabs.length,
    );
    tabs[next]?.focus();
    choose(next);
  });
  for (const [i, item] of items.entries()) {
    item.id = `${idPrefix}${i}P`;
    item.setAttribute('role', 'tabpanel');
    item.addEventListener('beforematch', () => show(i));
    item.setAttribute('aria-labelledby', `${idPrefix}${i}T`);
  }
  group.prepend(list);
  group.classList.add('has-tabs');
  show(0);

  return {
    select: (title) => {
      const index = titles.indexOf(title);
      if (index >= 0) show(index);
    },
    remove: () => {
      list.remove();
      group.classList.remove('has-tabs');
      for (const item of items) {
        item.hidden = false;
        for (const name of ['id', 'role', 'aria-labelledby', 'aria-hidden']) item.removeAttribute(name);
      }
    },
  };
}
