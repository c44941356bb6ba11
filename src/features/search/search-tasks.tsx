import { SEARCH_PANEL_MESSAGES } from '../../bundle/messages/search-panel';
import { withBase } from '../../bundle/paths';
import type { SiteIndex } from '../../bundle/records';

/** Links to the most common tasks (`searchTasks` in `site.yml`), shown until something is searched for. */
export function SearchTasks({ tasks }: { tasks: SiteIndex['searchTasks'] }) {
  if (!tasks?.length) return null;
  return (
    <nav className="search-tasks" aria-label={SEARCH_PANEL_MESSAGES.tasks}>
      <p>{SEARCH_PANEL_MESSAGES.tasks}</p>
      <ul>
        {tasks.map(({ text, link }) => (
          <li key={text}>
            <a href={withBase(link)}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
