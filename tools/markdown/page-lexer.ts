import { Lexer, type MarkedOptions, type Token, Tokenizer, type Tokens, type TokensList } from 'marked';
import { InlineTexts } from './inline-texts';
import { adaptBlockRules, adaptInlineRules, adaptOtherRules } from './lexer-rules';
import type { PageEnv } from './page-env';

const BLOCK_RULES = adaptBlockRules(Lexer.rules.block.gfm);
const INLINE_RULES = adaptInlineRules(Lexer.rules.inline.gfm);

/** Maximum depth of nested blocks and of nested inline elements. Deeper ones stay text. VuePress has the same limit. */
const MAX_DEPTH = 100;

/** Reads a page with our rules and limits. */
export class PageLexer extends Lexer {
  readonly #tokenizer: PageTokenizer;
  #blockDepth = 0;

  constructor(
    options: MarkedOptions,
    private readonly env: PageEnv,
  ) {
    const tokenizer = new PageTokenizer(env);
    super({ ...options, tokenizer });
    const other = adaptOtherRules(tokenizer.rules.other);
    tokenizer.rules = { other, block: BLOCK_RULES, inline: INLINE_RULES };
    this.#tokenizer = tokenizer;
  }

  override blockTokens(src: string, tokens?: Token[], isClipped?: boolean): Token[];
  override blockTokens(src: string, tokens?: TokensList, isClipped?: boolean): TokensList;
  override blockTokens(src: string, tokens: Token[] = [], isClipped = false): Token[] {
    this.#blockDepth++;
    try {
      if (this.#blockDepth > MAX_DEPTH) return this.#leaveAsText(src, tokens);
      return super.blockTokens(src, tokens, isClipped);
    } finally {
      this.#blockDepth--;
    }
  }

  override inlineTokens(src: string, tokens: Token[] = []): Token[] {
    const { texts } = this.#tokenizer;
    texts.enter(src);
    try {
      if (texts.depth > MAX_DEPTH) return this.#leaveAsText(src, tokens);
      return super.inlineTokens(src, tokens);
    } finally {
      texts.leave();
    }
  }

  #leaveAsText(src: string, tokens: Token[]): Token[] {
    const token: Token = { type: 'text', raw: src, text: src };
    const message = `this is nested more than ${MAX_DEPTH} levels deep`;
    this.env.error('too-deep', message, token, 'Deeper content is shown as plain text.');
    tokens.push(token);
    return tokens;
  }
}

/** Maximum number of lines without `>` in a blockquote. With more, it is read as if every line began with `>`. */
const MAX_LAZY_LINES = 200;

/** Maximum number of cells of a table: readers cannot use a larger one. */
const MAX_CELLS = 100_000;

/** Reads elements like marked, but pairs emphasis in linear time and has limits for what costs much time. */
class PageTokenizer extends Tokenizer {
  readonly texts = new InlineTexts();

  constructor(private readonly env: PageEnv) {
    super();
  }

  override emStrong(src: string, masked: string): Tokens.Em | Tokens.Strong | undefined {
    const found = /^[*_]/.test(src) ? this.#readEmphasis(src, masked) : undefined;
    return found?.type === 'del' ? undefined : found;
  }

  override del(src: string, masked: string): Tokens.Del | undefined {
    const found = src.startsWith('~') ? this.#readEmphasis(src, masked) : undefined;
    return found?.type === 'del' ? found : undefined;
  }

  /** Leaves an unclosed comment or declaration as text: marked would search the rest of the text for its end. */
  override tag(src: string): Tokens.Tag | undefined {
    return this.texts.isUnclosed(src) ? undefined : super.tag(src);
  }

  /** Limits lines without `>`: marked's time for a blockquote grows with the square of their number. */
  override blockquote(src: string): Tokens.Blockquote | undefined {
    const lines = this.rules.block.blockquote.exec(src)?.[0].trimEnd().split('\n') ?? [];
    const lazyCount = lines.filter((line) => !/^ {0,3}>/.test(line)).length;
    if (lazyCount <= MAX_LAZY_LINES) return super.blockquote(src);
    const raw = lines.join('\n');
    const text = raw.replace(/^ {0,3}>[ \t]?/gm, '');
    return { type: 'blockquote', raw, text, tokens: this.lexer.blockTokens(text, []) };
  }

  /** Limits the cells. marked pads each row to the width of the header: little text could make millions of cells. */
  override table(src: string): Tokens.Table | undefined {
    const found = this.rules.block.table.exec(src);
    if (!found) return undefined;
    const cellCount = (found[1]?.split('|').length ?? 0) * (found[3]?.split('\n').length ?? 0);
    if (cellCount <= MAX_CELLS) return super.table(src);
    const [raw] = found;
    const token: Tokens.Table = { type: 'table', raw, align: [], header: [], rows: [] };
    const message = `the table has about ${cellCount} cells`;
    this.env.error('too-large', message, token, `Allowed: at most ${MAX_CELLS}. Split it.`);
    return token;
  }

  #readEmphasis(src: string, masked: string): Tokens.Em | Tokens.Strong | Tokens.Del | undefined {
    const found = this.texts.findEmphasis(src, masked);
    if (!found) return undefined;
    const raw = src.slice(0, found.end);
    const text = raw.slice(found.width, -found.width);
    return { type: found.kind, raw, text, tokens: this.lexer.inlineTokens(text) };
  }
}
