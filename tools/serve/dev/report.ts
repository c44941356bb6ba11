import type { DevProblem } from '../../../src/bundle/dev-messages';
import { formatCount } from '../../support/format-count';
import type { FileFate } from './file-fates';

/** A list of more names than this is replaced by their number. */
const MAX_NAMES = 3;

/** Maximum number of errors printed at a time. Of the rest, only the number is printed. */
const MAX_ERRORS = 20;

/** How long a change took, and whether it reached an open page. */
interface ChangeTime {
  milliseconds: number;
  /** Whether an open page showed the change. `milliseconds` counts until then, or else until it was processed. */
  isShown: boolean;
  tabs: number;
}

/** What the terminal shows, one line per event. */
export type Report = ReturnType<typeof createReport>;

/** Writes the report with `print`, each line with the time of day. */
export function createReport(print: (line: string) => void) {
  const printTimed = (text: string): void => print(`${new Date().toTimeString().slice(0, 8)} ${text}`);
  let known = new Set<string>();
  let counted = '';
  return {
    ready: (addresses: readonly string[], pages: number, ms: number): void => {
      printTimed(`ready in ${seconds(ms)}: ${addresses.join(' ')} (${pages} pages)`);
    },
    content: (files: ReadonlyMap<string, FileFate>, time: ChangeTime): void =>
      printTimed(`${describeFiles(files)}: ${describeTime(time)}`),
    /** `files`: the sources that changed; empty for the first build. */
    app: (files: readonly string[], ms: number): void => {
      const changed = files.length === 0 ? '' : `${nameSome('changed', files)}: `;
      printTimed(`${changed}app built in ${seconds(ms)}`);
    },
    errors: (problems: readonly DevProblem[]): void => {
      const lines = problems.map(describeProblem);
      const unknown = lines.filter((text) => !known.has(text));
      for (const line of unknown.slice(0, MAX_ERRORS)) printTimed(line);
      if (unknown.length > MAX_ERRORS)
        printTimed(
          `and ${formatCount(unknown.length - MAX_ERRORS, 'more error')} (npm run check lists those of the content)`,
        );
      if (known.size > 0 && lines.length === 0) printTimed('all errors are fixed');
      known = new Set(lines);
    },
    counts: (errors: number, warnings: number): void => {
      const text = `checked: ${formatCount(errors, 'error')}, ${formatCount(warnings, 'warning')}`;
      if (text !== counted) printTimed(warnings > 0 ? `${text} (npm run check lists them)` : text);
      counted = text;
    },
  };
}

function describeFiles(files: ReadonlyMap<string, FileFate>): string {
  const fates: FileFate[] = ['changed', 'added', 'removed'];
  return fates
    .map((fate) => ({ fate, names: [...files].filter(([, f]) => f === fate).map(([file]) => file) }))
    .filter(({ names }) => names.length > 0)
    .map(({ fate, names }) => nameSome(fate, names))
    .join(', ');
}

function nameSome(fate: string, names: readonly string[]): string {
  return names.length > MAX_NAMES ? `${fate} ${names.length} files` : `${fate} ${names.join(', ')}`;
}

function describeTime({ milliseconds, isShown, tabs }: ChangeTime): string {
  const ms = `${Math.round(milliseconds)} ms`;
  if (tabs === 0) return `${ms}, no page open`;
  return isShown ? `on screen after ${ms}` : `processed in ${ms}, not shown by any open page`;
}

/** An error as it is printed: its place, what is wrong and, in indented lines, what to do. */
export function describeProblem({ file, line, column, message, hint }: DevProblem): string {
  const place = line === undefined ? file : `${file}:${line}:${column ?? 1}`;
  return `error ${place} ${message}${hint === undefined ? '' : `\n    ${hint.replaceAll('\n', '\n    ')}`}`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
