/** A code block whose language can be parsed. */
export interface Sample {
  language: SampleLanguage;
  code: string;
}

/** What is wrong with a sample; lines and columns from 1, within the code. */
export interface SampleFault {
  line: number;
  column: number;
  message: string;
}

/** Languages that are parsed; each has a file here. */
export type SampleLanguage = 'json' | 'yaml' | 'js' | 'bash' | 'mermaid';

/** Names of a fence for each. */
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

/** What the process that parses is sent, and what it answers: the faults of each sample, null where it is sound. */
export type SampleRequest = Sample[];
export type SampleReply = (SampleFault | null)[];
