import { MarkdownRenderer } from '../../tools/markdown/markdown-renderer';
import { PageEnv } from '../../tools/markdown/page-env';
import { readPassages, type SectionPassage } from '../../tools/markdown/read-passages';
import type { PageVersions } from '../../tools/source/frontmatter-schema';

/** Passages of a page with this Markdown. Links lead nowhere, and there are no other files. */
export function passagesOf(markdown: string, versions?: PageVersions): SectionPassage[] {
  const site = {
    root: '/nowhere',
    media: { get: () => null, namesBeside: () => [] },
    findPage: () => '/',
    pagePaths: [],
    hasOwnValues: () => false,
    versions: [],
    lineNumbers: false,
    origin: '',
    findRun: () => undefined,
  };
  const env = new PageEnv('page.md', '/page.html', site, { versions });
  return readPassages(new MarkdownRenderer(env).render(markdown).tokens, env);
}
