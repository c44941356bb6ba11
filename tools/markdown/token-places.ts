import type { Token } from 'marked';
import { lastAtMost } from '../support/last-at-most';
import { locateTokens } from './locate-tokens';
import type { MappedText } from './mapped-text';
import type { PageEnv } from './page-env';

/** 1-based place in a text. */
export interface TextPlace {
  line: number;
  column: number;
}

/** Places of the tokens of one page, computed on first use. */
export class TokenPlaces {
  #sources: Map<Token, MappedText> | null = null;
  #lineStarts: number[] | null = null;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly text: string,
    private readonly env: PageEnv,
  ) {}

  /** Place of a token, or of a part made by `PageEnv.partOf`; without a token, the beginning of the text. */
  placeOf(token: Token | null): TextPlace {
    const part = token && this.env.parts.get(token);
    this.#sources ??= locateTokens(this.tokens, this.text);
    const source = token && this.#sources.get(part?.token ?? token);
    return this.#placeAt(source?.offsets[part?.offset ?? 0] ?? 0);
  }

  #placeAt(offset: number): TextPlace {
    this.#lineStarts ??= [0, ...[...this.text.matchAll(/\n/g)].map(({ index }) => index + 1)];
    const line = lastAtMost(this.#lineStarts, offset);
    return { line: line + 1, column: offset - (this.#lineStarts[line] ?? 0) + 1 };
  }
}
