import type { OwnValue } from '../../bundle/records';
import { readStoredMap, STORAGE_KEYS, writeStored } from '../../shared/storage';

export type OwnValues = Record<string, string>;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Values in memory, until the page is loaded again or closed; undefined until they have been read. */
let current: OwnValues | undefined;

/** What the reader filled in, now or on an earlier visit. */
export function readOwnValues(): OwnValues {
  current ??= readStoredMap('localStorage', STORAGE_KEYS.ownSite, isText);
  return current;
}

/** Sets the reader's values and stores them; secret values are stored only if `withSecrets` is set. */
export function saveOwnValues(fields: readonly OwnValue[], values: OwnValues, withSecrets: boolean): void {
  current = values;
  const secret = new Set(fields.filter(({ isSecret }) => isSecret).map(({ name }) => name));
  const kept = Object.entries(values).filter(([name]) => withSecrets || !secret.has(name));
  writeStored(
    'localStorage',
    STORAGE_KEYS.ownSite,
    kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : '',
  );
}

/** Whether a secret value is stored on this device. */
export function areSecretsStored(fields: readonly OwnValue[]): boolean {
  const stored = readStoredMap('localStorage', STORAGE_KEYS.ownSite, isText);
  return fields.some(({ name, isSecret }) => isSecret && stored[name] !== undefined);
}
