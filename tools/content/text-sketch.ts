/** Text is compared by all its pieces of this length. Characters. */
const SHINGLE_LENGTH = 8;

/** Least hashes kept of a text, one for each class of hashes; more make the estimate finer. */
export const SKETCH_SIZE = 64;

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

/** FNV-1a with a final mixing, 32 bits. */
function hashOf(text: string, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
