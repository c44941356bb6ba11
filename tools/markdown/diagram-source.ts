import type { Token } from 'marked';
import { parseFenceInfo } from './fence-info';
import { flowchartToMermaid } from './flowchart';

/** mermaid source of a fence in a diagram language; undefined for any other fence. */
export function diagramOfFence(code: string, language: string): string | undefined {
  if (language === 'mermaid') return code.trim();
  if (language === 'flow' || language === 'flowchart') return flowchartToMermaid(code).trim();
  return undefined;
}

/** mermaid source of a token that becomes a diagram; undefined for any other token. */
export function diagramOfToken(token: Token): string | undefined {
  if (token.type === 'flowchart') return flowchartToMermaid(String(token.source)).trim();
  if (token.type !== 'code' || token.codeBlockStyle === 'indented') return undefined;
  const { language } = parseFenceInfo(String(token.lang ?? ''));
  return diagramOfFence(String(token.text), language);
}
