import { CJK_CHARACTERS, SHARED_PUNCTUATION } from './cjk';
import type { InlineRules } from './lexer-rules';

/*
 * CommonMark looks for spaces and punctuation around `**` to tell an opening run from a closing one.
 * Chinese has no spaces, so `**“引用”**后面` or `重要**（注）**内容` stay literal there. These patterns
 * are marked 18's own with two changes: a CJK character is never punctuation, and beside any other
 * punctuation it counts as the space that is missing. `_` stays as it is: it joins the parts of names.
 * Remove them when marked offers CJK-friendly emphasis itself (markedjs/marked issues on "CJK").
 */

const cjk = `[${CJK_CHARACTERS}${SHARED_PUNCTUATION}]`;

/** What stands before an opening run that punctuation follows. */
const BEFORE_OPENING = new RegExp(`^((?![*_])(?:[\\s\\p{P}\\p{S}]|${cjk}))`, 'u');

/** An opening run; groups as marked's: 1 and 3 the punctuation after it, 2 and 4 anything else. */
const OPENING_EMPHASIS = new RegExp(
  `^(?:\\*+(?:((?!\\*|~|${cjk})[\\p{P}\\p{S}])|([^\\s*]))?)|^_+(?:((?!_)[\\p{P}\\p{S}])|([^\\s_]))?`,
  'u',
);
const OPENING_DELETION = new RegExp(`^~~(?:((?!~|${cjk})[\\p{P}\\p{S}])|[^\\s~])`, 'u');

/** Later runs of `mark`; groups as marked's: 1 and 2 close, 3 and 4 open, 5 and 6 either. */
function laterRuns(mark: string, run: string, skip: string): RegExp {
  const sign = `(?!${mark}|~|${cjk})[\\p{P}\\p{S}]`;
  const letter = `(?!${cjk})(?:[^\\s\\p{P}\\p{S}]${mark === '~' ? '' : '|~'})`;
  const alternatives = [
    skip,
    `[^${mark}]+(?=[^${mark}])`,
    `${sign}(${run})(?=\\s|$)`,
    `(?:${letter}|${cjk}(?=${run}(?:\\s|$)))(${run})(?!${mark})(?=${sign}|\\s|$)`,
    `(?:${sign}(?=${run}${letter})|\\s)(${run})(?=${letter}|${cjk})`,
    `\\s(${run})(?!${mark})(?=${sign})`,
    `(?:${sign}|${cjk})(${run})(?!${mark})(?=${sign}|${cjk})`,
    `(?:${letter}|${cjk})(${run})(?=${letter}|${cjk})`,
  ];
  return new RegExp(alternatives.filter((alternative) => alternative !== '').join('|'), 'gu');
}

/** Emphasis that works next to Chinese characters and punctuation. */
export const CJK_EMPHASIS_RULES: Partial<InlineRules> = {
  punctuation: BEFORE_OPENING,
  emStrongLDelim: OPENING_EMPHASIS,
  emStrongRDelimAst: laterRuns('\\*', '\\*+', '^[^_*]*?__[^_*]*?\\*[^_*]*?(?=__)'),
  delLDelim: OPENING_DELETION,
  delRDelim: laterRuns('~', '~~', ''),
};
