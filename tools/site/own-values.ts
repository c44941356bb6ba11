import type { OwnValue } from '../../src/bundle/records';

/** Tells which samples have something that readers can replace with their own. */
export function findsOwnValues(values: readonly OwnValue[]): (code: string) => boolean {
  const texts = values.flatMap(({ find }) => find.map((text) => text.replace(/[{}]/g, '')));
  return (code) => texts.some((text) => code.includes(text));
}
