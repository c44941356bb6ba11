import path from 'node:path';
import type { PageRecord, SiteIndex } from '../../../src/bundle/records';
import { checkAnchors } from '../../site/check-anchors';
import { findLogo } from '../../site/find-pictures';
import { checkTerms } from '../../site/link-terms';
import type { Page } from '../../site/page';
import { makeSiteIndex, orderSections } from '../../site/site-index';
import { findsOwnValues } from '../../source/config/own-values';
import { SIDEBAR_FILE } from '../../source/config/read-sidebar';
import { settingsOfPages } from '../../source/config/site-schema';
import { sectionOf } from '../../source/page-paths';
import type { SourcePage } from '../../source/source-page';
import type { Problem } from '../../support/problems';
import { pageChunk } from './chunk-names';
import { PageRenders } from './page-renders';
import { SearchStore } from './search-store';
import { SectionStore } from './section-store';
import { planSite, type SitePlan } from './site-plan';
import { readSettings, type SiteSettings } from './site-settings';
import { SourceStore } from './source-store';

/** Build id of the development server's bundles: always the same, so that no open tab considers itself outdated. */
const BUILD_ID = 'development';

/** The site in memory. Pages and sections are built when a request or the background check first needs them. */
export class LiveSite {
  readonly renders: PageRenders;
  readonly sections: SectionStore;
  readonly search = new SearchStore(this);
  /** What `applyChanges` noticed last of each changed file that is no page source. */
  readonly stamps = new Map<string, string>();
  #dates: ReadonlyMap<string, string> = new Map();

  private constructor(
    readonly root: string,
    readonly sources: SourceStore,
    public settings: SiteSettings,
    public plan: SitePlan,
  ) {
    this.renders = new PageRenders(root, sources, () => ({
      root,
      lineNumbers: this.settings.config.lineNumbers,
      findProduct: this.settings.findProduct,
      hasOwnValues: findsOwnValues(this.settings.config.ownSite),
      findPage: (wanted) => this.plan.map.find(wanted)?.path,
      pagePaths: this.plan.pagePaths,
      terms: this.plan.terms,
      dates: this.#dates,
    }));
    this.sections = new SectionStore(root, this.renders, () => this.plan);
  }

  /** Reads all sources; nothing is rendered yet. Throws `UsageError` when the folder does not exist. */
  static async open(root: string): Promise<LiveSite> {
    const [sources, settings] = await Promise.all([SourceStore.open(root), readSettings(root)]);
    return new LiveSite(root, sources, settings, await planSite(root, sources));
  }

  /** Sets the time of each file's last commit, which is known only after git has answered. */
  setDates(dates: ReadonlyMap<string, string>): void {
    this.#dates = dates;
    this.renders.forgetAll();
  }

  get pages(): readonly SourcePage[] {
    return this.plan.map.pages;
  }

  siteIndex(): SiteIndex {
    const { config } = this.settings;
    const sections = orderSections(this.sections.refs(), config.sections);
    return {
      ...makeSiteIndex(config, sections, BUILD_ID, { logo: findLogo(config, this.renders.media).file }),
      search: this.search.folder,
    };
  }

  /** The record stored in a `pages/` file. */
  record(chunk: string): PageRecord | undefined {
    const page = this.pages.find(({ relativePath }) => pageChunk(relativePath) === chunk);
    return page && this.renders.record(page);
  }

  has(address: string): boolean {
    return this.plan.map.find(address) !== undefined || this.plan.redirects.has(address);
  }

  /** Reads the settings again; true when all pages have to be rendered again. */
  async reloadSettings(): Promise<boolean> {
    const before = this.settings;
    this.settings = await readSettings(this.root);
    const pageInputsOf = ({ config, verified }: SiteSettings): string =>
      JSON.stringify([settingsOfPages(config), verified]);
    return pageInputsOf(before) !== pageInputsOf(this.settings);
  }

  /** Plans the site again; true when the terms of the glossary are others. */
  async replan(): Promise<boolean> {
    const before = this.plan;
    this.plan = await planSite(this.root, this.sources);
    return JSON.stringify(before.terms) !== JSON.stringify(this.plan.terms);
  }

  /** Problems in these files. Renders the pages among them, and builds the sections whose sidebars are among them. */
  async problemsOf(files: readonly string[]): Promise<Problem[]> {
    const pages = files.map((file) => this.plan.pages.get(file)).filter((page) => page !== undefined);
    for (const file of files.filter((name) => path.posix.basename(name) === SIDEBAR_FILE)) {
      const section = sectionOf(file);
      if (this.sections.names.includes(section)) await this.sections.build(section);
    }
    const own = pages.flatMap((page) => this.#problemsOn(this.renders.facts(page)));
    const others = await this.#problemsOutsidePages();
    return [...own, ...others.filter(({ file }) => files.includes(file))];
  }

  /** All known problems. The problems of a page are known after it has been rendered. */
  async problems(): Promise<Problem[]> {
    const rendered = this.pages
      .filter(({ relativePath }) => this.renders.has(relativePath))
      .map((page) => this.renders.facts(page));
    return [
      ...rendered.flatMap((page) => this.#problemsOn(page)),
      ...checkTerms(this.plan.terms, rendered),
      ...(await this.#problemsOutsidePages()),
    ];
  }

  #problemsOn(page: Page): Problem[] {
    const find = (address: string): Page | undefined => {
      const target = this.plan.map.find(address);
      return target && this.renders.has(target.relativePath) ? this.renders.facts(target) : undefined;
    };
    const { problems } = this.sources.parsed(page.record.relativePath);
    return [...problems, ...page.problems, ...checkAnchors([page], find)];
  }

  async #problemsOutsidePages(): Promise<Problem[]> {
    return [
      ...this.settings.problems,
      ...this.sources.refusals,
      ...this.plan.problems,
      ...(await this.sections.problems()),
    ];
  }
}
