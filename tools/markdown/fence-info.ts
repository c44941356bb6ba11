import type { Token } from 'marked';

/**
 * A line that opens a code block, or closes one if nothing follows the fence. The first group is the fence. If a line
 * has further backticks after the first ones, it is inline code.
 */
const FENCE_PATTERN = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;

/** The fence of the code block that is open after a line; empty when no code block is open. */
export function nextFence(open: string, line: string): string {
  const mark = FENCE_PATTERN.exec(line)?.[1] ?? '';
  if (open === '') return mark;
  return mark.startsWith(open) && line.trim() === mark ? '' : open;
}

/** What follows the opening backticks of a code block. */
interface FenceInfo {
  /** The language as the author named it (`js`, not `javascript`), in lower case; empty when none is given. */
  language: string;
  /** From `title="…"`, else from `[…]`; empty when none is given. */
  title: string;
  /** 1-based lines to highlight, from `{1,3-5}`. */
  highlighted: Set<number>;
  /** From `:line-numbers` or `:no-line-numbers`; null for the site's default. */
  lineNumbers: boolean | null;
  /** All but the title, such as `run=index channel=news`. An attribute without `=` has an empty value. */
  attributes: Map<string, string>;
}

const TITLE_PATTERN = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|(\S+))/;
/** Group 1: the language. It may come after the lines: `{1,3} js`. A `{` that is not closed is part of it. */
const LANGUAGE_PATTERN = /^(?:\s*\{[^{}]*\})*\s*((?:(?!\{[^{}]*\})[^\s:,[])*)/;
/** `name`, `name=value` or `name="a value"`. */
const ATTRIBUTE_PATTERN = /(?:^|\s)([A-Za-z][\w-]*)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?(?=\s|$)/g;

/** Reads the info string of a fence. `lineCount`: number of lines of the code; if omitted, no line is highlighted. */
export function parseFenceInfo(info: string, lineCount = 0): FenceInfo {
  const title = TITLE_PATTERN.exec(info);
  // A title such as `routes/{1}.js` highlights nothing.
  const rest = info.replace(TITLE_PATTERN, ' ');
  const bracket = /\[([^[\]]+)\]/.exec(rest);
  const lines = /\{([\d,\s-]+)\}/.exec(rest);
  const [beginning = '', language = ''] = LANGUAGE_PATTERN.exec(rest) ?? [];
  const words = rest.slice(beginning.length).replace(/\{[\d,\s-]*\}|(?:^|\s)\[[^[\]]+\]/g, ' ');
  const numbers = /:(no-)?line-numbers/.exec(rest);
  return {
    language: language.toLowerCase(),
    title: title?.[1] ?? title?.[2] ?? title?.[3] ?? bracket?.[1] ?? '',
    highlighted: parseLines(lines?.[1] ?? '', lineCount),
    lineNumbers: numbers ? numbers[1] === undefined : null,
    attributes: new Map(
      [...words.matchAll(ATTRIBUTE_PATTERN)].map(([, name = '', double, single, bare]) => [
        name,
        double ?? single ?? bare ?? '',
      ]),
    ),
  };
}

/** What the fence of a block of code says; null for any other token. */
export function fenceOf(token: Token | undefined): FenceInfo | null {
  const isFence = token?.type === 'code' && token.codeBlockStyle !== 'indented';
  return isFence ? parseFenceInfo(String(token.lang ?? '')) : null;
}

function parseLines(text: string, lineCount: number): Set<number> {
  const lines = new Set<number>();
  for (const part of text.split(',')) {
    const [first = 0, last = first] = part.split('-').map((n) => Number.parseInt(n, 10));
    for (let line = Math.max(1, first); line <= Math.min(last, lineCount); line++) lines.add(line);
  }
  return lines;
}

/** `// [!code ++]` at a line's end marks an added line, `--` a removed one, `hl` or `highlight` a highlighted one. */
const LINE_MARK_PATTERN =
  /(?:\/\/|#|--|<!--|\/\*|;)[ \t]*\[!code[ \t]+(\+\+|--|hl|highlight)\][ \t]*(?:(?:-->|\*\/)[ \t]*)?$/;

export type LineMark = 'add' | 'remove' | 'highlighted';

const MARK_NAMES: Record<string, LineMark> = {
  '++': 'add',
  '--': 'remove',
  hl: 'highlighted',
  highlight: 'highlighted',
};

/** Removes the `[!code …]` comments. `marks` has 1-based line numbers. */
export function takeLineMarks(code: string): { lines: string[]; marks: Map<number, LineMark> } {
  const marks = new Map<number, LineMark>();
  const lines = code
    .replace(/\n$/, '')
    .split('\n')
    .map((line, i) => {
      const found = line.includes('[!code') ? LINE_MARK_PATTERN.exec(line) : null;
      const mark = MARK_NAMES[found?.[1] ?? ''];
      if (!found || !mark) return line;
      marks.set(i + 1, mark);
      return line.slice(0, found.index).trimEnd();
    });
  return { lines, marks };
}
