import { nameToEmoji } from 'gemoji';
import type { TokenizerAndRendererExtension } from 'marked';

const CODE_PATTERN = /^:([\w+-]+):/;

/** `:tada:` → 🎉, by GitHub's names. */
export const inlineEmoji: TokenizerAndRendererExtension = {
  name: 'emoji',
  level: 'inline',
  tokenizer(src) {
    const found = CODE_PATTERN.exec(src);
    const emoji = found?.[1] === undefined ? undefined : nameToEmoji[found[1]];
    return found && emoji ? { type: 'emoji', raw: found[0], emoji } : undefined;
  },
  renderer: (token) => String(token.emoji),
};

/** Expands emoji codes in plain text, for titles. */
export function expandEmoji(text: string): string {
  return text.replace(/:([\w+-]+):/g, (code, name: string) => nameToEmoji[name] ?? code);
}
