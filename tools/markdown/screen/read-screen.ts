import type { Token } from 'marked';
import { parseYaml } from '../../support/yaml-document';
import type { PageEnv } from '../page-env';
import { type Screen, screenSchema } from './screen-schema';

/** Reads a screen block; null when it has mistakes, which are reported at their places in the page. */
export function readScreen(source: string, env: PageEnv, token: Token): Screen | null {
  const place = { file: env.relativePath, firstLine: 1, rule: 'screen' };
  const { value, problems } = parseYaml(source, screenSchema, place);
  for (const { line, column, rule, message, hint } of problems) {
    env.error(rule, message, env.partOf(token, offsetInFence(token.raw, source, line, column)), hint);
  }
  return problems.length === 0 ? value : null;
}

/** Offset in a fence's source of a place in its content, whose lines may have lost the fence's indentation. */
function offsetInFence(raw: string, content: string, line: number, column: number): number {
  const lines = raw.split('\n');
  const before = lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0);
  const indentation = (lines[line]?.length ?? 0) - (content.split('\n')[line - 1]?.length ?? 0);
  return before + Math.max(0, indentation) + column - 1;
}
