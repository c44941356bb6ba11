import { createReport } from '../../../../../tools/serve/dev/report';

function collect() {
  const lines: string[] = [];
  return { lines, report: createReport((line) => lines.push(line.replace(/^\d\d:\d\d:\d\d /, ''))) };
}

test('a line says what changed, how long it took and whether an open page shows it', () => {
  const { lines, report } = collect();
  report.content(new Map([['a.md', 'changed']]), { milliseconds: 41.6, isShown: true, tabs: 1 });
  report.content(
    new Map([
      ['b.md', 'removed'],
      ['c.md', 'added'],
    ]),
    { milliseconds: 3, isShown: false, tabs: 0 },
  );
  const many = new Map(Array.from({ length: 500 }, (_, i) => [`p${i}.md`, 'changed'] as const));
  report.content(many, { milliseconds: 90, isShown: false, tabs: 2 });
  expect(lines).toEqual([
    'changed a.md: on screen after 42 ms',
    'added c.md, removed b.md: 3 ms, no page open',
    'changed 500 files: processed in 90 ms, not shown by any open page',
  ]);
});

test('prints each error once, and then that all errors are fixed', () => {
  const { lines, report } = collect();
  const first = { file: 'content/a.md', line: 3, column: 5, message: 'wrong', hint: 'Allowed: right.' };
  report.errors([first]);
  report.errors([first, { file: 'src/b.tsx', message: 'odd' }]);
  report.errors([]);
  expect(lines).toEqual([
    'error content/a.md:3:5 wrong\n    Allowed: right.',
    'error src/b.tsx odd',
    'all errors are fixed',
  ]);
});

test('prints the first 20 of many errors, and how many more there are', () => {
  const { lines, report } = collect();
  report.errors(Array.from({ length: 22 }, (_, i) => ({ file: `p${i}.md`, message: 'wrong' })));
  expect(lines).toHaveLength(21);
  expect(lines.at(-1)).toBe('and 2 more errors (npm run check lists those of the content)');
});

test('prints the numbers of errors and warnings only when they change', () => {
  const { lines, report } = collect();
  report.counts(0, 2);
  report.counts(0, 2);
  report.counts(0, 0);
  expect(lines).toEqual([
    'checked: 0 errors, 2 warnings (npm run check lists them)',
    'checked: 0 errors, 0 warnings',
  ]);
});
