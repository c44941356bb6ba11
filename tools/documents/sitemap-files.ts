import { Readable } from 'node:stream';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { withBase } from '../../src/bundle/paths';
import type { Frontmatter } from '../../src/bundle/records';
import { belowBase, MAX_SITEMAP_ADDRESSES, sitemapPart } from '../site/file-names';
import type { ContentBundle } from '../site/make-bundle';
import type { OutputFile } from '../support/output-file';

/** `sitemap.xml` with each page's date, without `noindex` pages; above 50,000 pages, an index of several sitemaps. */
export async function sitemapFiles({ site, pages }: ContentBundle): Promise<OutputFile[]> {
  const items = pages
    .filter(({ record }) => !isNoindex(record.frontmatter.meta))
    .map(({ record }) => ({
      url: site.origin + withBase(record.path),
      ...(record.lastUpdated && { lastmod: record.lastUpdated }),
    }));
  const files: OutputFile[] = [];
  for (let start = 0; start === 0 || start < items.length; start += MAX_SITEMAP_ADDRESSES) {
    const stream = new SitemapStream({ lastmodDateOnly: true });
    const part = Readable.from(items.slice(start, start + MAX_SITEMAP_ADDRESSES)).pipe(stream);
    const name =
      items.length <= MAX_SITEMAP_ADDRESSES ? 'sitemap.xml' : sitemapPart(start / MAX_SITEMAP_ADDRESSES);
    files.push({ file: belowBase(name), data: await streamToPromise(part) });
  }
  if (files.length === 1) return files;
  const urls = files.map((_, i) => ({ url: site.origin + withBase(sitemapPart(i)) }));
  const index = await streamToPromise(Readable.from(urls).pipe(new SitemapIndexStream()));
  return [...files, { file: belowBase('sitemap.xml'), data: index }];
}

function isNoindex(meta: Frontmatter['meta']): boolean {
  return (meta ?? []).some(({ name, content }) => name === 'robots' && /noindex/i.test(content ?? ''));
}

/** `robots.txt` at the host's root, where crawlers look for it: allows everything and names the sitemap. */
export function robotsFile({ site }: ContentBundle): OutputFile {
  const lines = ['User-agent: *', 'Allow: /', '', `Sitemap: ${site.origin}${withBase('sitemap.xml')}`, ''];
  return { file: 'robots.txt', data: lines.join('\n') };
}
