/** mermaid's own syntax for a title for screen readers. */
const TITLE_PATTERN = /^[ \t]*accTitle[ \t]*:[ \t]*(\S.*)/m;

/** The title that an author gave a diagram for screen readers; undefined without one. */
export function diagramTitle(source: string): string | undefined {
  return TITLE_PATTERN.exec(source)?.[1]?.trimEnd();
}
