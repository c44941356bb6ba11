import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const EXAMPLES = path.join(__dirname, 'examples');

test('the examples in the README are the tests that run', () => {
  const readme = readFileSync(path.join(__dirname, '../../msw/README.md'), 'utf8');
  const shown = Array.from(
    readme.matchAll(/```tsx title="test\/unit\/msw\/examples\/([\w.-]+)"\n(.*?)```/gs),
    ([, name, code]) => [name, code],
  );
  const files = readdirSync(EXAMPLES).map((name) => [name, readFileSync(path.join(EXAMPLES, name), 'utf8')]);
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(files));
  expect(shown).toHaveLength(5);
});
