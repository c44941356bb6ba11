import { linesOutsideFences } from '../../markdown/fence-info';
import type { SourcePage } from '../../source/source-page';

/** Content that Vue would have processed, and included files, by kind; each place is `file:line`. */
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

/** Finds Vue syntax in pages that the bundler cannot recognise as such. */
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

/** Lines outside code, and outside `::: v-pre`, which Vue does not process. */
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

/** A line without code and without elements with `v-pre`, because Vue does not process them. */
function withoutVerbatim(text: string): string {
  const ticks = Array.from(text.matchAll(/`+/g), ({ 0: mark, index }) => ({
    name: mark,
    start: index,
    end: index + mark.length,
  }));
  const withoutCode = cutPairs(text, ticks, ticks);
  const tags = Array.from(
    withoutCode.matchAll(/<(\/?)(\w+)(?!\w)([^<>]*)>/g),
    ({ 0: tag, 1: slash, 2: name = '', 3: rest = '', index }) => ({
      name,
      start: index,
      end: index + tag.length,
      isEnd: slash === '/',
      isVerbatim: /\bv-pre\b/.test(rest),
    }),
  );
  return cutPairs(
    withoutCode,
    tags.filter(({ isVerbatim }) => isVerbatim),
    tags.filter(({ isEnd }) => isEnd),
  );
}

interface Mark {
  name: string;
  start: number;
  end: number;
}

/**
 * Cuts out everything from each opening mark to the next closing mark of the same name; both lists are in text order.
 */
function cutPairs(text: string, openings: readonly Mark[], closings: readonly Mark[]): string {
  const byName = new Map<string, Mark[]>();
  for (const closing of closings.toReversed()) {
    const known = byName.get(closing.name);
    if (known) known.push(closing);
    else byName.set(closing.name, [closing]);
  }
  let out = '';
  let from = 0;
  for (const { name, start, end } of openings) {
    if (start < from) continue;
    const left = byName.get(name) ?? [];
    // The list is reversed: its last item is the first in the text.
    while ((left.at(-1)?.start ?? end) < end) left.pop();
    const closing = left.pop();
    if (!closing) continue;
    out += text.slice(from, start);
    from = closing.end;
  }
  return out + text.slice(from);
}
