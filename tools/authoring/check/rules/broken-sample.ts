import { fenceOf, takeLineMarks } from '../../../markdown/fence-info';
import { textOf } from '../../../markdown/token-tree';
import type { Place } from '../../../support/yaml-document';
import type { CheckedPage } from '../checked-page';
import type { Finding } from '../finding';
import { type CodeToParse, SAMPLE_LANGUAGES, type SampleFault } from '../samples/sample';

/** Names of the rules for samples that do not parse. */
export const SAMPLE_RULES: readonly string[] = ['broken-sample', 'broken-diagram'];

export interface PlacedSample extends CodeToParse {
  place: Place;
}

/** The code blocks that should parse: those in a known language and not marked `fragment` (incomplete code). */
export function samplesOf(page: CheckedPage): PlacedSample[] {
  return page.allTokens.flatMap((token): PlacedSample[] => {
    const fence = fenceOf(token);
    const language = SAMPLE_LANGUAGES.get(fence?.language ?? '');
    if (language === undefined || fence?.attributes.has('fragment')) return [];
    const { lines, marks } = takeLineMarks(textOf(token));
    const code = lines.map((line, i) => (marks.get(i + 1) === 'remove' ? '' : line)).join('\n');
    return [{ language, code, place: page.placeOf(token) }];
  });
}

/** Makes the finding for a fault in a sample. */
export function brokenSample(
  { language, place }: PlacedSample,
  { line, column, message }: SampleFault,
): Finding {
  const [rule, hint] =
    language === 'mermaid'
      ? ['broken-diagram', 'Correct it: readers would see its source.']
      : ['broken-sample', 'Correct it, or write "fragment" after the language if the code is incomplete.'];
  return {
    severity: 'warning',
    file: place.file,
    line: place.line + line,
    column: place.column + column - 1,
    rule,
    message: `this ${language} does not parse: ${message}`,
    hint,
  };
}
