import type { Locator, Page } from '@playwright/test';
import { withBase } from '../../../src/bundle/paths';

/** The site as a reader sees it: the parts that every page has, and ways to open another page. */
export class Site {
  readonly main: Locator;
  readonly title: Locator;
  readonly sidebar: Locator;
  readonly outline: Locator;
  readonly alert: Locator;
  readonly progress: Locator;
  readonly hamburger: Locator;

  constructor(
    readonly page: Page,
    readonly isPhone: boolean,
  ) {
    this.main = page.getByRole('main');
    this.title = this.main.getByRole('heading', { level: 1 });
    // Not by role: on phones, a closed drawer has no role, because it is hidden from assistive technology.
    this.sidebar = page.locator('nav[aria-label="侧边栏"]');
    this.outline = page.locator('nav[aria-label="本页目录"]');
    this.alert = this.main.getByRole('alert');
    this.progress = page.locator('#nprogress .bar');
    this.hamburger = page.getByRole('button', { name: '打开侧边栏' });
  }

  /** Loads an address and waits for its page. */
  async open(path: string): Promise<void> {
    await this.page.goto(withBase(path));
    await this.settled();
  }

  /** Waits until the app runs and the page of the address bar is shown, or has failed. */
  async settled(): Promise<void> {
    await this.page.waitForFunction(() => {
      // The page's HTML, rendered by the build, shows before the app runs.
      const isRunning = document.documentElement.dataset.started === 'interactive';
      return isRunning && document.querySelector('main[aria-busy="false"]') !== null;
    });
  }

  /** Taps a button or link on a phone, clicks it elsewhere. */
  async press(target: Locator): Promise<void> {
    if (this.isPhone) await target.tap();
    else await target.click();
  }

  /** The sidebar's link to a page. */
  linkTo(path: string): Locator {
    return this.sidebar.locator(`a[href="${withBase(path)}"]`);
  }

  /** Opens the drawer on phones; elsewhere the sidebar is always there. */
  async openDrawer(): Promise<void> {
    if (this.isPhone) await this.hamburger.tap();
  }

  /** Makes a link of the sidebar reachable: opens the drawer on phones and the groups around the link. */
  async reveal(link: Locator): Promise<void> {
    await this.openDrawer();
    const closed = link.locator('xpath=ancestor::ul[@hidden]');
    while ((await closed.count()) > 0) {
      await this.press(closed.first().locator('xpath=preceding-sibling::div/button'));
    }
  }

  /** Goes to a page by its link in the sidebar. */
  async follow(path: string): Promise<void> {
    const link = this.linkTo(path);
    await this.reveal(link);
    await this.press(link);
  }

  /** Follows a link of the sidebar by script, which does not scroll to the link as a tap or click would. */
  async jump(path: string): Promise<void> {
    await this.linkTo(path).evaluate((link: HTMLElement) => link.click());
    await this.sidebar
      .locator(`[aria-current=page][href="${withBase(path)}"]`)
      .waitFor({ state: 'attached' });
  }
}
