import { basename } from 'node:path';
import { featuresOfCode, featuresOfStyles } from './browser-features';
import { lackingBrowsers } from './compatibility-data';

/**
 * What some supported browsers lack, and what readers have there instead. A key covers all uses of a feature, or with a
 * file's name those in this file. Try a new one in such a browser (`npm run test:browsers`).
 */
const FALLBACKS: Record<string, string> = {
  'javascript.builtins.Intl.Segmenter': 'words are split by the list of known ones',
  'api.HTMLScriptElement.fetchPriority': 'the script loads with the usual priority',
  'api.StorageManager.estimate': 'room is not checked before saving, and not shown',
  'api.Clipboard.write': 'the text is copied once it has loaded',
  'api.ClipboardItem': 'the text is copied once it has loaded',
  'api.CSS.highlights_static': 'marks are elements',
  'api.Highlight': 'marks are elements',
  'css.selectors.highlight': 'marks are elements',
  'api.Window.requestIdleCallback': 'a timer',
  'css.properties.text-size-adjust': 'the size is right without it',
  'css.selectors.has drawer-open.css': 'the entries of the menu stand in one column',
  'css.properties.scrollbar-gutter': 'the page moves when the scrollbar goes',
  'css.properties.scrollbar-width': 'usual scrollbars',
  'css.properties.scrollbar-color': 'usual scrollbars',
  'css.properties.text-autospace': 'no space between Chinese and Latin letters',
  'css.properties.text-wrap': 'lines are filled one by one',
  'css.types.length.viewport_percentage_units_dynamic':
    'the foot of a short page is not at the foot of the window',
  'css.types.color.color-mix': 'lines below links have the colour of the text',
  'css.selectors.details-content': 'closed boxes are printed closed',
  'css.at-rules.page': 'printed pages have the margins of the browser',
  'css.properties.break-after.avoid': 'a heading may end a printed page',
  'css.properties.content-visibility': 'everything is laid out at once',
  'css.properties.forced-color-adjust': 'no forced colours there',
  'css.selectors.has full-screen.css': 'the page behind scrolls too',
  'css.selectors.has tables.css': 'in :is(), which forgives: long code wraps more',
  'css.selectors.has outline.css': 'the bar stays',
  'css.selectors.has without-script.css': 'in :is(), which forgives: an empty bar stays',
  'css.selectors.has update-popup.css': 'the button to the top is below the popup',
  'css.at-rules.media.scripting': 'a diagram that is not drawn yet shows its source',
  'css.at-rules.container': 'schematics keep their wide form',
  'css.properties.container-type': 'schematics keep their wide form',
  'css.selectors.user-invalid': 'a wrong field is marked by the browser alone',
};

/** The uses of features that some supported browser lacks (`feature file`), and the browsers. */
function findLacking(uses: ReadonlyMap<string, ReadonlySet<string>>): [use: string, browsers: string][] {
  return [...uses].flatMap(([feature, files]) => {
    const lacking = lackingBrowsers(feature).join(', ');
    return lacking === ''
      ? []
      : [...files].map((file): [string, string] => [`${feature} ${basename(file)}`, lacking]);
  });
}

function covers(key: string, [use]: readonly [string, string]): boolean {
  return use === key || use.startsWith(`${key} `) || use.startsWith(`${key}.`);
}

test('what the oldest browsers lack is used only where something else takes its place', () => {
  const [code, styles] = [featuresOfCode(), featuresOfStyles()];
  expect(code.get('javascript.builtins.Array.findLast')?.size).toBeGreaterThan(1);
  expect(styles.get('css.selectors.is')?.size).toBeGreaterThan(1);
  const lacking = [...findLacking(code), ...findLacking(styles)];
  const keys = Object.keys(FALLBACKS);
  expect(lacking.filter((use) => !keys.some((key) => covers(key, use)))).toEqual([]);
  expect(keys.filter((key) => !lacking.some((use) => covers(key, use)))).toEqual([]);
});
