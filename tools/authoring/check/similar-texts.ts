/** Length of a shingle, in characters: texts are compared by all their substrings of this length. */
const SHINGLE_LENGTH = 8;

/** Number of bits of a shingle's hash that select its bin. */
const BIN_BITS = 6;

/** Number of bins. A sketch keeps the smallest hash of each bin; more bins give a finer estimate. */
const BIN_COUNT = 1 << BIN_BITS;

/** A shingle's characters are the coefficients of a polynomial: its value at `BASE`, mixed, is the shingle's hash. */
const BASE = 0x01000193;

/** Entries per band of a sketch: two texts are compared when a whole band is the same (locality-sensitive hashing). */
const BAND_SIZE = 4;

/** Maximum number of texts compared per band: a thousand copies must not take a million comparisons. */
const MAX_COMPARED = 4;

/** Makes the sketch of a text (a MinHash with one permutation); white space and punctuation do not count. */
export function sketchOf(text: string): Uint32Array {
  const sketch = new Uint32Array(BIN_COUNT).fill(0xffffffff);
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  for (let end = SHINGLE_LENGTH; end <= letters.length; end++) {
    let value = 0;
    for (let i = end - SHINGLE_LENGTH; i < end; i++) value = Math.imul(value, BASE) + letters.charCodeAt(i);
    const hash = mix(value);
    const bin = hash & (BIN_COUNT - 1);
    sketch[bin] = Math.min(sketch[bin] ?? 0, hash >>> BIN_BITS);
  }
  return sketch;
}

/** Spreads a hash over all 32 bits. Source: the finaliser of MurmurHash3. */
function mix(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** Estimated share of shingles that two texts have in common: 0 to 1. */
function similarityOf(a: Uint32Array, b: Uint32Array): number {
  let same = 0;
  for (let i = 0; i < BIN_COUNT; i++) if (a[i] === b[i]) same++;
  return same / BIN_COUNT;
}

/** Finds a similar text added before, in time that does not grow with the number of texts. */
export class SimilarTexts<T> {
  readonly #bands = new Map<string, { item: T; sketch: Uint32Array }[]>();

  /**
   * Adds a text. Returns the most similar of the earlier texts that were compared with it: of those that share a band,
   * the first `MAX_COMPARED`. Undefined if none shares a band.
   */
  add(item: T, sketch: Uint32Array): { item: T; similarity: number } | undefined {
    let nearest: { item: T; similarity: number } | undefined;
    for (let start = 0; start < BIN_COUNT; start += BAND_SIZE) {
      const key = `${start}:${sketch.subarray(start, start + BAND_SIZE).join()}`;
      const members = this.#bands.get(key) ?? [];
      for (const other of members) {
        const similarity = similarityOf(sketch, other.sketch);
        if (similarity > (nearest?.similarity ?? 0)) nearest = { item: other.item, similarity };
      }
      if (members.length < MAX_COMPARED) this.#bands.set(key, [...members, { item, sketch }]);
    }
    return nearest;
  }
}
