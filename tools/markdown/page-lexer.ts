import { Lexer, type MarkedOptions, type Token, type TokensList } from 'marked';
import { EmphasisScopes } from './emphasis-scopes';
import { adaptBlockRules, adaptInlineRules } from './lexer-rules';
import type { PageEnv } from './page-env';
import { PageTokenizer } from './page-tokenizer';
import { RawEnds } from './raw-ends';

const BLOCK_RULES = adaptBlockRules(Lexer.rules.block.gfm);
const INLINE_RULES = adaptInlineRules(Lexer.rules.inline.gfm);

/** Maximum number of levels of nested blocks, and of nested inline elements; deeper ones stay text. VuePress has the same limit. */
const MAX_DEPTH = 100;

/** Reads a page with our rules and limits. */
export class PageLexer<P, R> extends Lexer<P, R> {
  readonly #emphasis: EmphasisScopes;
  readonly #rawEnds: RawEnds;
  readonly #env: PageEnv;
  #blockDepth = 0;
  #inlineDepth = 0;

  constructor(options: MarkedOptions<P, R> | undefined, env: PageEnv) {
    const emphasis = new EmphasisScopes();
    const rawEnds = new RawEnds();
    const tokenizer = new PageTokenizer<P, R>(emphasis, rawEnds, env);
    super({ ...options, tokenizer });
    tokenizer.rules = { ...tokenizer.rules, block: BLOCK_RULES, inline: INLINE_RULES };
    this.#emphasis = emphasis;
    this.#rawEnds = rawEnds;
    this.#env = env;
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
    this.#inlineDepth++;
    this.#emphasis.enter();
    this.#rawEnds.enter(src);
    try {
      if (this.#inlineDepth > MAX_DEPTH) return this.#leaveAsText(src, tokens);
      return super.inlineTokens(src, tokens);
    } finally {
      this.#emphasis.leave();
      this.#rawEnds.leave();
      this.#inlineDepth--;
    }
  }

  #leaveAsText(src: string, tokens: Token[]): Token[] {
    const token: Token = { type: 'text', raw: src, text: src };
    const message = `this is nested more than ${MAX_DEPTH} levels deep`;
    this.#env.error('too-deep', message, token, 'Deeper content is shown as plain text.');
    tokens.push(token);
    return tokens;
  }
}
