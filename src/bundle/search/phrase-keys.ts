import { compactPhrase, normalizeText } from './normalize-text';
import { contentWords } from './stop-words';

/** The spellings under which a whole name is found: as it is, and without words that ask or fill. */
export function phraseKeys(text: string): string[] {
  const whole = compactPhrase(text);
  const content = compactPhrase(contentWords(normalizeText(text)).join(''));
  return whole === content ? [whole] : [whole, content];
}
