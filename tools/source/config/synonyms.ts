import { z } from 'zod';
import { compactPhrase, HAN_PATTERN } from '../../../src/bundle/search/normalize-text';
import { memoize } from '../../support/memoize';
import type { Problem } from '../../support/problems';
import { readYaml } from '../../support/yaml-document';

/** File below the content folder with the list of synonyms. */
const SYNONYMS_FILE = 'synonyms.yml';

/** Groups of words with the same meaning; the key of each group is one of its words. */
const synonymsSchema = z.record(z.string().min(1), z.array(z.string().min(1)).min(1));

/** A synonym of a word in a name. */
interface Synonym {
  text: string;
  /** Whether the word that it replaces is the whole name. */
  isWhole: boolean;
}

/** Finds the synonyms of the words in a name. */
export class Synonyms {
  /** Maps the compact spelling of a word to the other words of its groups. */
  readonly #others = new Map<string, Set<string>>();

  constructor(groups: readonly (readonly string[])[]) {
    for (const group of groups) {
      for (const word of group) {
        const key = compactPhrase(word);
        const others = this.#others.get(key) ?? new Set();
        for (const other of group) if (compactPhrase(other) !== key) others.add(other);
        this.#others.set(key, others);
      }
    }
  }

  /** Synonyms of the words in a name; results are cached. */
  readonly of = memoize((name) => this.#find(name));

  #find(name: string): Synonym[] {
    const compact = compactPhrase(name);
    const words = new Set(name.toLowerCase().match(/[a-z\d]+/g));
    return Array.from(this.#others).flatMap(([key, others]) => {
      const occurs = HAN_PATTERN.test(key) ? compact.includes(key) : words.has(key) || compact === key;
      return occurs ? Array.from(others, (text) => ({ text, isWhole: compact === key })) : [];
    });
  }
}

/** Reads `synonyms.yml`: `备份: [backup, 存档]`. Without the file there are no synonyms. */
export async function readSynonyms(root: string): Promise<{ groups: string[][]; problems: Problem[] }> {
  const read = await readYaml(root, SYNONYMS_FILE, synonymsSchema, 'synonyms');
  const groups = Object.entries(read?.value ?? {}).map(([word, others]) => [word, ...others]);
  return { groups, problems: read?.problems ?? [] };
}
