import { SKETCH_SIZE, type Sketch } from './text-sketch';

/** Entries per band of a sketch: two texts are compared when a whole band is the same (locality-sensitive hashing). */
const BAND_SIZE = 4;

/**
 * Most texts of one band that a new text is compared with, so that a thousand copies do not take a million comparisons.
 */
const MAX_COMPARED = 4;

/** Estimated share of pieces that two texts have in common: 0 to 1. */
function similarityOf(a: Sketch, b: Sketch): number {
  let same = 0;
  for (let i = 0; i < SKETCH_SIZE; i++) if (a[i] === b[i]) same++;
  return same / SKETCH_SIZE;
}

/** Finds the most similar text seen before, in time that does not grow with the number of texts. */
export class SimilarTexts<T> {
  readonly #bands = new Map<string, { item: T; sketch: Sketch }[]>();

  /** Adds a text; returns the most similar text added before, if there is a similar one. */
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
