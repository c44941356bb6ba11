import './styles.css';
import { guardDocument } from '../data/trusted-types';
import { PROGRESS_TEMPLATE } from '../effects/use-progress-bar';
import { startApp } from './start';

guardDocument([PROGRESS_TEMPLATE]);
const container = document.getElementById('app');
if (!container) throw new Error('The page has no #app element.');
void startApp(container);
