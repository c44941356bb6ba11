import type { ReactNode } from 'react';
import { MESSAGES } from '../../bundle/messages';
import { withBase } from '../../bundle/paths';
import type { RepoConfig, SiteIndex } from '../../bundle/records';

interface NavbarProps {
  title: string;
  logo: SiteIndex['logo'];
  repo: RepoConfig | undefined;
  isDrawerOpen: boolean;
  /** Id of the drawer that the menu button opens. */
  drawerId: string;
  onOpenDrawer: () => void;
  /** The top navigation, absent on phones. */
  nav: ReactNode;
  /** Search, colour scheme and the like. */
  tools: ReactNode;
}

/** The bar at the top of every page. */
export function Navbar({ title, logo, repo, isDrawerOpen, drawerId, onOpenDrawer, nav, tools }: NavbarProps) {
  return (
    <header className="navbar">
      <button
        type="button"
        className="icon-button sidebar-button"
        aria-label={MESSAGES.openSidebar}
        aria-expanded={isDrawerOpen}
        aria-controls={drawerId}
        onClick={onOpenDrawer}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M4 7h16M4 12h16M4 17h10" />
        </svg>
      </button>
      <a className={logo ? 'site-name has-logo' : 'site-name'} href={withBase('/')}>
        {logo && <img className="site-logo" src={logo.src} width={logo.width} height={logo.height} alt="" />}
        {title}
      </a>
      {nav}
      <div className="navbar-tools">
        {repo && (
          <a className="repo-link" href={repo.url} target="_blank" rel="noopener noreferrer">
            {repo.label}
            <span className="sr-only">{MESSAGES.newWindow}</span>
          </a>
        )}
        {tools}
      </div>
    </header>
  );
}
