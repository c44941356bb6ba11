/** Reads values of a configuration that somebody else wrote: nothing about them is certain. */

/** Stands for what cannot leave the process that ran the configuration. */
export const OPAQUE_KEY = '$opaque';

/** What an opaque value was. */
export type OpaqueKind = 'function' | 'missing module' | 'regular expression' | 'circular';

export type PlainObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a value was that could not be read; undefined for one that could. */
export function opaqueKindOf(value: unknown): string | undefined {
  return isObject(value) && typeof value[OPAQUE_KEY] === 'string' ? value[OPAQUE_KEY] : undefined;
}

/** The value as an object; empty for anything else. */
export function objectAt(value: unknown): PlainObject {
  return isObject(value) && opaqueKindOf(value) === undefined ? value : {};
}

export function listAt(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value as text; undefined for anything else, and for empty text. */
export function textAt(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** The value in a few words, for the report. */
export function showValue(value: unknown): string {
  const kind = opaqueKindOf(value);
  if (kind !== undefined) return `(${kind})`;
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}
