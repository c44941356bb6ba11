import './styles.css';
import { guardDocument } from '../content/trusted-types';
import { startApp } from './start';
import { PROGRESS_TEMPLATE } from './use-progress-bar';

guardDocument([PROGRESS_TEMPLATE]);
const container = document.getElementById('app');
if (!container) throw new Error('The page has no #app element.');
void startApp(container);
