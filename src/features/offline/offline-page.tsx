import { useQuery } from '@tanstack/react-query';
import { MESSAGES, OFFLINE_MESSAGES } from '../../bundle/messages';
import type { SiteIndex } from '../../bundle/records';
import { offlineCodeQuery } from './offline-code-query';

interface OfflinePageProps {
  site: SiteIndex;
  announce: (text: string) => void;
}

/** The page about reading offline. The list is loaded in the browser, because only the browser knows what is saved. */
export function OfflinePage({ site, announce }: OfflinePageProps) {
  const { data: code, error, refetch } = useQuery(offlineCodeQuery());
  return (
    <div className="offline-page">
      <div className="theme-default-content">
        <h1>{OFFLINE_MESSAGES.title}</h1>
        <p>{OFFLINE_MESSAGES.intro}</p>
      </div>
      <p className="without-script">{OFFLINE_MESSAGES.needsScript}</p>
      {error && (
        <p role="alert">
          {MESSAGES.failure.broken}{' '}
          <button type="button" onClick={() => refetch()}>
            {MESSAGES.retry}
          </button>
        </p>
      )}
      {code && site.offline !== undefined && <code.SavedSections file={site.offline} announce={announce} />}
    </div>
  );
}
