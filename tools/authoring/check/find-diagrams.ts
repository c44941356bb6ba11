import { diagramOfToken } from '../../markdown/diagram-source';
import { MarkdownRenderer } from '../../markdown/markdown-renderer';
import { visitTokens } from '../../markdown/token-tree';
import { findSources } from '../../source/content-tree';
import { readSource } from '../../source/read-source';
import { parseSource } from '../../source/source-page';
import type { Place } from '../../support/yaml-document';
import { CheckedPage } from './checked-page';
import { unrenderedSite } from './unrendered-site';

/** A diagram of a page. */
export interface FoundDiagram {
  /** mermaid source, as `drawingFileOf` takes it. */
  source: string;
  place: Place;
}

/** All diagrams of a content folder, in the order of its files. */
export async function findDiagrams(root: string): Promise<FoundDiagram[]> {
  const renderer = new MarkdownRenderer();
  const site = unrenderedSite(root);
  const found: FoundDiagram[] = [];
  for (const file of await findSources(root)) {
    const { text } = await readSource(root, file);
    if (text !== null)
      found.push(...diagramsOf(new CheckedPage(parseSource(file, text).page, renderer, site)));
  }
  return found;
}

/** The diagrams of one page. */
export function diagramsOf(page: CheckedPage): FoundDiagram[] {
  const found: FoundDiagram[] = [];
  visitTokens(page.tokens, (token) => {
    const source = diagramOfToken(token);
    if (source !== undefined)
      found.push({ source, place: page.placeOf(page.sourceOf(token)?.offsets[0] ?? 0) });
  });
  return found;
}
