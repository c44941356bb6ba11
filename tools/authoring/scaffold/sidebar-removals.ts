import { isMap, isNode, isScalar, isSeq, type Node, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Edit } from '../check/edits';
import { itemLines, nextLineStart } from './yaml-text';

/**
 * Removes links (`gone`: their nodes) from a list of a `sidebar.yml`, and groups that become empty. A group that keeps
 * only its `path` or only its `children` loses the other key. `isEmptied`: the list has no items any more.
 */
export function removeLinks(
  text: string,
  list: YAMLSeq,
  gone: ReadonlySet<unknown>,
): { edits: Edit[]; isEmptied: boolean } {
  const items = list.items.filter(isNode);
  const found = items.map((item) => removalsIn(text, item, gone));
  const edits = found.flatMap((edits, i) => (edits === 'whole' ? cutItem(text, list, i) : edits));
  return { edits, isEmptied: items.length > 0 && found.every((edits) => edits === 'whole') };
}

function removalsIn(text: string, item: Node, gone: ReadonlySet<unknown>): Edit[] | 'whole' {
  if (!isMap(item)) return gone.has(isSeq(item) ? item.items[0] : item) ? 'whole' : [];
  const children = item.get('children', true);
  const inner = isSeq(children) ? removeLinks(text, children, gone) : { edits: [], isEmptied: false };
  const losesPath = gone.has(item.get('path', true));
  const keepsChildren = isSeq(children) && children.items.length > 0 && !inner.isEmptied;
  const keepsPath = item.has('path') && !losesPath;
  if ((losesPath || inner.isEmptied) && !keepsChildren && !keepsPath) return 'whole';
  return [
    ...(losesPath ? cutKey(text, item, 'path') : []),
    ...(inner.isEmptied ? cutKey(text, item, 'children') : inner.edits),
  ];
}

/** Removes an item of a list. A trailing comma may stay: YAML allows it. */
function cutItem(text: string, list: YAMLSeq, at: number): Edit[] {
  const item = list.items[at];
  const next = list.items[at + 1];
  if (!isNode(item)) return [];
  const [start, end] = item.range ?? [0, 0];
  if (list.flow) return [{ start, end: isNode(next) ? startOf(next) : end, text: '' }];
  const lines = itemLines(text, item);
  return lines ? [{ ...lines, text: '' }] : [];
}

/** Removes a key with its value, up to the next key. */
function cutKey(text: string, map: YAMLMap, name: string): Edit[] {
  const at = map.items.findIndex(({ key }) => isScalar(key) && key.value === name);
  const [before, pair, after] = [map.items[at - 1], map.items[at], map.items[at + 1]];
  if (!pair || !isNode(pair.key)) return [];
  const start = startOf(pair.key);
  if (isNode(after?.key)) return [{ start, end: startOf(after.key), text: '' }];
  const end = endOf(text, isNode(pair.value) ? pair.value : pair.key);
  const line = text.lastIndexOf('\n', start) + 1;
  if (text.slice(line, start).trim() === '')
    return [{ start: line, end: nextLineStart(text, end), text: '' }];
  return isNode(before?.value) ? [{ start: endOf(text, before.value), end, text: '' }] : [];
}

function startOf(node: Node): number {
  return node.range?.[0] ?? 0;
}

/** The end of a node, without the line breaks at the end of a block. */
function endOf(text: string, node: Node): number {
  const [start, end] = node.range ?? [0, 0];
  return start + text.slice(start, end).trimEnd().length;
}
