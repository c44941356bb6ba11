import {
  type Document,
  isPair,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  type Scalar,
  stringify,
  visit,
} from 'yaml';
import { UsageError } from '../../support/problems';
import type { Edit } from '../check/edits';

/** Parses a YAML file. Throws `UsageError`, with file and line, if it is invalid. */
export function parseYamlText(text: string, file: string): Document {
  // The yaml package (2.9) takes a byte order mark for indentation of the first line. It is replaced with a line break:
  // all offsets stay right; the line numbers become one too high, which `before` corrects.
  const source = text.replace(/^\uFEFF/, '\n');
  const before = source === text ? 0 : -1;
  const lines = new LineCounter();
  const document = parseDocument(source, { prettyErrors: false, lineCounter: lines });
  const [error] = document.errors;
  if (!error) return document;
  const { line, col } = lines.linePos(error.pos[0]);
  throw new UsageError(
    `${file}:${before + line}:${col} invalid YAML: ${error.message}. Fix it first; nothing was changed.`,
  );
}

/**
 * Edits that replace texts of a YAML file at any depth. `renamed` gets a text and the keys that lead to it (the last one
 * is the text itself if `isKey`), and returns the new text, or undefined to keep the old one.
 */
export function retargetYaml(
  text: string,
  file: string,
  renamed: (value: string, keys: readonly string[], isKey: boolean) => string | undefined,
): Edit[] {
  const edits: Edit[] = [];
  visit(parseYamlText(text, file), {
    Scalar(position, node, ancestors) {
      if (!isText(node)) return;
      const value = renamed(node.value, keysOf(ancestors), position === 'key');
      if (value !== undefined) edits.push(...replaceText(node, value));
    },
  });
  return edits;
}

/** Edits that give a value another text; every other byte of the file stays. Block scalars are not changed. */
export function replaceText(node: Scalar<string>, text: string): Edit[] {
  // The range of a block scalar includes the line break after it.
  if (!node.range || node.type?.startsWith('BLOCK')) return [];
  const [start, end] = node.range;
  if (node.type === 'QUOTE_DOUBLE') return [{ start, end, text: JSON.stringify(text) }];
  if (node.type === 'QUOTE_SINGLE') return [{ start, end, text: `'${text.replaceAll("'", "''")}'` }];
  return [{ start, end, text: inlineYaml(text) }];
}

/** The line break that a text uses; added lines use it too. */
export function lineBreakOf(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n';
}

/** Offset at which the line after the line of `offset` begins; after the last line, the end of the text. */
export function nextLineStart(text: string, offset: number): number {
  const lineBreak = text.indexOf('\n', offset);
  return lineBreak < 0 ? text.length : lineBreak + 1;
}

/**
 * The whole lines of an item of a block list, and the indent and dash before the item (`prefix`). Undefined if the item
 * does not begin its line.
 */
export function itemLines(
  text: string,
  item: Node,
): { start: number; end: number; prefix: string } | undefined {
  const [from, to] = item.range ?? [0, 0];
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const prefix = text.slice(start, from).replace(/^\uFEFF/, '');
  if (!/^ *- +$/.test(prefix)) return undefined;
  // The range of a block ends after its last line break.
  const last = text.slice(from, to).trimEnd().length + from;
  return { start: from - prefix.length, end: nextLineStart(text, last), prefix };
}

/** A value as YAML on one line, quoted where necessary. */
export function inlineYaml(value: unknown): string {
  return stringify(value, { lineWidth: 0, collectionStyle: 'flow', flowCollectionPadding: false }).trimEnd();
}

/** Whether a node of a YAML document is a text. */
export function isText(node: unknown): node is Scalar<string> {
  return isScalar(node) && typeof node.value === 'string';
}

function keysOf(ancestors: readonly unknown[]): string[] {
  return ancestors.flatMap((ancestor) =>
    isPair(ancestor) && isScalar(ancestor.key) ? [String(ancestor.key.value)] : [],
  );
}
