import { SCHEMA_VERSION } from '../../src/bundle/constants';
import { PAGE_HTML_MESSAGES } from '../../src/bundle/messages/page-html';
import { sectionNameOf } from '../../src/bundle/paths';
import type { NavItem, RepoConfig, SectionRef, SiteIndex } from '../../src/bundle/records';
import type { SiteConfig } from '../source/config/site-schema';
import { analyticsOf } from '../source/config/third-parties';
import type { MediaFile } from '../source/media-library';
import { trimEndSlashes, trimSlashes } from '../support/trim-slashes';

/** Labels of repository links, by host name. */
const REPO_HOSTS: [RegExp, string][] = [
  [/github\./i, 'GitHub'],
  [/gitlab\./i, 'GitLab'],
  [/bitbucket\./i, 'Bitbucket'],
  [/gitee\./i, 'Gitee'],
];

/** Maximum number of entries of a navigation that no author has chosen. */
const MAX_NAV_ENTRIES = 9;

/** Makes `site.json`. */
export function makeSiteIndex(
  config: SiteConfig,
  sections: SectionRef[],
  buildId: string,
  { offline, logo }: { offline?: string; logo?: MediaFile } = {},
): SiteIndex {
  const named = sections.filter(({ name }) => name !== '');
  return {
    schema: SCHEMA_VERSION,
    buildId,
    // A site without a title in its settings gets the title of its home page.
    title: config.title || (sections.find(({ name }) => name === '')?.title ?? ''),
    description: config.description,
    lang: config.lang,
    origin: config.origin,
    nav: config.nav ?? sectionNav(named),
    sections,
    meta: config.meta,
    repo: repoOf(config),
    lastUpdatedLabel: config.lastUpdatedLabel,
    footer: config.footer,
    logo: logo && { src: logo.url, width: logo.width, height: logo.height },
    theme: config.theme,
    ...(config.searchTasks.length > 0 && { searchTasks: config.searchTasks }),
    analytics: analyticsOf(config),
    assistant: config.assistant,
    feedback: config.feedback,
    ...(config.ownSite.length > 0 && { ownSite: config.ownSite }),
    ...(config.versions.length > 0 && { versions: config.versions }),
    ...(config.oldFolders.length > 0 && { oldFolders: config.oldFolders }),
    offline,
  };
}

/** Sections in the order of `sections` in `site.yml`, the others after them. */
export function orderSections<T extends { path: string }>(
  sections: readonly T[],
  order: readonly string[],
): T[] {
  const rank = ({ path }: T) => {
    const at = order.indexOf(sectionNameOf(path));
    return at < 0 ? order.length : at;
  };
  return sections.toSorted((a, b) => rank(a) - rank(b));
}

/** The sections as navigation; those that the header has no room for are in a menu. */
function sectionNav(sections: readonly SectionRef[]): NavItem[] {
  const links = sections.map(({ title, path }) => ({ text: title, link: path }));
  if (links.length <= MAX_NAV_ENTRIES) return links;
  const shown = MAX_NAV_ENTRIES - 1;
  return [...links.slice(0, shown), { text: PAGE_HTML_MESSAGES.moreSections, items: links.slice(shown) }];
}

function repoOf(config: SiteConfig): RepoConfig | undefined {
  if (!config.repo) return undefined;
  const address = /^https?:/.test(config.repo) ? config.repo : `https://github.com/${config.repo}`;
  const url = trimEndSlashes(address);
  const label = config.repoLabel ?? REPO_HOSTS.find(([pattern]) => pattern.test(url))?.[1] ?? 'Source';
  if (!config.editLinks) return { url, label };
  const branch = config.docsBranch;
  const dir = config.docsDir ? `${trimSlashes(config.docsDir)}/` : '';
  if (/bitbucket\./i.test(url)) {
    const editSuffix = `?mode=edit&spa=0&at=${branch}&fileviewer=file-view-default`;
    return { url, label, editBase: `${url}/src/${branch}/${dir}`, editSuffix };
  }
  const action = /gitlab\./i.test(url) ? '-/edit' : 'edit';
  return { url, label, editBase: `${url}/${action}/${branch}/${dir}` };
}
