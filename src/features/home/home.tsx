import type { ReactNode } from 'react';
import { isExternalLink, withBase } from '../../bundle/paths';
import type { HomeFeature, PageRecord, SiteIndex } from '../../bundle/records';
import { resolveNavLink } from '../../content/resolve-nav-link';
import { ErrorBoundary } from '../../shared/error-boundary';
import { SearchForm } from '../../shared/search-form';
import { ResumeReading } from './resume-reading';

function Feature({ title, details, link }: HomeFeature) {
  const text = (
    <>
      <h2>{title}</h2>
      <p>{details}</p>
    </>
  );
  return <li>{link === undefined ? <div>{text}</div> : <a {...resolveNavLink({ link })}>{text}</a>}</li>;
}

interface HomeProps {
  site: SiteIndex;
  record: PageRecord;
  /** The page's body, above the features. */
  children: ReactNode;
}

/**
 * Layout of the home page: hero with the search and links, body, features, footer. `heroText: null`
 * hides the heading and `tagline: null` the line below. Without these keys, the heading is the title of the page or
 * site, and the line is the site's description.
 */
export function Home({ site, record, children }: HomeProps) {
  const { heroText, heroImage, heroAlt, tagline, actionText, actionLink, features, footer } =
    record.frontmatter;
  const title = heroText === undefined ? record.title || site.title : heroText;
  const shownTagline = tagline === undefined ? site.description : tagline;
  return (
    <div className="home">
      <div className="home-hero">
        <div>
          {title !== null && <h1>{title}</h1>}
          {shownTagline !== null && shownTagline !== '' && <p className="home-tagline">{shownTagline}</p>}
          <SearchForm />
          {actionText && actionLink && (
            <a className="home-action" {...resolveNavLink({ link: actionLink })}>
              {actionText}
            </a>
          )}
          <ErrorBoundary>
            <ResumeReading />
          </ErrorBoundary>
        </div>
        {heroImage && (
          <img src={isExternalLink(heroImage) ? heroImage : withBase(heroImage)} alt={heroAlt ?? ''} />
        )}
      </div>
      {children}
      {features && features.length > 0 && (
        <ul className="home-features">
          {features.map((feature) => (
            <Feature key={feature.title} {...feature} />
          ))}
        </ul>
      )}
      {footer && <p className="home-footer">{footer}</p>}
    </div>
  );
}
