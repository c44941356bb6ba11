import type { ParsedSource } from '../../source/parse-source';

/** What Vue would have run on pages, and what they include, by kind; each place is `file:line`. */
export interface PageFindings {
  /** `{{ expression }}` outside code. */
  interpolations: string[];
  /** `<<< file`, with the file as it is written. */
  imports: { place: string; page: string; target: string; isFromProject: boolean }[];
  /** `::: kind` of containers that are named to the search. */
  containers: Map<string, string[]>;
}

const FENCE_PATTERN = /^ {0,3}(`{3,}|~{3,})/;
const CONTAINER_PATTERN = /^ {0,3}:{3,}[ \t]*([\w-]+)/;
const IMPORT_PATTERN = /^ {0,3}<<<[ \t]*(@\/)?([^\s{#]+)/;

/** Looks through the pages for what the bundler cannot know to be Vue. */
export function scanPages(sources: readonly ParsedSource[], containers: readonly string[]): PageFindings {
  const found: PageFindings = { interpolations: [], imports: [], containers: new Map() };
  for (const { relativePath, body, bodyLine } of sources) {
    for (const { text, line } of linesOutsideCode(body)) {
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

/** Lines that are no code, with their numbers from 0; those in `::: v-pre` are not Vue's either. */
function linesOutsideCode(body: string): { text: string; line: number }[] {
  const outside: { text: string; line: number }[] = [];
  let fence = '';
  let verbatim = '';
  for (const [line, text] of body.split('\n').entries()) {
    const mark = FENCE_PATTERN.exec(text)?.[1] ?? '';
    if (fence !== '') {
      if (mark.startsWith(fence) && text.trim() === mark) fence = '';
    } else if (mark !== '') fence = mark;
    else if (verbatim !== '') {
      if (text.trim() === verbatim) verbatim = '';
    } else if (CONTAINER_PATTERN.exec(text)?.[1] === 'v-pre') verbatim = /:+/.exec(text)?.[0] ?? '';
    else outside.push({ text, line });
  }
  return outside;
}

/** `{{`, something, `}}`. */
function hasInterpolation(text: string): boolean {
  const start = text.indexOf('{{');
  return start >= 0 && text.indexOf('}}', start + 3) >= 0;
}

/** A line without its code and its elements with `v-pre`, which Vue leaves alone. */
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

/** A text without what stands from each opening mark to the next closing one of its name; both in the text's order. */
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
    // The last of the list is the first in the text.
    while ((left.at(-1)?.start ?? end) < end) left.pop();
    const closing = left.pop();
    if (!closing) continue;
    out += text.slice(from, start);
    from = closing.end;
  }
  return out + text.slice(from);
}
