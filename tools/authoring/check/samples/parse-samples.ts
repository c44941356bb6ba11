import { ParseError, parse as parseShell } from 'sh-syntax';
import { parseAllDocuments } from 'yaml';
import { parseJs, parseJson } from './parse-script';
import type { CodeToParse, SampleFault, SampleLanguage } from './sample';

/**
 * Number of shell samples that are parsed together, because starting the parser is slow. If a batch has a fault, each
 * of its samples is parsed by itself.
 */
const BASH_BATCH = 40;

/** A placeholder such as `<name>`, for the reader to fill in; a shell would read it as two redirections. */
const PLACEHOLDER_PATTERN = /<(?=[^<>\s]*[\p{L}])[^<>\n|&;"'`()]*>/gu;

/** A line of YAML that means that something is left out. */
const ELLIPSIS_LINE_PATTERN = /^[ \t]*(?:- )?…+[ \t]*$/gm;

/** Parses samples; returns for each, in their order, its first fault, or null if it is correct. */
export async function parseSamples(samples: readonly CodeToParse[]): Promise<(SampleFault | null)[]> {
  const valid = await findValidBash(samples);
  const faults: (SampleFault | null)[] = [];
  for (const sample of samples)
    faults.push(valid.has(sample) ? null : await PARSERS[sample.language](sample.code));
  return faults;
}

/** The parser for each language. */
const PARSERS: Record<SampleLanguage, (code: string) => SampleFault | null | Promise<SampleFault | null>> = {
  json: parseJson,
  yaml: parseYaml,
  js: parseJs,
  bash: parseBash,
  // Loaded only for sites with diagrams, because it is large.
  mermaid: async (code) => (await import('./parse-mermaid')).parseMermaid(code),
};

/** Finds the shell samples that are in a batch without a fault. */
async function findValidBash(samples: readonly CodeToParse[]): Promise<Set<CodeToParse>> {
  const valid = new Set<CodeToParse>();
  const commands = samples.filter(({ language }) => language === 'bash');
  for (let start = 0; start < commands.length; start += BASH_BATCH) {
    const batch = commands.slice(start, start + BASH_BATCH);
    const fault = await parseBash(batch.map(({ code }) => `(\n:\n${code}\n)`).join('\n'));
    if (fault === null) for (const sample of batch) valid.add(sample);
  }
  return valid;
}

/** Checks shell commands with a parser for bash; a placeholder counts as a word. */
async function parseBash(code: string): Promise<SampleFault | null> {
  try {
    await parseShell(code.replace(PLACEHOLDER_PATTERN, (found) => 'x'.repeat(found.length)));
    return null;
  } catch (error) {
    // The parser ran out of stack or memory.
    if (error instanceof RangeError || error instanceof WebAssembly.RuntimeError)
      return { line: 1, column: 1, message: 'it is nested too deeply' };
    if (!(error instanceof ParseError)) throw error;
    return { line: error.Pos?.Line ?? 1, column: error.Pos?.Col ?? 1, message: error.Text };
  }
}

/** Checks YAML with one or more documents. */
async function parseYaml(code: string): Promise<SampleFault | null> {
  const whole = code.replace(ELLIPSIS_LINE_PATTERN, '');
  const documents = parseAllDocuments(whole, { prettyErrors: true });
  const [error] = Array.isArray(documents) ? documents.flatMap(({ errors }) => errors) : [];
  if (!error) return null;
  const { line, col } = error.linePos?.[0] ?? { line: 1, col: 1 };
  const [message = ''] = error.message.split(/ at line \d+/, 1);
  return { line, column: col, message };
}
