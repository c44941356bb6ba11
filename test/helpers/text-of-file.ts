import type { OutputFile } from '../../tools/support/output-file';

/** What will stand in a file of the output; for a copy, where its original is. */
export function textOfFile({ data, parts, lazy, copyOf }: OutputFile): string {
  if (lazy) return lazy.make();
  return parts ? [...parts].join('') : String(data ?? copyOf);
}
