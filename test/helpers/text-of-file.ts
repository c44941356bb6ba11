import type { OutputFile } from '../../tools/support/output-file';

/** Text of an output file; for a copy of a file, the path of the original. */
export function textOfFile({ data, parts, lazy, copyOf }: OutputFile): string {
  if (lazy) return lazy.make();
  return parts ? [...parts].join('') : String(data ?? copyOf);
}
