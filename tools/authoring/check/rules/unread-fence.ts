import type { Token } from 'marked';
import { fenceOf, takeLineMarks } from '../../../markdown/fence-info';
import { textOf } from '../../../markdown/token-tree';
import type { Unplaced } from '../finding';

const START_PATTERN = /:line-numbers=\S*/;
const LINES_PATTERN = /\{([\d,\s-]+)\}/;
const TITLE_PATTERN = /title=(?:"[^"]*"|'[^']*'|\S+)/;
/** A mark in a comment at the end of a line, of a kind that is not read. Group 1: the kind. */
const MARK_PATTERN =
  /(?:\/\/|#|--|<!--|\/\*|;)[ \t]*\[!code[ \t]+(?!(?:\+\+|--|hl|highlight)\])([^\]\s][^\]\n]*)\][ \t]*(?:(?:-->|\*\/)[ \t]*)?$/;

/** Reports what the fence or the marked lines of a block of code say in vain. */
export function unreadFence(token: Token): (Unplaced & { index?: number })[] {
  const info = token.type === 'snippet' || fenceOf(token) ? String('lang' in token ? token.lang : '') : '';
  const found: (Unplaced & { index?: number })[] = [];
  const report = (message: string, hint: string, index?: number) => {
    found.push({ rule: 'unread-markup', message, hint, ...(index !== undefined && { index }) });
  };
  const start = START_PATTERN.exec(info);
  if (start) report(`"${start[0]}" is not read: the numbers begin at 1`, 'Write ":line-numbers".');
  if (token.type === 'snippet') return found;

  const code = textOf(token);
  const { lines } = takeLineMarks(code);
  const [braces, list = ''] = LINES_PATTERN.exec(info.replace(TITLE_PATTERN, '')) ?? [];
  for (const part of braces === undefined ? [] : list.split(',').map((text) => text.trim())) {
    const [, first, last = first] = /^(\d+)(?:\s*-\s*(\d+))?$/.exec(part) ?? [];
    const isRead = Number(first) >= 1 && Number(first) <= Number(last) && Number(last) <= lines.length;
    if (!isRead)
      report(
        `"${part}" in ${braces} names no lines of this code`,
        `Write {2} or {2-4}; there are ${lines.length} lines.`,
      );
  }
  for (const line of lines) {
    const mark = line.includes('[!code') ? MARK_PATTERN.exec(line) : null;
    if (!mark) continue;
    const hint = 'Allowed: [!code ++], [!code --], [!code hl], each for one line.';
    report(`"[!code ${mark[1]}]" is not read`, hint, token.raw.indexOf(mark[0].trimEnd()));
  }
  return found;
}
