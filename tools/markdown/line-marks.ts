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
