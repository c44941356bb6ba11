import { encodePath } from '../bundle/paths';
import type { PageRecord, RepoConfig } from '../bundle/records';

/** Where a page's source can be edited; undefined when the site or the page does not offer it. */
export function formatEditUrl(repo: RepoConfig | undefined, record: PageRecord): string | undefined {
  if (!repo?.editBase || record.frontmatter.editLink === false) return undefined;
  return repo.editBase + encodePath(record.relativePath) + (repo.editSuffix ?? '');
}
