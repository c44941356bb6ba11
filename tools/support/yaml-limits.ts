import {
  type CST,
  type Document,
  isCollection,
  isMap,
  isScalar,
  type LineCounter,
  Parser,
  type Range,
  visit,
  type YAMLMap,
} from 'yaml';

/**
 * Maximum nesting of YAML, in levels. Deeper YAML is refused before it is composed into a document: composing is
 * recursive, and when the stack overflows, V8 may end the whole process instead of throwing.
 */
export const MAX_YAML_DEPTH = 100;

/** Offset of a value nested too deeply. The package's parser is not recursive. `lines` receives the line starts. */
export function findTooDeep(text: string, lines?: LineCounter): number | undefined {
  for (const token of new Parser(lines?.addNewLine).parse(text)) {
    const offset = tooDeepIn(token, 0);
    if (offset !== undefined) return offset;
  }
  return undefined;
}

function tooDeepIn(token: CST.Token | null | undefined, depth: number): number | undefined {
  if (!token) return undefined;
  if (depth > MAX_YAML_DEPTH) return token.offset;
  if (token.type === 'document') return tooDeepIn(token.value, depth);
  if (!('items' in token)) return undefined;
  for (const { key, value } of token.items) {
    const offset = tooDeepIn(key, depth + 1) ?? tooDeepIn(value, depth + 1);
    if (offset !== undefined) return offset;
  }
  return undefined;
}

/**
 * Searches a document for what must not become a value: an alias whose anchor (`&name`) does not come before it, often
 * text that begins with `*`, and a bad key. Also returns the offset of the first alias or merge (`<<`).
 */
export function examineDocument(document: Document) {
  const anchors = new Set<string | undefined>();
  let fault: ReturnType<typeof badKeyOf>;
  let firstAlias: number | undefined;
  visit(document, {
    Alias(_, { source, range }) {
      firstAlias ??= range?.[0];
      if (anchors.has(source)) return undefined;
      const message = `the alias "*${source}" stands for no value above it`;
      fault = faultAt(range, message, `Put it in quotes if it is text: "*${source}".`);
      return visit.BREAK;
    },
    Value(role, node) {
      anchors.add(node.anchor);
      if (role === 'key' && isMergeKey(node)) firstAlias ??= node.range?.[0];
      fault = isMap(node) ? badKeyOf(node) : undefined;
      return fault && visit.BREAK;
    },
  });
  return { fault, firstAlias };
}

/**
 * A key that occurs twice in its mapping, or that is a list or a mapping (`? - a`, `{{ a }}: b`). The yaml package converts
 * lists and mappings in keys to text, in time that explodes with their depth.
 */
function badKeyOf({ items }: YAMLMap) {
  const known = new Set<unknown>();
  for (const { key } of items) {
    if (isCollection(key))
      return faultAt(key.range, 'a list or a mapping stands where a key should', 'Write the key as text.');
    if (!isScalar(key) || isMergeKey(key)) continue;
    if (known.has(key.value))
      return faultAt(key.range, `the key "${key.value}" is used twice`, 'Remove one of them.');
    known.add(key.value);
  }
  return undefined;
}

function isMergeKey(key: unknown): boolean {
  return isScalar(key) && key.source === '<<';
}

function faultAt(range: Range | null | undefined, message: string, hint: string) {
  return { offset: range?.[0] ?? 0, message, hint };
}
