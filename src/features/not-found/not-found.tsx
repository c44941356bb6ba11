import { MESSAGES } from '../../bundle/messages';
import { withBase } from '../../bundle/paths';
import type { PageLink } from '../../bundle/records';
import { SearchForm } from '../../shared/search-form';
import { guessQuery } from './guess-query';

/** Chooses a line by the address, so that every render shows the same line. */
function pickLine(path: string): string {
  const sum = [...path].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return MESSAGES.notFoundLines[sum % MESSAGES.notFoundLines.length] ?? '';
}

interface NotFoundProps {
  path: string;
  /** Pages that the reader may have meant. */
  nearest: PageLink[];
}

/** Layout for an address that has no page. */
export function NotFound({ path, nearest }: NotFoundProps) {
  return (
    <div className="theme-default-content not-found">
      <h1>{MESSAGES.notFoundTitle}</h1>
      <p className="not-found-line">{pickLine(path)}</p>
      {/* `key`: the field takes its initial text only when it is created. */}
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
