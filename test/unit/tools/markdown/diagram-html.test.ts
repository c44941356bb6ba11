import { estimateHeight } from '../../../../tools/markdown/diagram-html';

test('the estimated height grows with the number of arrows, up to a maximum, and less in LR charts', () => {
  const links = (count: number) => Array.from({ length: count }, (_, i) => `A${i} --> A${i + 1}`).join('\n');
  expect(estimateHeight(`flowchart TD\n${links(3)}`)).toBeLessThan(
    estimateHeight(`flowchart TD\n${links(6)}`),
  );
  expect(estimateHeight(`flowchart LR\n${links(6)}`)).toBeLessThan(
    estimateHeight(`flowchart TD\n${links(6)}`),
  );
  expect(estimateHeight(`flowchart TD\n${links(90)}`)).toBe(estimateHeight(`flowchart TD\n${links(99)}`));
  expect(estimateHeight('')).toBeGreaterThan(0);
});

test('a first word that every object has as a property is a kind like any other', () => {
  expect(estimateHeight('constructor\nA --> B')).toBe(estimateHeight('flowchart TD\nA --> B'));
});
