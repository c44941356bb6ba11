import type { DevProblem } from '../../src/bundle/dev-messages';
import type { AppAssets } from '../app/app-assets';

/** What the process that builds the app for the development server tells it, once for each build. */
export interface AppBuilt {
  /** Of this build; webpack's client asks for what has changed since another. */
  hash: string;
  assets: AppAssets;
  /** Empty when everything compiled. */
  problems: DevProblem[];
  /** Source files that led to this build, below the project; empty the first time. */
  changed: string[];
  /** Time it took. Milliseconds. */
  milliseconds: number;
}
