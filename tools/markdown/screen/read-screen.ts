import type { Token } from 'marked';
import { parseYaml } from '../../support/yaml-document';
import type { PageEnv } from '../page-env';
import { type Screen, screenSchema } from './screen-schema';

/** Reads a screen block. Mistakes are reported at their places in the page; the result is then null. */
export function readScreen(source: string, env: PageEnv, token: Token): Screen | null {
  const place = { file: env.relativePath, firstLine: 1, rule: 'screen' };
  const { value, problems } = parseYaml(source, screenSchema, place);
  for (const { line, column, rule, message, hint } of problems) {
    env.error(rule, message, env.partOf(token, offsetInFence(token.raw, source, line, column)), hint);
  }
  return problems.length === 0 ? value : null;
}

/** Converts a place in a fence's content to an offset in its source. The content may lack the fence's indentation. */
function offsetInFence(raw: string, content: string, line: number, column: number): number {
  const lines = raw.split('\n');
  const before = lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0);
  const indentation = (lines[line]?.length ?? 0) - (content.split('\n')[line - 1]?.length ?? 0);
  return before + Math.max(0, indentation) + column - 1;
}
