import type { OutputFile } from '../../tools/support/output-file';

/** Text of an output file; for a copy of a file, the path of the original. */
export function textOfFile({ data, lazy, copyOf }: OutputFile): string {
  return lazy ? lazy.make() : String(data ?? copyOf);
}
