import './styles.css';
import { guardDocument } from '../content/trusted-types';
import { startApp } from './start';
import { PROGRESS_TEMPLATE } from './use-progress-bar';

// In a browser that is too old for the app, the page stays as without JavaScript (`FIRST_PAINT_SCRIPT`).
if (!('plain' in document.documentElement.dataset)) {
  guardDocument([PROGRESS_TEMPLATE]);
  const container = document.querySelector<HTMLElement>('[data-id=app]');
  if (!container) throw new Error('The page has no app element.');
  void startApp(container);
}
