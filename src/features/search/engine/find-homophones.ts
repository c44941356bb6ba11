import type { IndexReader } from './index-reader';

/** Maximum number of homophones that are tried; the likeliest come first. */
const MAX_WORDS = 3;

/** Words of the site that sound like a pair of Chinese characters and share a character with it: 摸板 → 模板. */
export async function findHomophones(reader: IndexReader, pair: string): Promise<string[]> {
  const sounds = Object.entries(await reader.sounds());
  const [first = [], second = []] = Array.from(pair, (character) =>
    sounds.filter(([, characters]) => characters.includes(character)).map(([sound]) => sound),
  );
  const spellings = first.flatMap((one) => second.map((other) => one + other));
  const phrases = (await Promise.all(spellings.map((spelling) => reader.phrasesOfPinyin(spelling)))).flat();
  const words = phrases.map((phrase) => phrase.slice(0, pair.length));
  const near = words.filter(
    (word) => word !== pair && Array.from(pair).some((character) => word.includes(character)),
  );
  return Array.from(new Set(near)).slice(0, MAX_WORDS);
}
