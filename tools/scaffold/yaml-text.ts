import { type Document, isScalar, LineCounter, parseDocument, type Scalar, stringify, visit } from 'yaml';
import type { Edit } from '../check/finding';
import { UsageError } from '../problems';

/** Parses a YAML file that is to be changed. Throws `UsageError`, with file and line, for one that is broken. */
export function parseYamlText(text: string, file: string): Document {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [error] = document.errors;
  if (!error) return document;
  const { line, col } = lines.linePos(error.pos[0]);
  throw new UsageError(
    `${file}:${line}:${col} invalid YAML: ${error.message}. Mend it first; nothing was changed.`,
  );
}

/** Every value of a YAML document that is text, with its path of keys; not the keys themselves. */
export function textValues(document: Document): { node: Scalar<string>; keys: (string | number)[] }[] {
  const found: { node: Scalar<string>; keys: (string | number)[] }[] = [];
  visit(document, {
    Scalar(position, node, ancestors) {
      if (position === 'key' || !isText(node)) return;
      found.push({ node, keys: keysOf(ancestors) });
    },
  });
  return found;
}

/** The change that gives a value another text; every other byte of the file stays. */
export function replaceText(node: Scalar<string>, text: string): Edit[] {
  if (!node.range) return [];
  const [start, end] = node.range;
  return [{ start, end, text: quoteLike(node, text) }];
}

/** A text as YAML on one line, in quotation marks where it needs them. */
export function inlineYaml(value: unknown): string {
  return stringify(value, { lineWidth: 0, collectionStyle: 'flow', flowCollectionPadding: false }).trimEnd();
}

function quoteLike(node: Scalar<string>, text: string): string {
  if (node.type === 'QUOTE_DOUBLE') return JSON.stringify(text);
  if (node.type === 'QUOTE_SINGLE') return `'${text.replaceAll("'", "''")}'`;
  return inlineYaml(text);
}

function isText(node: Scalar): node is Scalar<string> {
  return isScalar(node) && typeof node.value === 'string';
}

function keysOf(ancestors: readonly unknown[]): (string | number)[] {
  return ancestors.flatMap((ancestor) =>
    typeof ancestor === 'object' && ancestor !== null && 'key' in ancestor && isScalar(ancestor.key)
      ? [String(ancestor.key.value)]
      : [],
  );
}
