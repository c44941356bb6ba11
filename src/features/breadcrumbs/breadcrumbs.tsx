import { MESSAGES } from '../../bundle/messages';
import { withBase } from '../../bundle/paths';
import type { Breadcrumb } from '../../content/find-breadcrumbs';

/** The page's position in the site: section and groups. */
export function Breadcrumbs({ trail }: { trail: Breadcrumb[] }) {
  return (
    <nav className="breadcrumbs" aria-label={MESSAGES.breadcrumbs}>
      <ol>
        {trail.map(({ title, path }) => (
          <li key={`${title} ${path}`}>
            {path === undefined ? <span>{title}</span> : <a href={withBase(path)}>{title}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
