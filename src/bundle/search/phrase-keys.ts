import { compactPhrase, normalizeText } from './normalize-text';
import { contentWords } from './stop-words';

/** The keys under which a whole name is found: as it is, and without stop words. */
export function phraseKeys(text: string): string[] {
  const whole = compactPhrase(text);
  const content = compactPhrase(contentWords(normalizeText(text)).join(''));
  return whole === content ? [whole] : [whole, content];
}
