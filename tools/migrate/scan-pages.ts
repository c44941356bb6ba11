import type { ParsedSource } from '../content/parse-source';

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
const INTERPOLATION_PATTERN = /\{\{.+?\}\}/;

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
      if (INTERPOLATION_PATTERN.test(withoutCode(text))) found.interpolations.push(place);
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

function withoutCode(text: string): string {
  return text.replace(/(`+)(?!`).*?[^`]\1(?!`)/g, '').replace(/<(\w+)[^>]*\bv-pre\b[^>]*>.*?<\/\1>/g, '');
}
