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

export type SampleLanguage = 'json' | 'yaml' | 'js' | 'bash' | 'mermaid';

/** Maps the language that a fence names to the language that is parsed. */
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
