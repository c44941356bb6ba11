import path from 'node:path';
import { PROJECT_ROOT } from '../../support/project-root';

/**
 * Folder of mermaid's bundled build, which the browser loads directly: bundling mermaid would take most of the build
 * time. Its main file loads the others next to it.
 */
export const MERMAID_DIR = path.join(PROJECT_ROOT, 'node_modules/mermaid/dist');

/** URL path of `MERMAID_DIR`, relative to `/docs/assets/`. */
export const MERMAID_PREFIX = 'vendor/mermaid/';
