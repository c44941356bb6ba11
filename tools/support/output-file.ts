/** A file of the site. Exactly one of `data`, `parts`, `copyOf` and `lazy` is set. */
export interface OutputFile {
  /** Name below the output folder, with `/`. */
  file: string;
  data?: string | Uint8Array;
  /** Text in pieces, for texts put together from many pages. */
  parts?: Iterable<string>;
  /** Absolute path of the original. */
  copyOf?: string;
  lazy?: LazyText;
  /** What the file is made from, for error messages: a source file below the content folder. */
  source?: string;
  /** Another file that has to be there before this one, by its name below the output folder. */
  needs?: string;
}

/** Text that is made only when the last build does not have it. */
export interface LazyText {
  /** Says everything the text depends on: the same key means the same text. */
  key: string;
  make(): string;
}
