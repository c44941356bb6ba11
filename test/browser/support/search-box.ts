import type { Locator, Page } from '@playwright/test';
import type { Site } from './site';

/** The search as a reader uses it, in the dialog or on its page. */
export class SearchBox {
  readonly button: Locator;
  readonly dialog: Locator;
  readonly field: Locator;
  readonly options: Locator;
  /** The option that Enter opens. */
  readonly active: Locator;
  readonly status: Locator;

  constructor(
    readonly page: Page,
    readonly site: Site,
  ) {
    this.button = page.getByRole('button', { name: '搜索文档' });
    this.dialog = page.getByRole('dialog', { name: '搜索文档' });
    this.field = page.getByRole('search').getByRole('combobox', { name: '搜索文档' });
    this.options = page.getByRole('listbox').getByRole('option');
    this.active = page.locator('[role=option][aria-selected=true]');
    this.status = page.getByRole('search').getByRole('status');
  }

  /** Opens the dialog by its button. */
  async open(): Promise<void> {
    await this.site.press(this.button);
    await this.field.waitFor();
  }

  /** Closes the dialog: with its button on a phone, with Escape elsewhere. */
  async close(): Promise<void> {
    if (this.site.isPhone) await this.dialog.getByRole('button', { name: '关闭搜索' }).tap();
    else await this.page.keyboard.press('Escape');
  }

  /** Searches for a text and waits for its results. */
  async find(text: string): Promise<void> {
    await this.field.fill(text);
    await this.page.locator('.search-panel[aria-busy=false]').waitFor();
    await this.options.first().waitFor();
  }

  /** Addresses of all results, in order. */
  async hrefs(): Promise<string[]> {
    return this.options.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  }
}
