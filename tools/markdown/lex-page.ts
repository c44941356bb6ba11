import { Lexer, type MarkedOptions, type Token, type Tokenizer } from 'marked';
import { CJK_CHARACTERS } from './cjk';
import { CJK_EMPHASIS_RULES } from './cjk-emphasis';
import { adaptBlockRules, adaptInlineRules } from './lexer-rules';

const CJK_PATTERN = new RegExp(`[${CJK_CHARACTERS}]`, 'u');
const BLOCK_RULES = adaptBlockRules(Lexer.rules.block.gfm);
const INLINE_RULES = adaptInlineRules(Lexer.rules.inline.gfm);
const CJK_INLINE_RULES = { ...INLINE_RULES, ...CJK_EMPHASIS_RULES };

/** Reads a page with our rules. One without a Chinese character keeps the emphasis of CommonMark to the letter. */
export function lexPage<P, R>(source: string, options?: MarkedOptions<P, R>): Token[] {
  const lexer = new Lexer<P, R>(options);
  const tokenizer = lexer.options.tokenizer;
  if (tokenizer) tokenizer.rules = rulesFor(source, tokenizer.rules);
  return lexer.lex(source);
}

function rulesFor(source: string, rules: Tokenizer['rules']): Tokenizer['rules'] {
  return { ...rules, block: BLOCK_RULES, inline: CJK_PATTERN.test(source) ? CJK_INLINE_RULES : INLINE_RULES };
}
