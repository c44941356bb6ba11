import { SKETCH_SIZE, type Sketch } from './text-sketch';

/** Classes that are looked up together: texts that agree in one whole band are compared. */
const BAND_SIZE = 4;

/** Of the texts in one band so many are compared with a new one, so that a thousand copies take no million comparisons. */
const MAX_COMPARED = 4;

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
