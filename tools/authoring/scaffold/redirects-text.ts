import { isMap } from 'yaml';
import { comparablePath, splitHash } from '../../../src/bundle/paths';
import { REDIRECTS_FILE } from '../../source/config/read-redirects';
import { applyEdits, type Edit } from '../check/edits';
import { inlineYaml, isText, lineBreakOf, nextLineStart, parseYamlText, replaceText } from './yaml-text';

/** Maps old addresses to new ones. Both are decoded. */
type Addresses = ReadonlyMap<string, string>;

/**
 * Text of `redirects.yml` after a move or a removal: redirects to a moved page lead to its new address, redirects from
 * the `lost` addresses are added, and redirects from addresses that now have a page are removed. Comments and order
 * stay.
 */
export function moveRedirects(text: string, moved: Addresses, lost: Addresses): string {
  const { contents } = parseYamlText(text, REDIRECTS_FILE);
  const edits: Edit[] = [];
  const linkNow = linkLookup(moved);
  const withPage = new Set([...moved.values()].map(comparablePath));
  const listed = new Set<string>();
  for (const { key, value } of isMap(contents) ? contents.items : []) {
    if (!isText(key)) continue;
    const from = comparablePath(key.value);
    listed.add(from);
    if (!isText(value) || !key.range || !value.range) continue;
    const to = linkNow(value.value);
    if (withPage.has(from)) {
      const start = text.lastIndexOf('\n', key.range[0]) + 1;
      edits.push({ start, end: nextLineStart(text, value.range[1]), text: '' });
    } else if (to !== undefined) edits.push(...replaceText(value, to));
  }
  const added = [...lost].filter(([from]) => {
    const own = comparablePath(from);
    return !listed.has(own) && !withPage.has(own);
  });
  return addRedirects(applyEdits(text, edits), added);
}

/** Adds lines to the end of `redirects.yml`. */
export function addRedirects(text: string, added: Iterable<readonly [from: string, to: string]>): string {
  const end = lineBreakOf(text);
  const lines = [...added].map(([from, to]) => `${inlineYaml(from)}: ${inlineYaml(to)}${end}`).join('');
  return text + (lines === '' || text === '' || text.endsWith('\n') ? '' : end) + lines;
}

/** Returns a function that finds a link's new address, regardless of case; undefined if its target has not moved. */
export function linkLookup(moved: Addresses): (link: string) => string | undefined {
  const byKey = new Map([...moved].map(([from, to]) => [comparablePath(from), to]));
  return (link) => {
    const { path, hash } = splitHash(link);
    const to = byKey.get(comparablePath(path));
    return to === undefined ? undefined : to + hash;
  };
}
