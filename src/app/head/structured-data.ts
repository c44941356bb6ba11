import { MESSAGES } from '../../bundle/messages';
import { withBase } from '../../bundle/paths';
import { findBreadcrumbs } from '../../content/find-breadcrumbs';
import type { ShownPage } from '../../content/load-page';

/** A schema.org object. */
export type StructuredData = Record<string, unknown>;

/**
 * A page's schema.org data for search engines; an empty list if the site has no `origin`, or for a page of the app
 * itself.
 */
export function buildStructuredData(page: ShownPage): StructuredData[] {
  if (page.kind !== 'page' || page.site.origin === '') return [];
  const { site, section, record } = page;
  const { origin } = site;
  const url = origin + withBase(record.path);
  const publisher = { '@type': 'Organization', name: site.title, url: origin };
  if (record.frontmatter.home) {
    const { title: name, description, lang: inLanguage } = site;
    return [
      { '@context': 'https://schema.org', '@type': 'WebSite', name, description, inLanguage, url, publisher },
    ];
  }
  const { tags, questions } = record.frontmatter;
  // A page with one tag may give it without a list.
  const keywords = [tags ?? [], questions ?? []].flat().map(String);
  const article = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: record.title,
    ...(record.frontmatter.description && { description: record.frontmatter.description }),
    inLanguage: record.frontmatter.lang || site.lang,
    url,
    mainEntityOfPage: url,
    ...(record.lastUpdated && { dateModified: record.lastUpdated }),
    ...(keywords.length > 0 && { keywords }),
    publisher,
  };
  const breadcrumbs = [
    { title: MESSAGES.home, path: '/' },
    ...findBreadcrumbs(section, record.path, site.nav).filter(({ path }) => path !== undefined),
    { title: record.title, path: record.path },
  ];
  const itemListElement = breadcrumbs.map(({ title, path = '' }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: title,
    item: origin + withBase(path),
  }));
  return [article, { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement }];
}
