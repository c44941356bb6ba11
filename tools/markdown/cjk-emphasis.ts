import type { MarkedExtension } from 'marked';

/*
 * CommonMark looks for spaces and punctuation around `**` to tell an opening run from a closing one.
 * Chinese has no spaces, so `**“引用”**后面` or `重要：**“注意”**` stay literal there. These patterns
 * are marked 18's own (`emStrongLDelim` and the rest) with two changes: a CJK character is never
 * punctuation, and next to ASCII punctuation it counts as the space that is missing.
 * Remove them when marked offers CJK-friendly emphasis itself (markedjs/marked issues on "CJK").
 */

const CJK =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Bopomofo}\\u3000-\\u303f\\uff00-\\uffef“”‘’…—·';
const cjk = `[${CJK}]`;
const punctuation = `(?!~|${cjk})[\\p{P}\\p{S}]`;
const punctuationOrSpace = `(?!~|${cjk})[\\s\\p{P}\\p{S}]`;
const neither = `(?:[^\\s\\p{P}\\p{S}]|~|${cjk})`;

/** Delimiter run at the start; groups as marked's: 1 and 3 punctuation after it, 2 and 4 anything else. */
const LEFT = new RegExp(
  `^(?:\\*+(?:((?!\\*)${punctuation})|([^\\s*]))?)|^_+(?:((?!_)${punctuation})|([^\\s_]))?`,
  'u',
);

/** What may stand before an opening run that punctuation follows. */
const BEFORE_LEFT = new RegExp(`^((?![*_])(?:[\\s\\p{P}\\p{S}]|${cjk}))`, 'u');

/** Later runs of `mark`; groups as marked's: 1, 2 close, 3, 4 open, 5, 6 either. */
function rightPattern(mark: string, skip: string, inWord: string): RegExp {
  const run = `(${mark}+)`;
  const after = `(?<=${punctuation}${mark}+)${cjk}`;
  const before = `(?<=${cjk}${mark}+)${punctuation}`;
  const alternatives = [
    skip,
    `[^${mark}]+(?=[^${mark}])`,
    `(?!${mark})${punctuation}${run}(?=[\\s]|$)`,
    `${neither}${run}(?!${mark})(?!${before})(?=${punctuationOrSpace}|$)`,
    `(?!${mark})${punctuationOrSpace}${run}(?!${after})(?=${neither})`,
    `[\\s]${run}(?!${mark})(?=${punctuation})`,
    `(?!${mark})(?:${punctuation}|${cjk})${run}(?!${mark})(?=${punctuation}|${after})`,
    inWord,
  ];
  return new RegExp(alternatives.filter((alternative) => alternative !== '').join('|'), 'gu');
}

const RIGHT_ASTERISK = rightPattern(
  '\\*',
  '^[^_*]*?__[^_*]*?\\*[^_*]*?(?=__)',
  `${neither}(\\*+)(?=${neither})`,
);
const RIGHT_UNDERSCORE = rightPattern('_', '^[^_*]*?\\*\\*[^_*]*?_[^_*]*?(?=\\*\\*)', '');

/** Emphasis that works next to Chinese characters and punctuation. */
export const cjkEmphasis: MarkedExtension = {
  tokenizer: {
    emStrong() {
      const { inline } = this.rules;
      if (inline.emStrongLDelim !== LEFT) {
        // The rules are shared by all of marked's lexers: this one gets its own.
        this.rules = {
          ...this.rules,
          inline: {
            ...inline,
            emStrongLDelim: LEFT,
            emStrongRDelimAst: RIGHT_ASTERISK,
            emStrongRDelimUnd: RIGHT_UNDERSCORE,
            punctuation: BEFORE_LEFT,
          },
        };
      }
      // marked's own tokenizer goes on, with these rules.
      return false;
    },
  },
};
