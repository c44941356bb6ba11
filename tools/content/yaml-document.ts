import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Problem } from '../problems';

/** What a YAML text holds once checked; `value` is null when it has errors. */
export interface CheckedYaml<T> {
  value: T | null;
  problems: Problem[];
}

/** Parses YAML and checks it with a schema; every problem names file, line, key, what was found and what is allowed. */
export function parseYaml<T>(
  text: string,
  schema: z.ZodType<T>,
  place: { file: string; firstLine: number; rule: string },
): CheckedYaml<T> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, merge: true, customTags: ['timestamp'], prettyErrors: false });
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { file: place.file, line: place.firstLine + line - 1, column: col };
  };
  if (document.errors.length > 0) {
    const problems = document.errors.map((error) => toProblem(at(error.pos[0]), place.rule, `invalid YAML: ${error.message}`));
    return { value: null, problems };
  }
  const value: unknown = toJs(document);
  const checked = schema.safeParse(value ?? {});
  if (checked.success) return { value: checked.data, problems: [] };
  const problems = checked.error.issues.map((issue) => {
    const keys = issue.path.map(String);
    const offset = offsetOf(document, keys);
    const name = keys.length > 0 ? `key "${keys.join('.')}"` : 'the document';
    const found = describe(valueAt(value, keys));
    return toProblem(at(offset), place.rule, `${name}: found ${found}`, `Allowed: ${allowed(issue)}.`);
  });
  return { value: null, problems };
}

function toJs(document: ReturnType<typeof parseDocument>): unknown {
  return document.toJS({ maxAliasCount: 100 });
}

function toProblem(at: { file: string; line: number; column: number }, rule: string, message: string, hint?: string): Problem {
  return { severity: 'error', ...at, rule, message, hint };
}

/** Offset of the deepest key of `keys` that exists. */
function offsetOf(document: ReturnType<typeof parseDocument>, keys: string[]): number {
  for (let depth = keys.length; depth > 0; depth--) {
    const node = document.getIn(keys.slice(0, depth), true);
    if (hasRange(node)) return node.range[0];
  }
  return 0;
}

function hasRange(node: unknown): node is { range: [number, number, number] } {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range);
}

function valueAt(value: unknown, keys: string[]): unknown {
  let current = value;
  for (const key of keys) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = Object.entries(current).find(([name]) => name === key)?.[1];
  }
  return current;
}

function describe(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

/** What a schema's issue says is allowed, in words. */
function allowed(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `a value of type ${issue.expected}`;
    case 'invalid_value':
      return issue.values.map((value) => JSON.stringify(value)).join(', ');
    case 'unrecognized_keys':
      return 'only the keys that the documentation names';
    case 'invalid_union':
      return [...new Set(issue.errors.flat().map(allowed))].join(' or ');
    default:
      return issue.message;
  }
}
