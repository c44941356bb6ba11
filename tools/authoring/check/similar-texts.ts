/** Length of a shingle, in characters: texts are compared by all their substrings of this length. */
const SHINGLE_LENGTH = 8;

/** How many bits of a hash select its bin. */
const SKETCH_BITS = 6;

/** A sketch keeps the smallest hash of each bin; more bins make the estimate finer. */
const SKETCH_SIZE = 1 << SKETCH_BITS;

/** Base of the rolling hash of a shingle (Rabin-Karp). */
const BASE = 0x01000193;

/** BASE to the power of SHINGLE_LENGTH, in 32 bits: the weight of the character that drops out. */
const LEAVING = Array.from({ length: SHINGLE_LENGTH }).reduce<number>((power) => Math.imul(power, BASE), 1);

/** A summary of a text for comparisons: a MinHash with one permutation. */
export type Sketch = Uint32Array;

/** Makes the sketch of a text; white space and punctuation do not count. */
export function sketchOf(text: string): Sketch {
  const sketch = new Uint32Array(SKETCH_SIZE).fill(0xffffffff);
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  let rolling = 0;
  for (let i = 0; i < letters.length; i++) {
    rolling = Math.imul(rolling, BASE) + letters.charCodeAt(i);
    if (i >= SHINGLE_LENGTH) rolling -= Math.imul(letters.charCodeAt(i - SHINGLE_LENGTH), LEAVING);
    if (i < SHINGLE_LENGTH - 1) continue;
    const hash = mix(rolling);
    const bin = hash & (SKETCH_SIZE - 1);
    const rest = hash >>> SKETCH_BITS;
    if (rest < (sketch[bin] ?? 0)) sketch[bin] = rest;
  }
  return sketch;
}

/** Spreads a hash over all 32 bits. Source: the finaliser of MurmurHash3. */
function mix(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** Estimated share of pieces that two texts have in common, 0 to 1; 0 if it is below `least`. */
export function similarityOf(a: Sketch, b: Sketch, least: number): number {
  let same = SKETCH_SIZE;
  for (let i = 0; i < SKETCH_SIZE; i++) {
    if (a[i] !== b[i]) same--;
    // Most texts differ soon; all pages are compared with each other.
    if (same < least * SKETCH_SIZE) return 0;
  }
  return same / SKETCH_SIZE;
}
