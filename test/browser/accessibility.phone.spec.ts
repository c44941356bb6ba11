import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixtures';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('with the drawer open', async ({ page, site }) => {
      await site.open('/model/tables/channel.html');
      await site.openDrawer();
      await expect(site.sidebar).toBeInViewport();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    });

    test('with the outline open', async ({ page, site }) => {
      await site.open('/model/tables/channel.html');
      await site.outline.getByRole('button').tap();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    });
  });
}
