/** Text is compared by all its pieces of this length. Characters. */
const SHINGLE_LENGTH = 8;

/** Least hashes kept of a text, one for each class of hashes; more make the estimate finer. */
const SKETCH_SIZE = 64;

/** Classes that are looked up together: texts that agree in one whole band are compared. */
const BAND_SIZE = 4;

/** Of the texts in one band so many are compared with a new one, so that a thousand copies take no million comparisons. */
const MAX_COMPARED = 4;

/** What is left of a text to compare it by: a MinHash by one permutation. */
export type Sketch = Uint32Array;

/** The sketch of a text; blanks and punctuation do not count. */
export function sketchOf(text: string): Sketch {
  const sketch = new Uint32Array(SKETCH_SIZE).fill(0xffffffff);
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  for (let end = SHINGLE_LENGTH; end <= letters.length; end++) {
    const hash = hashOf(letters, end - SHINGLE_LENGTH, end);
    const bin = hash % SKETCH_SIZE;
    const rest = Math.floor(hash / SKETCH_SIZE);
    if (rest < (sketch[bin] ?? 0)) sketch[bin] = rest;
  }
  return sketch;
}

/** Share of the pieces two texts have in common, estimated: 0 to 1. */
function similarityOf(a: Sketch, b: Sketch): number {
  let same = 0;
  for (let i = 0; i < SKETCH_SIZE; i++) if (a[i] === b[i]) same++;
  return same / SKETCH_SIZE;
}

/** Finds the nearest of the texts seen before, in time that does not grow with their number. */
export class SimilarTexts<T> {
  readonly #bands = new Map<string, { item: T; sketch: Sketch }[]>();

  /** Adds a text; answers the most similar of those added before, if one is near. */
  add(item: T, sketch: Sketch): { item: T; similarity: number } | undefined {
    let nearest: { item: T; similarity: number } | undefined;
    for (let start = 0; start < SKETCH_SIZE; start += BAND_SIZE) {
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

/** FNV-1a with a final mixing, 32 bits. */
function hashOf(text: string, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
