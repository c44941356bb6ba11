import type { ReactNode } from 'react';
import { HOME_TASKS } from '../../bundle/constants';
import { withBase } from '../../bundle/paths';
import type { HomeFeature, HomeStep, PageRecord, SiteIndex } from '../../bundle/records';
import { resolveNavLink } from '../../content/resolve-nav-link';
import { ErrorBoundary } from '../../shared/error-boundary';
import { SearchOpener } from '../../shared/search-opener';
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

/** A small window, drawn as the schematics in articles are (`screen.css`). The link has the step's name only. */
function Step({ title, link, form = [], code = [], list = [], buttons = [] }: HomeStep) {
  return (
    <li>
      <a {...resolveNavLink({ link })}>
        <span className="screen-bar">{title}</span>
        <span className="home-step" aria-hidden="true">
          {form.map((label) => (
            <span key={label} className="home-field">
              {label}
              <i />
            </span>
          ))}
          {code.length > 0 && <code>{code.join('\n')}</code>}
          {list.map((entry) => (
            <span key={entry} className="home-entry">
              {entry}
            </span>
          ))}
          {buttons.map((label) => (
            <b key={label}>{label}</b>
          ))}
        </span>
      </a>
    </li>
  );
}

interface HomeProps {
  site: SiteIndex;
  record: PageRecord;
  /** The page's body, above the features. */
  children: ReactNode;
}

/**
 * Layout of the home page: hero with the search, common tasks and a schematic of steps, body, features, footer.
 * `heroText: null` hides the heading and `tagline: null` the line below. Without these keys, the heading is the title of
 * the page or site, and the line is the site's description.
 */
export function Home({ site, record, children }: HomeProps) {
  const { heroText, heroImage, heroAlt, tagline, actionText, actionLink, steps, features, footer } =
    record.frontmatter;
  const title = heroText === undefined ? record.title || site.title : heroText;
  const shownTagline = tagline === undefined ? site.description : tagline;
  return (
    <div className="home">
      <div className="home-hero">
        <div>
          {title !== null && <h1>{title}</h1>}
          {shownTagline !== null && shownTagline !== '' && <p className="home-tagline">{shownTagline}</p>}
          <SearchOpener />
          {site.searchTasks && (
            <ul className="home-tasks">
              {site.searchTasks.slice(0, HOME_TASKS).map(({ text, link }) => (
                <li key={text}>
                  <a href={withBase(link)}>{text}</a>
                </li>
              ))}
            </ul>
          )}
          {actionText && actionLink && (
            <a className="home-action" {...resolveNavLink({ link: actionLink })}>
              {actionText}
            </a>
          )}
          <ErrorBoundary>
            <ResumeReading />
          </ErrorBoundary>
        </div>
        {steps && steps.length > 0 && (
          <ol className="home-steps">
            {steps.map((step) => (
              <Step key={step.title} {...step} />
            ))}
          </ol>
        )}
        {heroImage && <img src={heroImage} alt={heroAlt ?? ''} />}
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
