/** The parts of this feature that are loaded when they are needed, as one chunk. */
import './offline.css';

export { SavedHint } from './saved-hint';
export { SavedSections } from './saved-sections';
