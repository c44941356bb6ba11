import { applyEditsToRaw } from '../../support/edits';
import { LineStarts } from '../../support/line-starts';
import { pageParser } from '../check/checked-page';
import type { ContentFiles } from './content-files';
import { moveLinks } from './move-links';
import type { Relocation } from './retarget';

/** A link that was changed. */
interface ChangedLink {
  file: string;
  /** Counts from 1. */
  line: number;
  /** The anchor that the link no longer has. */
  dropped?: string;
}

/** Texts of the pages whose links change after a move, by their old names. Throws `UsageError` if one is not UTF-8. */
export function relinkPages(
  content: ContentFiles,
  relocation: Relocation,
): { texts: Map<string, string>; links: ChangedLink[] } {
  const parse = pageParser('');
  const texts = new Map<string, string>();
  const links: ChangedLink[] = [];
  for (const [file, source] of content.sources) {
    const edits = moveLinks(parse(file, source), relocation);
    if (edits.length === 0) continue;
    const lineStarts = new LineStarts(source);
    for (const { start, end, text } of edits) {
      const [anchor] = text.includes('#') ? [] : (/#.*/.exec(source.slice(start, end)) ?? []);
      links.push({ file, line: lineStarts.placeAt(start).line, ...(anchor && { dropped: anchor }) });
    }
    texts.set(file, applyEditsToRaw(content.text(file), edits));
  }
  return { texts, links };
}
