import { withBase } from '../../src/bundle/paths';
import type { ContentBundle } from '../site/make-bundle';
import type { OutputFile } from '../support/output-file';

/** `robots.txt` at the host's root, where crawlers look for it: allows everything and names the sitemap. */
export function robotsFile({ site }: ContentBundle): OutputFile[] {
  if (site.origin === '') return [];
  const lines = ['User-agent: *', 'Allow: /', '', `Sitemap: ${site.origin}${withBase('sitemap.xml')}`, ''];
  return [{ file: 'robots.txt', data: lines.join('\n') }];
}
