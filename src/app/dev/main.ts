/**
 * Starts the app on the development server: without Trusted Types (that server sends no policy) and with all styles
 * at once. Shows content changes as they are saved.
 */
import '../styles.css';
import '../later.css';
import { startApp } from '../start';
import { whileKeepingPlace } from './keep-place';
import { refreshContent } from './refresh-content';
import { updates } from './updates';

const container = document.querySelector<HTMLElement>('[data-id=app]');
if (!container) throw new Error('The page has no app element.');
void startApp(container).then((client) => {
  updates.connect(() => whileKeepingPlace(container, () => refreshContent(client)));
});
