/** A code block whose language can be parsed. */
export interface CodeToParse {
  language: SampleLanguage;
  code: string;
}

/** A fault in a sample; line and column count from 1, within the code. */
export interface SampleFault {
  line: number;
  column: number;
  message: string;
}

/** Languages that are parsed. */
export type SampleLanguage = 'json' | 'yaml' | 'js' | 'bash' | 'mermaid';

/** The names of each language in a fence. */
export const SAMPLE_LANGUAGES: ReadonlyMap<string, SampleLanguage> = new Map([
  ['json', 'json'],
  ['jsonc', 'json'],
  ['yaml', 'yaml'],
  ['yml', 'yaml'],
  ['js', 'js'],
  ['javascript', 'js'],
  ['mjs', 'js'],
  ['bash', 'bash'],
  ['sh', 'bash'],
  ['mermaid', 'mermaid'],
]);

/** The answer of the parsing process to a list of samples: the fault of each, or null if it is correct. */
export type SampleReply = (SampleFault | null)[];
