import { z } from 'zod';
import { compactPhrase, HAN_PATTERN } from '../../../src/bundle/search/normalize-text';
import { memoize } from '../../support/memoize';
import type { Problem } from '../../support/problems';
import { readYaml } from '../../support/yaml-document';

/** File below the content folder with the list of synonyms. */
const SYNONYMS_FILE = 'synonyms.yml';

/** Groups of words with the same meaning; the key of each group is one of its words. */
const synonymsSchema = z.record(z.string().min(1), z.array(z.string().min(1)).min(1));

/** Finds the synonyms of the words in a name. */
export class Synonyms {
  /** Maps the compact spelling of a word to the other words of its groups. */
  readonly #others = new Map<string, Set<string>>();

  constructor(groups: readonly (readonly string[])[]) {
    for (const group of groups) {
      for (const key of group.map(compactPhrase)) {
        const others = group.filter((word) => compactPhrase(word) !== key);
        this.#others.set(key, new Set([...(this.#others.get(key) ?? []), ...others]));
      }
    }
  }

  /** Synonyms of the words in a name. Results are cached. */
  readonly of = memoize((name) => {
    const compact = compactPhrase(name);
    const words = new Set(name.toLowerCase().match(/[a-z\d]+/g));
    return Array.from(this.#others).flatMap(([key, others]) => {
      const occurs = HAN_PATTERN.test(key) ? compact.includes(key) : words.has(key) || compact === key;
      return occurs ? Array.from(others) : [];
    });
  });
}

/** Reads `synonyms.yml`: `备份: [backup, 存档]`. Without the file there are no synonyms. */
export async function readSynonyms(root: string): Promise<{ groups: string[][]; problems: Problem[] }> {
  const read = await readYaml(root, SYNONYMS_FILE, synonymsSchema, 'synonyms');
  const groups = Object.entries(read?.value ?? {}).map(([word, others]) => [word, ...others]);
  return { groups, problems: read?.problems ?? [] };
}
