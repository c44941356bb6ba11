import { configure, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { App } from '../../src/app/app';
import { siteQuery } from '../../src/content/queries';
import { createQueryClient } from '../../src/content/query-client';
import { bundleHandlers } from '../msw/bundle-handlers';
import type { TestBundle } from '../msw/create-bundle';
import { server } from '../msw/server';
import { Providers, visit } from './providers';

// Maximum wait, chosen for busy machines; it is no requirement for the app. Milliseconds.
configure({ asyncUtilTimeout: 15_000 });

export interface RunningApp {
  user: UserEvent;
  /** Clicks the link of this name in the sidebar. */
  openFromSidebar: (name: string) => Promise<void>;
  unmount: () => void;
}

/**
 * Opens a page of a test bundle in the whole app, as `main.tsx` does. Without `path`, opens the current
 * address.
 */
export function renderApp(bundle: TestBundle, path?: string, { isSiteEmbedded = true } = {}): RunningApp {
  server.use(...bundleHandlers(bundle));
  if (path !== undefined) visit(path);
  const client = createQueryClient();
  if (isSiteEmbedded) client.setQueryData(siteQuery().queryKey, bundle.site);
  const { unmount } = render(
    <StrictMode>
      <Providers client={client}>
        <App client={client} />
      </Providers>
    </StrictMode>,
  );
  const user = userEvent.setup();
  const openFromSidebar = async (name: string): Promise<void> => {
    const sidebar = screen.getByRole('navigation', { name: '侧边栏' });
    const links = [...sidebar.querySelectorAll('a')];
    const link = links.find((candidate) => candidate.textContent === name);
    if (!link) throw new Error(`The sidebar has no link ${name}`);
    await user.click(link);
  };
  return { user, openFromSidebar, unmount };
}

/** Waits for the page with this title and returns its first heading. */
export async function findPage(title: string): Promise<HTMLElement> {
  // The sign of the heading's anchor is hidden from assistive technology, so it is not part of the name.
  return screen.findByRole('heading', { level: 1, name: title });
}
