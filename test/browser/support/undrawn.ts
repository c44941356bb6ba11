import type { Page, Route } from '@playwright/test';
import { assetUrl, withBase } from '../../../src/bundle/paths';

/** The drawing of a diagram, in the HTML of a page or in its record. */
const DRAWING_PATTERN = /(class=(\\?")mermaid\2) data-state=\\?"drawn\\?"><svg[\s\S]*?<\/svg>/g;

/**
 * Removes the drawings from a page such as `/fields/relations.html`, as if nobody had run `npm run diagrams`.
 */
export async function takeDrawingsOff(page: Page, path: string): Promise<void> {
  const name = path.replace(/^\/|\.html$/g, '').replaceAll('/', '-');
  const strip = async (route: Route): Promise<void> => {
    const response = await route.fetch();
    const body = (await response.text()).replace(DRAWING_PATTERN, '$1 style=$2--diagram-height:320px$2>');
    await route.fulfill({ response, body });
  };
  await page.route(`**${withBase(path)}`, strip);
  await page.route(`**${assetUrl('pages/')}${name}.*.json`, strip);
}
