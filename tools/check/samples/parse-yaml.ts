import { parseAllDocuments } from 'yaml';
import type { SampleFault } from './sample';

/** A line that says that something is left out. */
const ELLIPSIS_LINE_PATTERN = /^[ \t]*(?:- )?…+[ \t]*$/gm;

/** Checks YAML of one or several documents. */
export function parseYaml(code: string): SampleFault | null {
  const documents = parseAllDocuments(code.replace(ELLIPSIS_LINE_PATTERN, ''), { prettyErrors: true });
  const [error] = Array.isArray(documents) ? documents.flatMap(({ errors }) => errors) : [];
  if (!error) return null;
  const { line, col } = error.linePos?.[0] ?? { line: 1, col: 1 };
  const [message = ''] = error.message.split(/ at line \d+/, 1);
  return { line, column: col, message };
}
