import { comparablePath } from '../../../../src/bundle/paths';
import { readTerms } from '../../../../tools/site/link-terms';
import type { Page } from '../../../../tools/site/page';
import { renderPage } from '../../../../tools/site/render-page';
import { SiteMap } from '../../../../tools/site/site-map';
import { MediaLibrary } from '../../../../tools/source/media-library';
import { decodeSource } from '../../../../tools/source/read-source';
import { parseSource } from '../../../../tools/source/source-page';
import type { Problem } from '../../../../tools/support/problems';

/** File name of the page that is made from a text. */
const FILE = 'a/page.md';

export interface FuzzedPage {
  page: Page;
  problems: Problem[];
}

/** Makes a page from any text, as the bundler does in a site of two pages. `root` is the folder of its images. */
export function bundleText(text: string, root: string): FuzzedPage {
  const own = decodeSource(Buffer.from(text), FILE);
  const other = decodeSource(
    Buffer.from('---\nglossary: [栏目]\n---\n\n# 别的\n\n## 节\n\n## 栏目\n'),
    'a/other.md',
  );
  if (own.text === null || other.text === null) throw new Error('the text is too long for a page');
  const parsed = parseSource(FILE, own.text);
  const map = new SiteMap([parsed.page, parseSource('a/other.md', other.text).page]);
  const site = {
    root,
    media: new MediaLibrary(root),
    findPage: (wanted: string) => map.find(wanted)?.path,
    pagePaths: map.pages.map((page) => comparablePath(page.path)),
    versions: [],
    lineNumbers: text.length % 2 === 0,
    origin: '',
    findRun: () => undefined,
    hasOwnValues: () => false,
  };
  const mapped = map.pages.find(({ relativePath }) => relativePath === FILE);
  if (!mapped) throw new Error('the other page has taken its address');
  const { page } = renderPage(mapped, {
    site,
    terms: readTerms(map.pages),
  });
  return {
    page: { ...page, source: mapped },
    problems: [...own.problems, ...parsed.problems, ...page.problems],
  };
}
