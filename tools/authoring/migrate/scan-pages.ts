import { linesOutsideFences } from '../../markdown/fence-info';
import type { SourcePage } from '../../source/source-page';

/** What VuePress would have processed on the pages, by kind. Each place is `file:line`. */
export interface PageFindings {
  /** `{{ expression }}` outside code. */
  interpolations: string[];
  /** `<<< file`, with the file name as written. */
  imports: { place: string; page: string; target: string; isFromProject: boolean }[];
  /** Places of `::: kind`, for the container kinds that `scanPages` is given. */
  containers: Map<string, string[]>;
}

const CONTAINER_PATTERN = /^ {0,3}:{3,}[ \t]*([\w-]+)/;
const IMPORT_PATTERN = /^ {0,3}<<<[ \t]*(@\/)?([^\s{#]+)/;

/** Finds syntax of VuePress that the bundler takes for text, and the files that pages import. */
export function scanPages(sources: readonly SourcePage[], containers: readonly string[]): PageFindings {
  const found: PageFindings = { interpolations: [], imports: [], containers: new Map() };
  for (const { relativePath, body, bodyLine } of sources) {
    for (const { text, line } of linesForVue(body)) {
      const place = `${relativePath}:${bodyLine + line}`;
      const [, at, target] = IMPORT_PATTERN.exec(text) ?? [];
      if (target !== undefined) {
        found.imports.push({ place, page: relativePath, target, isFromProject: at !== undefined });
      }
      if (hasInterpolation(withoutVerbatim(text))) found.interpolations.push(place);
      const kind = CONTAINER_PATTERN.exec(text)?.[1];
      if (kind !== undefined && containers.includes(kind)) {
        found.containers.set(kind, [...(found.containers.get(kind) ?? []), place]);
      }
    }
  }
  return found;
}

/** The lines that Vue would process: those outside code fences and outside `::: v-pre` containers. */
function linesForVue(body: string): { text: string; line: number }[] {
  let verbatim = '';
  return [...linesOutsideFences(body)].filter(({ text }) => {
    const isOutside = verbatim === '' && CONTAINER_PATTERN.exec(text)?.[1] !== 'v-pre';
    if (verbatim !== '') verbatim = text.trim() === verbatim ? '' : verbatim;
    else if (!isOutside) verbatim = /:+/.exec(text)?.[0] ?? '';
    return isOutside;
  });
}

/** Whether a text holds `{{`, at least one character, and `}}`. */
function hasInterpolation(text: string): boolean {
  const start = text.indexOf('{{');
  return start >= 0 && text.indexOf('}}', start + 3) >= 0;
}

/** Removes inline code and elements with `v-pre` from a line, because Vue does not process them. */
function withoutVerbatim(text: string): string {
  const ticks = Array.from(text.matchAll(/`+/g), ({ 0: mark, index }): Mark => {
    return { name: mark, start: index, end: index + mark.length, opens: true, closes: true };
  });
  const withoutCode = cutPairs(text, ticks);
  const tags = Array.from(
    withoutCode.matchAll(/<(\/?)(\w+)(?!\w)([^<>]*)>/g),
    ({ 0: tag, 1: slash, 2: name = '', 3: rest = '', index }): Mark => {
      const place = { name, start: index, end: index + tag.length };
      return { ...place, opens: /\bv-pre\b/.test(rest), closes: slash === '/' };
    },
  );
  return cutPairs(withoutCode, tags);
}

interface Mark {
  name: string;
  start: number;
  end: number;
  opens: boolean;
  closes: boolean;
}

/** Cuts out everything from each opening mark to the next closing mark of the same name. */
function cutPairs(text: string, marks: readonly Mark[]): string {
  const closings = new Map<string, Mark>();
  const pairs = marks.toReversed().map((mark) => {
    const closing = mark.opens ? closings.get(mark.name) : undefined;
    if (mark.closes) closings.set(mark.name, mark);
    return { start: mark.start, end: closing?.end };
  });
  let out = '';
  let from = 0;
  for (const { start, end } of pairs.toReversed()) {
    if (end === undefined || start < from) continue;
    out += text.slice(from, start);
    from = end;
  }
  return out + text.slice(from);
}
