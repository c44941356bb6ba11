import { z } from 'zod';
import type { OwnValue } from '../../../src/bundle/records';
import { closedObject } from '../../support/schema-issues';

/** A text with exactly one part in braces: the part that readers can replace. */
const FIND_PATTERN = /^[^{}]*\{[^{}]+\}[^{}]*$/;

function isRegularExpression(source: string): boolean {
  try {
    new RegExp(source, 'v');
    return true;
  } catch {
    return false;
  }
}

/** A value of the sample site that occurs in code samples. Readers can replace it with the value of their own site. */
export const ownValueSchema = closedObject({
  name: z.string().min(1),
  label: z.string().min(1),
  hint: z.string().min(1),
  /** Regular expression that the reader's value has to match: the `pattern` of an `<input>`. */
  pattern: z.string().refine(isRegularExpression, 'a regular expression'),
  isSecret: z.boolean().optional(),
  find: z
    .array(z.string().regex(FIND_PATTERN, 'a text with one part in braces, such as "siteId={1}"'))
    .min(1),
});

/** Returns a function that tells whether a code sample contains any of these values. */
export function findsOwnValues(values: readonly OwnValue[]): (code: string) => boolean {
  const texts = values.flatMap(({ find }) => find.map((text) => text.replace(/[{}]/g, '')));
  return (code) => texts.some((text) => code.includes(text));
}
