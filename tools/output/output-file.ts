/** A file of the site. Exactly one of `data`, `copyOf` and `lazy` is set. */
export interface OutputFile {
  /** Name below the output folder, with `/`. */
  file: string;
  data?: string | Uint8Array;
  /** Absolute path of the original. */
  copyOf?: string;
  lazy?: LazyText;
}

/** Text that is made only when the last build does not have it. */
export interface LazyText {
  /** Says everything the text depends on but `parts`: the same key and parts mean the same text. */
  key: string;
  /**
   * Texts that it holds once each, and that change when nothing else does, such as the names of files with a
   * hash: where only these differ, the last build's text is taken and they are replaced in it.
   */
  parts: readonly string[];
  make(): string;
}
