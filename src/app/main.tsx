import './styles.css';
import { startApp } from './start';

const container = document.getElementById('app');
if (!container) throw new Error('The page has no #app element.');
void startApp(container);
