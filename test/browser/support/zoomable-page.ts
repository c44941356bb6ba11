import type { Locator, Page } from '@playwright/test';
import { alterRecord } from './broken-files';
import type { BuiltBundle } from './built-bundle';
import { expect } from './fixtures';
import type { Site } from './site';

const PAGE = '/fields/tables/plant.html';
const PIXELS = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="teal"/></svg>')}`;

/** Address of the larger file that opens for 小图. */
export const LARGE = '/docs/large.svg';

const HTML = `<h1 id="a">a</h1><p><img id="p" src="${PIXELS}" width="200" height="150" alt="结构图"></p>
<p><img src="${PIXELS}" data-zoom-src="${LARGE}" width="60" height="45" alt="小图"></p>
<p><a href="/docs/fields/"><b><img src="${PIXELS}" width="100" height="75" alt="链接里的图"></b></a></p><div style="height:3000px"></div>
${'<p>一段很长的文字。</p>'.repeat(80)}`;

/** A page with the images 结构图, 小图 and 链接里的图, opened from `/fields/`. */
export class ZoomablePage {
  readonly image: Locator;
  readonly smallImage: Locator;
  readonly overlay: Locator;
  /** The zoomed image. */
  readonly opened: Locator;

  private constructor(
    readonly page: Page,
    readonly site: Site,
  ) {
    this.image = page.getByRole('button', { name: /结构图/ });
    this.smallImage = page.getByRole('button', { name: /小图/ });
    this.overlay = page.locator('.medium-zoom-overlay');
    this.opened = page.locator('.medium-zoom-image--opened');
  }

  static async open(page: Page, site: Site, bundle: BuiltBundle): Promise<ZoomablePage> {
    const zoomable = new ZoomablePage(page, site);
    await alterRecord(page, bundle, PAGE, { html: HTML });
    await site.open('/fields/');
    await site.follow(PAGE);
    await expect(zoomable.image).toBeVisible();
    return zoomable;
  }

  /** Zooms 结构图 and waits until it is open. */
  async grow(): Promise<void> {
    await this.site.press(this.image);
    await expect(this.opened).toHaveCount(1);
  }

  async expectClosed(): Promise<void> {
    await expect(this.overlay).toHaveCount(0);
  }

  /** Scrolls further than `ZOOM_SCROLL_OFFSET_PX`, which closes a zoomed image. */
  async scroll(): Promise<void> {
    await this.page.evaluate(() => window.scrollBy({ top: 60, behavior: 'instant' }));
  }

  /** Goes back to `/fields/`. */
  async leave(): Promise<void> {
    await this.page.goBack();
    await expect(this.page).toHaveURL(/\/docs\/fields\/$/);
  }
}
