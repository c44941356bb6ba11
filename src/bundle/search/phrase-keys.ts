import { compactPhrase, normalizeText } from './normalize-text';
import { contentWords } from './stop-words';

/**
 * The keys under which the index lists a title, tag, heading or question as a whole, and a query looks for one: all its
 * words, and those without stop words if that differs.
 */
export function phraseKeys(text: string): string[] {
  const whole = compactPhrase(text);
  const content = compactPhrase(contentWords(normalizeText(text)).join(''));
  return whole === content ? [whole] : [whole, content];
}
