import { compactPhrase, normalizeText } from './normalize-text';
import { contentWords } from './stop-words';

/**
 * The keys under which the index lists a whole name: one of the full name, and one without stop words if it differs.
 */
export function phraseKeys(text: string): string[] {
  const whole = compactPhrase(text);
  const content = compactPhrase(contentWords(normalizeText(text)).join(''));
  return whole === content ? [whole] : [whole, content];
}
