import { useQuery } from '@tanstack/react-query';
import { SAVED_MESSAGES } from '../../bundle/messages/saved-sections';
import { withBase } from '../../bundle/paths';
import type { SiteIndex } from '../../bundle/records';
import { OFFLINE_PATH } from '../../bundle/worker-contract';
import { savedQuery } from './offline-query';

/** Lists the completely saved sections, for a reader who has no network and opened a page that is not saved. */
export function SavedHint({ site }: { site: SiteIndex }) {
  const { data: states } = useQuery(savedQuery());
  if (!states) return null;
  const saved = site.sections.filter(({ name }) =>
    states.some(({ section, isComplete }) => section === name && isComplete),
  );
  return (
    <div className="offline-hint">
      <p>{saved.length > 0 ? SAVED_MESSAGES.available : SAVED_MESSAGES.nothingAvailable}</p>
      {saved.length > 0 && (
        <ul>
          {saved.map(({ name, path, title }) => (
            <li key={name}>
              <a href={withBase(path)}>{title}</a>
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href={withBase(OFFLINE_PATH)}>{SAVED_MESSAGES.manage}</a>
      </p>
    </div>
  );
}
