import { nameToEmoji } from 'gemoji';
import type { TokenizerAndRendererExtension } from 'marked';

const EMOJI = new Map(Object.entries(nameToEmoji));
const CODE_PATTERN = /^:([\w+-]+):/;

/** Extension of marked for emoji codes with GitHub's names: `:tada:` → 🎉. */
export const inlineEmoji: TokenizerAndRendererExtension = {
  name: 'emoji',
  level: 'inline',
  start: (src) => src.search(/:[\w+-]+:/),
  tokenizer(src) {
    const found = CODE_PATTERN.exec(src);
    const emoji = found && EMOJI.get(found[1] ?? '');
    return emoji ? { type: 'emoji', raw: found[0], emoji } : undefined;
  },
  renderer: (token) => String(token.emoji),
};

/** Expands emoji codes in plain text, for titles. */
export function expandEmoji(text: string): string {
  return text.replace(/:([\w+-]+):/g, (code, name: string) => EMOJI.get(name) ?? code);
}
