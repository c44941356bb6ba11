/** Stores the records of a bundle as they are made, so that a build need not hold all of them in memory. */
export interface RecordStore {
  /** Adds a record, as JSON, under the name of its chunk. */
  add(file: string, text: string): Promise<void>;
  /** Takes over the record that an earlier build left under this name. Returns whether there is one. */
  takeOver(file: string): Promise<boolean>;
  /** The text of a record that was added or taken over. */
  read(file: string): string;
}

/** Holds records in memory, for bundles that are written at the end or not at all. */
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

/** Drops records, for callers that need facts about the pages but never their HTML. */
export class UnreadRecords implements RecordStore {
  async add(): Promise<void> {}

  async takeOver(): Promise<boolean> {
    return true;
  }

  read(file: string): string {
    throw new Error(`the record ${file} was not kept`);
  }
}
