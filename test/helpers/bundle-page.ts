import { Parser } from 'htmlparser2';
import { allowedValue } from '../../src/bundle/html-policy';
import type { PageRecord } from '../../src/bundle/records';
import { bundleContent } from '../../tools/site/bundle-content';
import { recordOf } from '../../tools/site/page';
import { formatProblem } from '../../tools/support/problems';
import { createTree } from './temp-tree';

/** File to which `bundlePage` writes the page. */
const PAGE = 'a/page.md';

export interface PageResult {
  record: PageRecord;
  html: string;
  /**
   * As authors see them, without the file name and with hints on the same line:
   * `3:1 error dead-link … | Did you mean …`.
   */
  problems: string[];
}

/**
 * Ids and classes that the browser's sanitiser would take out of a record. A page that is opened by a link has to look as
 * the one in the document.
 */
function refusedParts(html: string): string[] {
  const refused: string[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      for (const key of ['id', 'class']) {
        const value = attributes[key];
        if (value !== undefined && allowedValue(name, key, value) !== value)
          refused.push(`${key}="${value}"`);
      }
    },
  });
  parser.end(html);
  return refused;
}

/** Bundles `source` as the page `a/page.md` of a content folder with these other files. */
export async function bundlePage(
  source: string | Buffer,
  others: Record<string, string | Buffer> = {},
): Promise<PageResult> {
  const root = createTree({ ...others, [PAGE]: source });
  const { pages, problems } = await bundleContent({ root, isLenient: true });
  const page = pages.find(({ record: { relativePath } }) => relativePath === PAGE);
  if (!page) throw new Error(`${PAGE} is not in the bundle`);
  const record = recordOf(page);
  expect(refusedParts(record.html)).toEqual([]);
  const own = problems.all.filter(({ file }) => file === PAGE);
  return {
    record,
    html: record.html,
    problems: own.map((problem) =>
      formatProblem(problem, '').slice(`${PAGE}:`.length).replace(/\n\s+/, ' | '),
    ),
  };
}

/** HTML of a page that must have no problems. */
export async function bundledHtml(
  source: string | Buffer,
  others: Record<string, string | Buffer> = {},
): Promise<string> {
  const { html, problems } = await bundlePage(source, others);
  expect(problems).toEqual([]);
  return html;
}
