import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isExternalLink } from '../bundle/paths';
import { loadCode } from '../content/load-code';
import type { ShownPage } from '../content/load-page';
import { useShortcuts } from '../features/shortcuts/use-shortcuts';
import { reportError } from '../shared/report-error';
import { neighboursOf } from './neighbours-of';

const importSheet = () => import(/* webpackChunkName: "shortcuts" */ '../features/shortcuts/shortcut-sheet');

interface KeyboardProps {
  page: ShownPage | undefined;
  onScrollToTop: () => void;
  onOpenSearch: () => void;
}

/** The single-key shortcuts, and the sheet that lists them. */
export function Keyboard({ page, onScrollToTop, onOpenSearch }: KeyboardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [sheetModule, setSheetModule] = useState<Awaited<ReturnType<typeof importSheet>>>();
  const navigate = useNavigate();
  const neighbours = page?.kind === 'page' ? neighboursOf(page) : undefined;
  const goTo = (link: { path: string } | undefined): void => {
    if (link && !isExternalLink(link.path)) navigate(link.path);
  };
  const toggleSheet = (): void => {
    setIsOpen((open) => !open);
    loadCode('shortcuts', importSheet).then(setSheetModule, (error: unknown) => {
      setIsOpen(false);
      reportError('shortcuts', error);
    });
  };
  const pageActions = {
    '/': onOpenSearch,
    n: () => goTo(neighbours?.next),
    p: () => goTo(neighbours?.prev),
    t: onScrollToTop,
    h: () => goTo({ path: '/' }),
  };
  const Sheet = isOpen ? sheetModule?.ShortcutSheet : undefined;
  // While the sheet is open, only `?` works, which closes it.
  const [isOn, setIsOn] = useShortcuts({ '?': toggleSheet, ...(Sheet ? {} : pageActions) });
  if (!Sheet) return null;
  return <Sheet areShortcutsOn={isOn} onSwitchShortcuts={setIsOn} onClose={() => setIsOpen(false)} />;
}
