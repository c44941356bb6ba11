import { parseAllDocuments } from 'yaml';
import { findTooDeep } from '../../../support/yaml-limits';
import type { SampleFault } from './sample';

/** A line that means that something is left out. */
const ELLIPSIS_LINE_PATTERN = /^[ \t]*(?:- )?…+[ \t]*$/gm;

/** Checks YAML with one or more documents. */
export function parseYamlSample(code: string): SampleFault | null {
  const whole = code.replace(ELLIPSIS_LINE_PATTERN, '');
  const tooDeep = findTooDeep(whole);
  if (tooDeep !== undefined) {
    return {
      line: whole.slice(0, tooDeep).split('\n').length,
      column: 1,
      message: 'it is nested too deeply',
    };
  }
  const documents = parseAllDocuments(whole, { prettyErrors: true });
  const [error] = Array.isArray(documents) ? documents.flatMap(({ errors }) => errors) : [];
  if (!error) return null;
  const { line, col } = error.linePos?.[0] ?? { line: 1, col: 1 };
  const [message = ''] = error.message.split(/ at line \d+/, 1);
  return { line, column: col, message };
}
