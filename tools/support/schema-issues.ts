import { z } from 'zod';
import { forbiddenCharacters } from '../../src/bundle/escape-html';
import { formatCount } from './format-count';
import { nearestHint } from './nearest-name';

/** A mistake that a schema found: where, what, and what is allowed instead. */
interface SchemaFault {
  /** Keys from the document's root to the faulty value. */
  keys: string[];
  message: string;
  hint: string;
}

/** Schema of an object with these keys and no others. An unknown key is reported with the allowed keys. */
export function closedObject<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const allowed = Object.keys(shape);
  return z.strictObject(shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? allowed.join(', ') : undefined),
  });
}

/** Describes zod's issues for the author of `value`. `sourceOf` returns the text of a scalar as its author wrote it. */
export function describeIssues(
  issues: readonly z.core.$ZodIssue[],
  value: unknown,
  sourceOf: (keys: readonly string[]) => string | undefined,
): SchemaFault[] {
  return issues.flatMap(expandIssue).flatMap((issue): SchemaFault[] => {
    const keys = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        keys: [...keys, key],
        message: `unknown key "${[...keys, key].join('.')}"`,
        hint: `${nearestHint(key, issue.message.split(', '), '')} Allowed: ${issue.message}.`.trimStart(),
      }));
    }
    const name = describePath(keys);
    const found = valueAt(value, keys);
    const allowed = `Allowed: ${describeAllowed(issue)}.`;
    if (found instanceof Date) {
      const source = sourceOf(keys) ?? found.toISOString();
      const message = `${name}: found the date ${source}`;
      return [{ keys, message, hint: `Put it in quotes if it is text: "${source}". ${allowed}` }];
    }
    const suggestion = typeof found === 'string' ? nearestHint(found, allowedWords(issue), '') : '';
    const hint = `${suggestion} ${allowed}`.trimStart();
    return [{ keys, message: `${name}: found ${describeValue(found)}`, hint }];
  });
}

/**
 * Replaces the issue of a union with the issues of the variant nearest to the value, and the issue of a record's key
 * with what is wrong with the key. These describe the mistake best.
 */
function expandIssue(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code === 'invalid_key') return issue.issues.map((inner) => ({ ...inner, path: issue.path }));
  if (issue.code !== 'invalid_union') return [issue];
  const near = issue.errors.find((branch) =>
    branch.every(
      ({ code, path }) => path.length > 0 || (code !== 'invalid_type' && code !== 'invalid_value'),
    ),
  );
  if (!near || near.length === 0) return [issue];
  return near.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })).flatMap(expandIssue);
}

function allowedWords(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'invalid_union') return issue.errors.flat().flatMap(allowedWords);
  return issue.code === 'invalid_value' ? issue.values.filter((value) => typeof value === 'string') : [];
}

function describeAllowed(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `a value of type ${issue.expected === 'record' ? 'object' : issue.expected}`;
    case 'invalid_value':
      return issue.values.map((value) => JSON.stringify(value)).join(', ');
    case 'too_big':
      return `at most ${describeLimit(issue.maximum, issue.origin)}`;
    case 'too_small':
      return `at least ${describeLimit(issue.minimum, issue.origin)}`;
    case 'invalid_union':
      return [...new Set(issue.errors.flat().map(describeAllowed))].join(' or ');
    default:
      return issue.message;
  }
}

function describeLimit(limit: number | bigint, type: string): string {
  if (type === 'string') return formatCount(Number(limit), 'character');
  return type === 'array' ? formatCount(Number(limit), 'item') : String(limit);
}

function describePath(keys: readonly string[]): string {
  return keys.length > 0 ? `key "${keys.join('.')}"` : 'the document';
}

function valueAt(value: unknown, keys: string[]): unknown {
  return keys.reduce((inner, key) => {
    const isThere = typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key);
    return isThere ? Reflect.get(inner, key) : undefined;
  }, value);
}

function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

/** Finds characters that pages and feeds must not contain, in the texts and keys of a value. `keys`: its path. */
export function findForbiddenText(value: unknown, keys: string[]): SchemaFault[] {
  if (typeof value === 'string') return faultsOfText(value, keys, describePath(keys));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => [
    ...faultsOfText(key, [...keys, key], `a key named ${JSON.stringify(key)}`),
    ...findForbiddenText(child, [...keys, key]),
  ]);
}

function faultsOfText(text: string, keys: string[], what: string): SchemaFault[] {
  const codes = forbiddenCharacters(text).map((character) => (character.codePointAt(0) ?? 0).toString(16));
  if (codes.length === 0) return [];
  const names = codes.map((code) => `U+${code.toUpperCase().padStart(4, '0')}`);
  const hint = 'Allowed: text without control characters and halves of characters.';
  return [{ keys, message: `${what}: found ${names.join(', ')}`, hint }];
}
