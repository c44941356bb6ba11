import type { DrawResult } from './draw-diagrams';

/** Prints which diagrams were drawn, and which could not be. */
export function printDiagrams({ total, drawn, removed, failed }: DrawResult, source: string): void {
  for (const { place, reason } of failed) {
    console.log(`${source}/${place.file}:${place.line}:${place.column} not drawn: ${reason}`);
    console.log('  Browsers will draw it instead.');
  }
  console.log(
    `diagrams  ${total}, ${drawn} drawn now, ${removed} old drawings deleted, ${failed.length} not drawn`,
  );
}
