import { markdownPathOf, withBase } from '../../src/bundle/paths';
import type { ContentBundle } from '../bundle/bundle-content';
import type { RenderedPage } from '../bundle/render-page';
import type { OutputFile } from '../output/output-file';
import { belowBase } from './below-base';
import { markdownOf } from './markdown-copies';
import { pagesInReadingOrder } from './reading-order';

/**
 * `llms.txt`: the site as a list of links with a line about each, in the form of llmstxt.org;
 * `llms-full.txt`: the Markdown of all pages in reading order.
 */
export function llmsFiles(bundle: ContentBundle): OutputFile[] {
  const { site } = bundle;
  const head = [`# ${site.title}`, '', ...(site.description ? [`> ${site.description}`, ''] : [])];
  const list = [...head];
  const full = [...head];
  for (const { section, pages } of pagesInReadingOrder(bundle)) {
    list.push(`## ${section.title || site.title}`, '', ...pages.map((page) => linkTo(page, site.origin)), '');
    for (const page of pages) {
      full.push('---', `url: ${site.origin}${withBase(page.record.path)}`, '---', '', markdownOf(page));
    }
  }
  return [
    { file: belowBase('llms.txt'), data: list.join('\n') },
    { file: belowBase('llms-full.txt'), data: full.join('\n') },
  ];
}

function linkTo({ record }: RenderedPage, origin: string): string {
  const { title, path, frontmatter } = record;
  const note = frontmatter.description ? `: ${frontmatter.description}` : '';
  return `- [${(title || path).replace(/[[\]]/g, '\\$&')}](${origin}${withBase(markdownPathOf(path))})${note}`;
}
