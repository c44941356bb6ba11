/** A file of the site. Exactly one of `data`, `parts`, `copyOf` and `lazy` is set. */
export interface OutputFile {
  /** Name below the output folder, with `/`. */
  file: string;
  data?: string | Uint8Array;
  /** Text in pieces, which together may be larger than memory allows. */
  parts?: Iterable<string>;
  /** Absolute path of the original. */
  copyOf?: string;
  lazy?: LazyText;
}

/** Text that is made only when the last build does not have it. */
export interface LazyText {
  /** Says everything the text depends on: the same key means the same text. */
  key: string;
  make(): string;
}
