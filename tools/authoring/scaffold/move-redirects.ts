import { isMap } from 'yaml';
import { comparablePath, splitHash } from '../../../src/bundle/paths';
import { REDIRECTS_FILE } from '../../source/config/read-redirects';
import { inlineYaml, isText, YamlEditor } from '../../support/yaml-editor';

/** Returns the new address of a link, or undefined if its target has not moved. */
export type LinkLookup = (link: string) => string | undefined;

/**
 * Text of `redirects.yml` after a move or a removal: redirects to a moved page lead to its new address (`linkNow`),
 * `added` ones are added, and redirects from addresses that now have a page (`withPage`) are removed. Comments and order
 * stay.
 */
export function moveRedirects(
  text: string,
  linkNow: LinkLookup,
  added: ReadonlyMap<string, string>,
  withPage: Iterable<string> = [],
): string {
  const editor = new YamlEditor(text, REDIRECTS_FILE);
  const { contents } = editor.document;
  const taken = new Set([...withPage].map(comparablePath));
  const listed = new Set<string>();
  for (const { key, value } of isMap(contents) ? contents.items : []) {
    if (!isText(key)) continue;
    const from = comparablePath(key.value);
    listed.add(from);
    if (!isMap(contents) || !isText(value)) continue;
    const to = linkNow(value.value);
    if (taken.has(from)) editor.removeKey(contents, key.value);
    else if (to !== undefined) editor.rename(value, to);
  }
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = [...added]
    .filter(([from]) => !listed.has(comparablePath(from)) && !taken.has(comparablePath(from)))
    .map(([from, to]) => `${inlineYaml(from)}: ${inlineYaml(to)}${end}`);
  const isLineOpen = lines.length > 0 && !/(?:^|\n)$/.test(editor.text);
  return editor.text + (isLineOpen ? end : '') + lines.join('');
}

/**
 * Finds a link's new address, regardless of case. `moved`: old addresses → new ones, both decoded. `hasAnchor`: whether
 * the new page has an anchor (`#part`); the link loses one that it does not have.
 */
export function linkLookup(
  moved: ReadonlyMap<string, string>,
  hasAnchor: (hash: string) => boolean = () => true,
): LinkLookup {
  const byKey = new Map([...moved].map(([from, to]) => [comparablePath(from), to]));
  return (link) => {
    const { path, hash } = splitHash(link);
    const to = byKey.get(comparablePath(path));
    return to === undefined ? undefined : to + (hasAnchor(hash) ? hash : '');
  };
}
