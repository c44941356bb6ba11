/** Reads values of a configuration that somebody else wrote: any value may have any type. */

/** Key of the placeholder for a value that cannot be sent to another process, such as a function. */
export const OPAQUE_KEY = '$opaque';

/** The answer of the process that runs a site's settings. */
export type ConfigReply =
  | {
      /** The settings as JSON, with `OPAQUE_KEY` in place of values that JSON cannot hold. */
      config: unknown;
      /** Modules that could not be loaded, named as in `require`. */
      missing: string[];
    }
  | { fault: string };

export type PlainObject = Readonly<Record<string, unknown>>;

/** Whether the value is an object and not an array; also true for a placeholder. */
export function isObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The kind of value behind a placeholder; undefined for any other value. */
export function opaqueKindOf(value: unknown): string | undefined {
  return isObject(value) && typeof value[OPAQUE_KEY] === 'string' ? value[OPAQUE_KEY] : undefined;
}

/** The value if it is an object; an empty object for anything else, also for a placeholder. */
export function objectAt(value: unknown): PlainObject {
  return isObject(value) && opaqueKindOf(value) === undefined ? value : {};
}

/** The value if it is an array; an empty array for anything else. */
export function listAt(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value as text if it is a text or a number; undefined for anything else, and for blank text. */
export function textAt(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** A description of the value for the report, at most 80 characters long. */
export function showValue(value: unknown): string {
  const kind = opaqueKindOf(value);
  if (kind !== undefined) return `(${kind})`;
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}
