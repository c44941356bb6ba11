import { MAX_SCROLL_POSITIONS } from '../../bundle/constants';
import { readStoredMap, STORAGE_KEYS, writeStored } from '../../shared/storage';

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** How far the reader had scrolled at each entry of the history; survives a reload. */
export class ScrollPositions {
  readonly #tops = new Map(Object.entries(readStoredMap('sessionStorage', STORAGE_KEYS.scroll, isNumber)));

  get(key: string): number | undefined {
    return this.#tops.get(key);
  }

  set(key: string, top: number): void {
    // Deleted first, so that the map stays in the order of last use.
    this.#tops.delete(key);
    this.#tops.set(key, top);
  }

  save(): void {
    const recent = [...this.#tops].slice(-MAX_SCROLL_POSITIONS);
    writeStored('sessionStorage', STORAGE_KEYS.scroll, JSON.stringify(Object.fromEntries(recent)));
  }
}
