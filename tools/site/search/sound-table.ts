import { pinyin, polyphonic } from 'pinyin-pro';

/** Rows and columns of GB 2312 that hold its 6,763 Chinese characters: what people type. */
const ROWS = [0xb0, 0xf7] as const;
const COLUMNS = [0xa1, 0xfe] as const;

/** Common Chinese characters by their pinyin without tones; a character is under each of its readings. */
export function soundTable(): Record<string, string> {
  const decoder = new TextDecoder('gb2312');
  const sounds: Record<string, string> = {};
  for (let row = ROWS[0]; row <= ROWS[1]; row++) {
    for (let column = COLUMNS[0]; column <= COLUMNS[1]; column++) {
      const character = decoder.decode(new Uint8Array([row, column]));
      if (!/^\p{Script=Han}$/u.test(character)) continue;
      for (const sound of readingsOf(character)) sounds[sound] = (sounds[sound] ?? '') + character;
    }
  }
  return sounds;
}

function readingsOf(character: string): Set<string> {
  const options = { toneType: 'none', v: true } as const;
  const [all = ''] = polyphonic(character, options);
  return new Set([pinyin(character, options), ...all.split(' ')].filter((sound) => /^[a-z]+$/.test(sound)));
}
