import { areAllBash, parseBash } from './parse-bash';
import { parseJs, parseJson } from './parse-script';
import { parseYamlSample } from './parse-yaml';
import type { CodeToParse, SampleFault, SampleReply } from './sample';

/** How many shell samples are parsed at once: starting a shell is slow. Only in a batch with a fault is each parsed by itself. */
const BASH_BATCH = 40;

/** Parses samples; returns one entry for each, in their order. */
export async function parseSamples(samples: readonly CodeToParse[]): Promise<SampleReply> {
  const valid = await findValidBash(samples);
  const reply: SampleReply = [];
  for (const sample of samples) reply.push(valid.has(sample) ? null : await parseSample(sample));
  return reply;
}

async function parseSample({ language, code }: CodeToParse): Promise<SampleFault | null> {
  switch (language) {
    case 'json':
      return parseJson(code);
    case 'yaml':
      return parseYamlSample(code);
    case 'js':
      return parseJs(code);
    case 'bash':
      return parseBash(code);
    case 'mermaid': {
      // Loaded only for sites with diagrams, because it is large.
      const { parseMermaid } = await import('./parse-mermaid');
      return parseMermaid(code);
    }
  }
}

async function findValidBash(samples: readonly CodeToParse[]): Promise<Set<CodeToParse>> {
  const valid = new Set<CodeToParse>();
  const commands = samples.filter(({ language }) => language === 'bash');
  for (let start = 0; start < commands.length; start += BASH_BATCH) {
    const batch = commands.slice(start, start + BASH_BATCH);
    if (!(await areAllBash(batch.map(({ code }) => code)))) continue;
    for (const sample of batch) valid.add(sample);
  }
  return valid;
}
