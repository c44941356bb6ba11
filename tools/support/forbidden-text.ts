import { forbiddenCharacters } from '../../src/bundle/escape-html';
import type { SchemaFault } from './schema-issues';

/** Finds characters not allowed in pages and feeds, in the texts and keys of a value. `keys` is its path. */
export function findForbiddenText(value: unknown, keys: string[]): SchemaFault[] {
  if (typeof value === 'string') return faultsOfText(value, keys, `key "${keys.join('.')}"`);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => [
    ...faultsOfText(key, [...keys, key], `a key named ${JSON.stringify(key)}`),
    ...findForbiddenText(child, [...keys, key]),
  ]);
}

function faultsOfText(text: string, keys: string[], what: string): SchemaFault[] {
  const found = forbiddenCharacters(text);
  if (found.length === 0) return [];
  return [
    {
      keys,
      message: `${what}: found ${found.map(nameOf).join(', ')}`,
      hint: 'Allowed: text without control characters and halves of characters.',
    },
  ];
}

function nameOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
