import { MESSAGES } from '../../bundle/messages';
import { withBase } from '../../bundle/paths';
import type { PageLink } from '../../bundle/records';
import { SearchForm } from '../../shared/search-form';
import { guessQuery } from './guess-query';

/** One of the lines, chosen by the address, so that every rendering has the same. */
function pickLine(path: string): string {
  const sum = [...path].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return MESSAGES.notFoundLines[sum % MESSAGES.notFoundLines.length] ?? '';
}

interface NotFoundProps {
  path: string;
  /** Pages that may have been meant. */
  nearest: PageLink[];
}

/** Layout of an address without a page. */
export function NotFound({ path, nearest }: NotFoundProps) {
  return (
    <div className="theme-default-content not-found">
      <h1>{MESSAGES.notFoundTitle}</h1>
      <p className="not-found-line">{pickLine(path)}</p>
      {/* `key`: the field takes its text only when it is made. */}
      <SearchForm key={path} query={guessQuery(path)} />
      {nearest.length > 0 && (
        <>
          <p>{MESSAGES.notFoundNearest}</p>
          <ul>
            {nearest.map((page) => (
              <li key={page.path}>
                <a href={withBase(page.path)}>{page.title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a href={withBase('/')}>{MESSAGES.backToHome}</a>
      </p>
    </div>
  );
}
