import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserName, CompatData, Identifier } from '@mdn/browser-compat-data';
import browserslist from 'browserslist';

// Read, not imported: jest would transform 20 MB.
const DATA: CompatData = JSON.parse(
  readFileSync(createRequire(__filename).resolve('@mdn/browser-compat-data'), 'utf8'),
);

/** The oldest supported version of each browser, from `browserslist` in package.json. The list begins with the newest. */
const OLDEST = Object.entries(Object.fromEntries(browserslist().map((browser) => browser.split(' ')))) as [
  BrowserName,
  string,
][];

/** The first of these features that the data has; each is a path such as `api.Response.json_static`. */
export function findFeature(...features: string[]): string | undefined {
  return features.find((feature) => entryOf(feature)?.__compat);
}

/** The browsers whose oldest supported version lacks a feature. */
export function lackingBrowsers(feature: string): string[] {
  const support = entryOf(feature)?.__compat?.support;
  return OLDEST.flatMap(([browser, oldest]) => {
    // Touch events are in Safari on phones only.
    const statements = [support?.[browser] ?? [], (browser === 'safari' && support?.safari_ios) || []].flat();
    // A feature behind a flag or a prefix is none.
    const versions = statements.map(({ version_added: version, flags, prefix }) =>
      typeof version === 'string' && !flags && !prefix ? numberOf(version) : Number.NaN,
    );
    return versions.some((version) => version <= numberOf(oldest)) ? [] : [browser];
  });
}

function entryOf(feature: string): Identifier | undefined {
  let place: unknown = DATA;
  for (const name of feature.split('.')) {
    if (typeof place !== 'object' || place === null || !Object.hasOwn(place, name)) return undefined;
    place = Reflect.get(place, name);
  }
  return place as Identifier;
}

/** `16.4` as 16.004; `≤79` as 79; `preview` as not a number, which is in no supported version. */
function numberOf(version: string): number {
  const [major, minor = 0] = version.replace('≤', '').split('.').map(Number);
  return (major ?? Number.NaN) + minor / 1000;
}
