/**
 * Stores the records of a bundle, as JSON, by the names of their files. A `Map` holds them in memory; the store of a
 * build does not, because the records of a large site take too much.
 */
export interface RecordStore {
  set(file: string, text: string): void;
  /** Whether there is a record under this name. One of an earlier build becomes part of this build. */
  has(file: string): boolean;
  get(file: string): string | undefined;
}

/** Drops records, for callers that need facts about the pages but never their HTML. */
export const NO_RECORDS: RecordStore = { set: () => undefined, has: () => true, get: () => undefined };
