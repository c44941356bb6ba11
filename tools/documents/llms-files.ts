import { markdownPathOf, withBase } from '../../src/bundle/paths';
import { belowBase } from '../site/file-names';
import type { ContentBundle } from '../site/make-bundle';
import type { Page } from '../site/page';
import type { OutputFile } from '../support/output-file';
import { markdownOf, markdownText } from './markdown-copies';
import { pagesInReadingOrder } from './reading-order';

/** `llms.txt` (llmstxt.org) lists links to all pages with their descriptions; `llms-full.txt` has their Markdown. */
export function llmsFiles(bundle: ContentBundle): OutputFile[] {
  const { site } = bundle;
  const head = [
    `# ${markdownText(site.title)}`,
    '',
    ...(site.description ? [`> ${markdownText(site.description)}`, ''] : []),
  ];
  const sections = pagesInReadingOrder(bundle);
  const links = sections.flatMap(({ section, pages }) => [
    `## ${markdownText(section.title || site.title)}`,
    '',
    ...pages.map((page) => linkTo(page, site.origin)),
    '',
  ]);
  // Bytes, because one string with the text of a large site would need twice the memory.
  const texts = sections.flatMap(({ pages }) =>
    pages.map((page) =>
      Buffer.from(`---\nurl: ${site.origin}${withBase(page.record.path)}\n---\n\n${markdownOf(page)}\n`),
    ),
  );
  return [
    { file: belowBase('llms.txt'), data: [...head, ...links].join('\n') },
    {
      file: belowBase('llms-full.txt'),
      data: Buffer.concat([Buffer.from(`${head.join('\n')}\n`), ...texts]),
    },
  ];
}

function linkTo({ record }: Page, origin: string): string {
  const { title, path, frontmatter } = record;
  const note = frontmatter.description ? `: ${markdownText(frontmatter.description)}` : '';
  // A parenthesis would end the link's address.
  const address = (origin + withBase(markdownPathOf(path))).replaceAll('(', '%28').replaceAll(')', '%29');
  return `- [${markdownText(title || path)}](${address})${note}`;
}
