/** Stack of open elements, innermost last. Closing an element closes those inside it. */
export class OpenElements<T extends { name: string }> {
  readonly #open: T[] = [];
  readonly #counts = new Map<string, number>();

  open(element: T): void {
    this.#open.push(element);
    this.#count(element.name, 1);
  }

  /**
   * Closes the innermost element with a name. Returns the elements inside it that were still open, or null when no
   * element with the name is open.
   */
  close(name: string): T[] | null {
    if (!this.#counts.get(name)) return null;
    const at = this.#open.findLastIndex((element) => element.name === name);
    return this.#closeFrom(at).slice(1);
  }

  /** Closes and returns all elements. */
  closeAll(): T[] {
    return this.#closeFrom(0);
  }

  #closeFrom(at: number): T[] {
    const closed = this.#open.splice(at);
    for (const { name } of closed) this.#count(name, -1);
    return closed;
  }

  #count(name: string, change: number): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + change);
  }
}
