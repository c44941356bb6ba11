import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const EXAMPLES = path.join(__dirname, 'examples');

test('the README shows the first example as it runs, and links to each other one', () => {
  const readme = readFileSync(path.join(__dirname, '../../msw/README.md'), 'utf8');
  const [first, ...others] = [
    'first.test.tsx',
    ...readdirSync(EXAMPLES).filter((name) => name !== 'first.test.tsx'),
  ];
  const code = readFileSync(path.join(EXAMPLES, first), 'utf8');
  expect(readme).toContain(`title="test/unit/msw/examples/${first}"\n${code}\`\`\``);
  expect(others.filter((name) => !readme.includes(`(../unit/msw/examples/${name})`))).toEqual([]);
});
