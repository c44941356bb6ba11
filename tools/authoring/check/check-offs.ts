import type { Place } from '../../support/yaml-document';
import type { CheckedPage } from './checked-page';
import type { Finding } from './finding';

/** A comment that switches a rule off: `<!-- check-off rule: reason -->`, in frontmatter `# check-off rule: reason`. */
export interface CheckOff extends Place {
  rule: string;
  reason: string;
  /** Last line covered by the comment: its own; if it stands alone, the next line or the last of a code block there. */
  to: number;
}

/** 1: the rule; 2: the reason. A rule's name does not end with a hyphen, because `-->` may follow it. */
const COMMENT_PATTERN =
  /<!--[ \t]*check-off[ \t]+(\w+(?:-\w+)*)(?!-?\w)(?:[ \t]*:)?((?:(?!<!--|-->)[^\n])*)-->/g;
const YAML_COMMENT_PATTERN = /(?:^|\s)#[ \t]*check-off[ \t]+(\w+(?:-\w+)*)(?!-?\w)(?:[ \t]*:)?(.*)/;
const FENCE_PATTERN = /^[ \t>]*(`{3,}|~{3,})/;

/** The comments of a page that switch rules off. */
export function checkOffsOf(page: CheckedPage): CheckOff[] {
  if (!page.source.text.includes('check-off')) return [];
  const lines = page.source.text.split('\n');
  return [...frontmatterOffs(page, lines), ...commentOffs(page, lines)];
}

function frontmatterOffs({ source }: CheckedPage, lines: readonly string[]): CheckOff[] {
  return lines.slice(0, source.bodyLine - 1).flatMap((text, i): CheckOff[] => {
    const found = YAML_COMMENT_PATTERN.exec(text);
    if (!found) return [];
    const { 1: rule = '', 2: reason = '', index } = found;
    const to = text.trim().startsWith('#') ? i + 2 : i + 1;
    const place = { file: source.relativePath, line: i + 1, column: index + 1 };
    return [{ ...place, rule, reason: reason.trim(), to }];
  });
}

function commentOffs(page: CheckedPage, lines: readonly string[]): CheckOff[] {
  return page.allTokens.flatMap((token) => {
    const comments = token.type === 'html' ? [...token.raw.matchAll(COMMENT_PATTERN)] : [];
    return comments.map(({ 0: comment, 1: rule = '', 2: reason = '', index }) => {
      const place = page.placeOf(token, index);
      const { line } = place;
      const isAlone = (lines[line - 1] ?? '').replace(comment, '').trim() === '';
      return { ...place, rule, reason: reason.trim(), to: isAlone ? endOfNext(lines, line) : line };
    });
  });
}

/** Last line of what follows a line: the next line that is not blank, or the end of the code block that it opens. */
function endOfNext(lines: readonly string[], line: number): number {
  let next = line;
  while (next < lines.length && lines[next]?.trim() === '') next++;
  const fence = FENCE_PATTERN.exec(lines[next] ?? '')?.[1];
  if (fence === undefined) return next + 1;
  const end = lines.findIndex((text, i) => i > next && text.trim().startsWith(fence));
  return (end < 0 ? lines.length : end) + 1;
}

/** Removes findings that a comment switches off; adds findings about comments without a reason or an effect. */
export function applyCheckOffs(
  findings: readonly Finding[],
  offs: readonly CheckOff[],
  rules: readonly string[],
): Finding[] {
  const offByPlace = new Map<string, CheckOff>();
  // Backwards, so that the first of several comments remains.
  for (const off of offs.filter(({ rule, reason }) => rules.includes(rule) && reason !== '').toReversed()) {
    // Findings about the whole page are on line 1; a comment covers them from anywhere.
    offByPlace.set(placeKey({ ...off, line: 1 }), off);
    for (let { line } = off; line <= off.to; line++) offByPlace.set(placeKey({ ...off, line }), off);
  }
  const kept = findings.filter((finding) => !offByPlace.has(placeKey(finding)));
  const used = new Set(findings.map((finding) => offByPlace.get(placeKey(finding))));
  const misused = offs
    .filter((off) => !used.has(off))
    .map(({ rule, reason, file, line, column }): Finding => {
      const [message, hint] = misuse(rule, reason, rules);
      return { severity: 'warning', file, line, column, rule: 'check-off', message, hint };
    });
  return [...kept, ...misused];
}

function placeKey({ file, rule, line }: { file: string; rule: string; line: number }): string {
  return `${file}:${line} ${rule}`;
}

/** What is wrong with a comment that switches nothing off, and what to do. */
function misuse(rule: string, reason: string, rules: readonly string[]): [message: string, hint: string] {
  if (reason === '') {
    const hint = `Write why: <!-- check-off ${rule}: the reason -->. Until then it has no effect.`;
    return [`"${rule}" is switched off without a reason`, hint];
  }
  if (rules.includes(rule)) return [`"${rule}" finds nothing here`, 'Remove the comment.'];
  return [`there is no rule "${rule}" that can be switched off`, `Rules: ${rules.join(', ')}.`];
}
