import type { ShownPage } from '../content/load-page';
import { Article } from '../features/article/article';
import { Home } from '../features/home/home';
import { NotFound } from '../features/not-found/not-found';
import { suggestPages } from '../features/not-found/suggest-pages';
import { OfflinePage } from '../features/offline/offline-page';
import { SearchPage } from '../features/search/search-page';
import { DocPage } from './doc-page';
import { isHomePage } from './is-home-page';

interface PageViewProps {
  page: ShownPage;
  /** Query string of its address, including the `?`. */
  search: string;
  announce: (text: string) => void;
}

/** The page in the layout it asks for. */
export function PageView({ page, search, announce }: PageViewProps) {
  if (page.kind === 'not-found') return <NotFound path={page.path} nearest={suggestPages(page)} />;
  if (page.kind === 'search') return <SearchPage site={page.site} search={search} />;
  if (page.kind === 'offline') return <OfflinePage site={page.site} announce={announce} />;
  const { record, site } = page;
  const isHome = isHomePage(record.frontmatter);
  const article = (
    // A key per record: elements that scripts added to one article must not stay in another.
    <Article key={record.key} html={record.html} className={isHome ? 'custom' : ''} announce={announce} />
  );
  return isHome ? (
    <Home site={site} record={record}>
      {article}
    </Home>
  ) : (
    <DocPage page={page} announce={announce}>
      {article}
    </DocPage>
  );
}
