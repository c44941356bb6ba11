/** A file of the site. Exactly one of `data`, `copyOf` and `lazy` is set. */
export interface OutputFile {
  /** Path below the output folder, with `/`. */
  file: string;
  data?: string | Uint8Array;
  /** Absolute path of the file to copy. */
  copyOf?: string;
  /** Text that is made only when the previous build does not have it. */
  lazy?: {
    /** Covers everything the text depends on: the same key means the same text. */
    key: string;
    make(): string;
  };
  /** Source file below the content folder, for error messages. */
  source?: string;
  /** Another file that must be written before this one, by its path below the output folder. */
  needs?: string;
}
