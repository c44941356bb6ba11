import type { Token } from 'marked';
import { fenceOf } from './fence-info';
import { textOf } from './token-tree';

/** mermaid source of a `mermaid` fence; undefined for any other fence. */
export function diagramOfFence(code: string, language: string): string | undefined {
  return language === 'mermaid' ? code.trim() : undefined;
}

/** mermaid source of a token that becomes a diagram; undefined for any other token. */
export function diagramOfToken(token: Token): string | undefined {
  const fence = fenceOf(token);
  return fence ? diagramOfFence(textOf(token), fence.language) : undefined;
}
