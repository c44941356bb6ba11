import { compactPhrase, normalizeText } from './normalize-text';
import { contentWords } from './stop-words';

/**
 * The keys under which the index lists a whole name: the name itself, and the name without stop words if that differs.
 */
export function phraseKeys(text: string): string[] {
  const whole = compactPhrase(text);
  const content = compactPhrase(contentWords(normalizeText(text)).join(''));
  return whole === content ? [whole] : [whole, content];
}
