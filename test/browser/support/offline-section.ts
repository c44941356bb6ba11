import type { Locator, Page } from '@playwright/test';
import { withBase } from '../../../src/bundle/paths';

/** A small section, so that saving it is quick. */
export const SECTION = 'guide';

/** The entry of a section in the list of sections that can be saved. */
export function entryOf(page: Page, section: string): Locator {
  const link = page.locator(`a[href="${withBase(`/${section}/`)}"]`);
  return page.getByRole('list', { name: '可以保存的栏目' }).getByRole('listitem').filter({ has: link });
}
