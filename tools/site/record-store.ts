/** Where the records of a bundle are from the moment they are made, so that no build holds those of all pages at once. */
export interface RecordStore {
  /** Takes a record, as JSON, under the name of its chunk. */
  add(file: string, text: string): Promise<void>;
  /** Takes over the record an earlier build has left under this name; says whether there is one. */
  takeOver(file: string): Promise<boolean>;
  /** The text of a record that was added or taken over. */
  read(file: string): string;
}

/** For bundles that are written at the end, or not at all. */
export class MemoryRecords implements RecordStore {
  readonly #texts = new Map<string, string>();

  async add(file: string, text: string): Promise<void> {
    this.#texts.set(file, text);
  }

  async takeOver(): Promise<boolean> {
    return false;
  }

  read(file: string): string {
    const text = this.#texts.get(file);
    if (text === undefined) throw new Error(`there is no record ${file}`);
    return text;
  }
}

/** For those who ask for what is said of the pages, and never for their HTML. */
export class UnreadRecords implements RecordStore {
  async add(): Promise<void> {}

  async takeOver(): Promise<boolean> {
    return true;
  }

  read(file: string): string {
    throw new Error(`the record ${file} was not kept`);
  }
}
