import path from 'node:path';
import {
  type Alias,
  type Document,
  isAlias,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  type Scalar,
  visit,
} from 'yaml';
import type { z } from 'zod';
import type { TextPlace } from './line-starts';
import { errorAt, type Problem } from './problems';
import { readOptionalText } from './read-optional-text';
import { isRealDay } from './real-day';
import { describeIssues, findForbiddenText } from './schema-issues';

export interface Place extends TextPlace {
  file: string;
}

interface CheckedYaml<T> {
  /** Without the top-level keys or list items that have errors; null when the YAML or the rest is not valid. */
  value: T | null;
  problems: Problem[];
  /** Place of the value of a top-level key; the beginning of the text when the key is missing. */
  placeOf(key: string): Place;
}

/** Indentation with a tab, which YAML does not allow. The parser would report only a consequence of the tab. */
const TAB_PATTERN = /^ *\t+(?=\S)/m;

/** Parses YAML and checks it with a schema. Problems name file, line, key, what was found and what is allowed. */
export function parseYaml<T>(
  text: string,
  schema: z.ZodType<T>,
  { file, firstLine, rule }: { file: string; firstLine: number; rule: string },
): CheckedYaml<T> {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    merge: true,
    lineCounter: lines,
    customTags: ['timestamp'],
    prettyErrors: false,
    // The package would print warnings without a file name. The schema reports what matters.
    logLevel: 'error',
  });
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { file, line: firstLine + line - 1, column: col };
  };
  const placeOf = (key: string) => placeAt(offsetOf(document, [key]));
  const refuse = (offset: number, message: string, hint?: string): CheckedYaml<T> => {
    const problem = errorAt(placeAt(offset), rule, `invalid YAML: ${message}`, hint);
    return { value: null, problems: [problem], placeOf };
  };

  // One mistake can cause many errors. Only the first error is where the mistake is.
  const [error] = document.errors;
  if (error) {
    const tab = TAB_PATTERN.exec(text);
    if (tab) return refuse(tab.index, 'the line is indented with a tab', 'Indent with spaces.');
    if (error.code === 'DUPLICATE_KEY')
      return refuse(error.pos[0], 'the key is used twice', 'Remove one of them.');
    return refuse(error.pos[0], error.message);
  }
  const alias = findUnknownAlias(document);
  if (alias) {
    const message = `the alias "*${alias.source}" stands for no value above it`;
    return refuse(alias.range?.[0] ?? 0, message, `Put it in quotes if it is text: "*${alias.source}".`);
  }
  const unreal = findUnrealDay(document);
  if (unreal)
    return refuse(
      unreal.range?.[0] ?? 0,
      `there is no day ${unreal.source}`,
      'Allowed: a date such as 2025-09-08.',
    );
  const { value, refusal } = toValue(document);
  if (refusal !== undefined) return refuse(0, refusal, 'Write the value in full.');
  const checked = schema.safeParse(value);
  const issues = checked.error?.issues ?? [];
  const faults = [
    ...findForbiddenText(value, []),
    ...describeIssues(issues, value, (keys) => {
      const node = document.getIn(keys, true);
      const scalar = isAlias(node) ? node.resolve(document) : node;
      return isScalar(scalar) ? scalar.source : undefined;
    }),
  ];
  if (checked.success && faults.length === 0) {
    restoreOrder(checked.data, value);
    return { value: checked.data, problems: [], placeOf };
  }
  const problems = faults.map(({ keys, message, hint }) =>
    errorAt(placeAt(offsetOf(document, keys)), rule, message, hint),
  );
  const rest = withoutKeys(value, new Set(faults.map(({ keys }) => keys[0])));
  return { value: schema.safeParse(rest).data ?? null, problems, placeOf };
}

/** What was made last of each file, by its path: most are the same when a site is read again. */
const known = new Map<string, { text: string; schema: z.ZodType; read: CheckedYaml<unknown> }>();

/** Reads and checks a YAML file of the content folder, as `parseYaml` does; null when it does not exist. */
export async function readYaml<T>(
  root: string,
  file: string,
  schema: z.ZodType<T>,
  rule: string,
): Promise<(CheckedYaml<T> & { text: string }) | null> {
  const place = path.join(root, file);
  const text = await readOptionalText(place);
  if (text === null) return null;
  const before = known.get(place);
  // The cast is safe: the value comes from the same schema.
  if (before?.text === text && before.schema === schema) return { ...(before.read as CheckedYaml<T>), text };
  const read = parseYaml(text, schema, { file, firstLine: 1, rule });
  known.set(place, { text, schema, read });
  return { ...read, text };
}

/** The first alias whose anchor (`&name`) does not come before it: often text that begins with `*`. */
function findUnknownAlias(document: Document): Alias | undefined {
  let unknown: Alias | undefined;
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document)) return undefined;
      unknown = alias;
      return visit.BREAK;
    },
  });
  return unknown;
}

/** The first date that no calendar has (`2025-02-30`): the package would take a day of the next month. */
function findUnrealDay(document: Document): Scalar | undefined {
  let unreal: Scalar | undefined;
  visit(document, {
    Scalar(_, scalar) {
      if (!(scalar.value instanceof Date) || isRealDay(scalar.source ?? '')) return undefined;
      unreal = scalar;
      return visit.BREAK;
    },
  });
  return unreal;
}

/** The document's value (an empty object for an empty document), or why its aliases or merges are refused. */
function toValue(document: Document): { value?: unknown; refusal?: string } {
  try {
    const value: unknown = document.toJS() ?? {};
    // Throws for a value that contains itself.
    JSON.stringify(value);
    return { value };
  } catch (error) {
    return { refusal: error instanceof Error ? error.message.replace(/\n.*/s, '') : String(error) };
  }
}

function withoutKeys(value: unknown, keys: Set<string | undefined>): unknown {
  if (Array.isArray(value)) return value.filter((_, i) => !keys.has(String(i)));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.has(key)));
}

/** Offset of the value at the path `keys`, or at the longest part of the path that exists. */
function offsetOf(document: Document, keys: string[]): number {
  for (let depth = keys.length; depth > 0; depth--) {
    const node = document.getIn(keys.slice(0, depth), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

/** Puts the keys of `data` in the order of `written`, in place: a schema moves the keys it knows to the front. */
function restoreOrder(data: unknown, written: unknown): void {
  if (!isObject(data) || !isObject(written) || Array.isArray(data)) return;
  for (const key of Object.keys(written).filter((name) => Object.hasOwn(data, name))) {
    const value: unknown = Reflect.get(data, key);
    Reflect.deleteProperty(data, key);
    Object.defineProperty(data, key, { value, writable: true, enumerable: true, configurable: true });
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
