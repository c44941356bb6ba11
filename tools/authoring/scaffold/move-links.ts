import type { MarkdownRenderer } from '../../markdown/markdown-renderer';
import { parseSource } from '../../source/source-page';
import { splitFrontmatter } from '../../source/split-frontmatter';
import { CheckedPage } from '../check/checked-page';
import type { Edit } from '../check/finding';
import { unrenderedSite } from '../check/unrendered-site';
import { pageDestinations } from './page-destinations';
import { type ContentFiles, type MovedFiles, retarget } from './retarget';
import { retargetYaml } from './retarget-yaml';

/** Frontmatter keys that name a page or a file. */
const LINK_KEYS = new Set(['prev', 'next', 'actionLink', 'link', 'heroImage']);

/** The line of a file on which its frontmatter begins. */
const FRONTMATTER_LINE = 2;

/** Edits that keep a page's links, images and neighbours correct; offsets in the text as it was read. */
export function moveLinks(
  file: string,
  source: string,
  renderer: MarkdownRenderer,
  moves: MovedFiles,
  files: ContentFiles,
): Edit[] {
  const page = new CheckedPage(parseSource(file, source).page, renderer, unrenderedSite(''));
  const inBody = pageDestinations(page).flatMap(({ text, token, index }): Edit[] => {
    const to = retarget(text, file, moves, files);
    // Found only when needed: places take longer to find than links.
    const offset = to === undefined ? undefined : page.sourceOf(token)?.offsets[index];
    if (to === undefined || offset === undefined) return [];
    const start = page.fileOffset(offset);
    return [{ start, end: start + text.length, text: to }];
  });
  const { frontmatter } = splitFrontmatter(source);
  if (frontmatter === null) return inBody;
  const offset = source.indexOf('\n') + 1;
  const inFrontmatter = retargetYaml(
    frontmatter,
    file,
    (value, keys) => (LINK_KEYS.has(String(keys.at(-1))) ? retarget(value, file, moves, files) : undefined),
    FRONTMATTER_LINE,
  );
  return [
    ...inFrontmatter.map(({ start, end, text }) => ({ start: start + offset, end: end + offset, text })),
    ...inBody,
  ];
}
