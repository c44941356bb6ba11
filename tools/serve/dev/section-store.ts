import type { SectionIndex, SectionRef } from '../../../src/bundle/records';
import { buildSection } from '../../site/build-sections';
import { linkToPage } from '../../site/page';
import { partStarts, splitSection } from '../../site/split-section';
import type { PageLookup } from '../../source/config/read-sidebar';
import type { Problem } from '../../support/problems';
import { sectionChunk } from './chunk-names';
import type { PageRenders } from './page-renders';
import type { SitePlan } from './site-plan';

/** Section indexes, each built on request and cached until `forgetAll`. */
export class SectionStore {
  readonly #built = new Map<string, ReturnType<typeof buildSection>>();

  constructor(
    private readonly root: string,
    private readonly renders: PageRenders,
    private readonly plan: () => SitePlan,
  ) {}

  /** Names of all sections: those with pages, and those that only have redirected addresses left. */
  get names(): string[] {
    return [...this.plan().sections.keys()];
  }

  /** What `site.json` says about the sections. */
  refs(): SectionRef[] {
    return [...this.plan().sections].map(([name, members]): SectionRef => {
      const path = name === '' ? '/' : `/${encodeURI(name)}/`;
      const own = members.find((page) => page.path === path);
      const title = own ? linkToPage(this.renders.head(own)).title : name;
      const parts = partStarts(members).map((from, i) => ({ from, file: sectionChunk(name, i) }));
      return { name, path, title, parts };
    });
  }

  /** The part of a section index in a file that `refs` names; undefined for any other file. */
  async part(file: string): Promise<SectionIndex | undefined> {
    for (const name of this.names) {
      const i = this.filesOf(name).indexOf(file);
      if (i < 0) continue;
      const { section } = await this.build(name);
      return splitSection(section)[i]?.index;
    }
    return undefined;
  }

  build(name: string): ReturnType<typeof buildSection> {
    const known = this.#built.get(name);
    if (known) return known;
    const { map, sections, pagePaths, redirects } = this.plan();
    const lookup: PageLookup = {
      find: (wanted) => {
        const page = map.find(wanted);
        return page && linkToPage(this.renders.head(page));
      },
      paths: pagePaths,
    };
    const members = (sections.get(name) ?? []).map((page) => this.renders.head(page));
    const built = buildSection({ root: this.root, name, members, redirects, lookup });
    this.#built.set(name, built);
    return built;
  }

  async problems(): Promise<Problem[]> {
    const built = await Promise.all(this.#built.values());
    return built.flatMap(({ problems }) => problems);
  }

  forgetAll(): void {
    this.#built.clear();
  }

  /** Names of the files of a section's index. */
  filesOf(name: string): string[] {
    return partStarts(this.plan().sections.get(name) ?? []).map((_, i) => sectionChunk(name, i));
  }
}
