import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../../tools/support/project-root';
import { NAMED_FAILURES } from '../../msw/failures';

/** Folders of `test/unit/` without a counterpart in `src/` or `tools/`; CONTRIBUTING.md names them. */
const WITHOUT_COUNTERPART = ['architecture', 'deploy', 'msw', 'msw/examples', 'site-content', 'tools/fuzz'];

const read = (file: string): string => readFileSync(path.join(PROJECT_ROOT, file), 'utf8');

test('each folder in test/unit has a counterpart in src or tools, or CONTRIBUTING.md names it', () => {
  const unit = path.join(PROJECT_ROOT, 'test/unit');
  const folders = readdirSync(unit, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.relative(unit, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  const lone = folders.filter(
    (name) => !existsSync(path.join(PROJECT_ROOT, /^tools(?:\/|$)/.test(name) ? name : `src/${name}`)),
  );
  expect(lone.toSorted()).toEqual(WITHOUT_COUNTERPART);
  const contributing = read('CONTRIBUTING.md');
  expect(WITHOUT_COUNTERPART.filter((name) => !contributing.includes(`\`test/unit/${name}/\``))).toEqual([]);
});

test('the README of the mocks lists every failure that has a name', () => {
  const table = Array.from(read('test/msw/README.md').matchAll(/^\| `'([\w-]+)'`/gm), ([, name]) => name);
  expect(table).toEqual([...NAMED_FAILURES]);
});

test('src has no Chinese text outside src/bundle/messages/ and src/bundle/search/', () => {
  const sources = readdirSync(path.join(PROJECT_ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name.split(path.sep).join('/')}`)
    .filter((name) => /\.tsx?$/.test(name) && !/^src\/bundle\/(?:messages|search)\//.test(name));
  const withWords = sources.filter((name) => {
    const code = read(name).replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
    return /\p{Script=Han}/u.test(code);
  });
  expect(withWords).toEqual([]);
});
