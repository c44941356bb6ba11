// @ts-check
/**
 * The oldest browsers that run the app, from `browserslist` in package.json, as the build's programs take them. Plain
 * JavaScript, because `opaque-module-loader.mjs` imports it.
 */
import browserslist from 'browserslist';
import { browserslistToTargets } from 'lightningcss';

const SUPPORTED = browserslist(undefined, { path: import.meta.dirname });

/** For rolldown: `['chrome103', …]`. */
export const SCRIPT_TARGETS = Object.entries(
  // The list begins with the newest version of each browser, so the oldest stays.
  Object.fromEntries(SUPPORTED.map((browser) => browser.split(' '))),
).map(([name, version]) => name + version);

/** For lightningcss. */
export const STYLE_TARGETS = browserslistToTargets(SUPPORTED);
