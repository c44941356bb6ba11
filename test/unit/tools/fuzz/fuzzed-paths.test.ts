import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { stringify } from 'yaml';
import { pageFiles } from '../../../../tools/documents/pages/page-files';
import { siteFiles } from '../../../../tools/documents/site-files';
import { bundleContent } from '../../../../tools/site/bundle-content';
import { faultOfName } from '../../../../tools/support/safe-path';
import { bundleFiles } from '../../../helpers/bundle-files';
import { createTree } from '../../../helpers/temp-tree';

/** Number of sites to try. `FUZZ_RUNS=5000 npx jest fuzzed-paths` tries more. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 20);

/** Seed: every run tries the same sites. `FUZZ_SEED=$RANDOM` tries others. A failure prints seed and path. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);

jest.setTimeout(Math.max(120_000, RUNS * 1000));

/** Parts of path traversals and of invalid file names, and harmless parts. */
const PIECES = [
  ...[
    '..',
    '.',
    '/',
    '//',
    '\\',
    '%2e',
    '%2E%2e',
    '%2f',
    '%5c',
    '%252e',
    '%252f',
    '%00',
    '%zz',
    '%',
    '%c0%ae',
  ],
  ...['\0', '\n', '\u0085', '\u2028', '\ud800', '\udc00', 'C:', 'c:', '\\\\server', '~', ' ', '. ', '...'],
  ...['con', 'NUL', 'aux.html', 'COM1', 'lpt9.x', '.html', '.md', '.br', 'index', 'README', 'index.html'],
  ...[
    'a',
    'A',
    'b',
    'é',
    'e\u0301',
    '中',
    'assets',
    'print',
    '404',
    'search',
    'offline',
    'service-worker.js',
  ],
  ...['?', '#', ':slug', ':regular', ':year', 'x'.repeat(120), '中'.repeat(60)],
];

const anyPath = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...PIECES) },
      fc.string({ maxLength: 4, unit: 'binary' }),
    ),
    {
      maxLength: 8,
    },
  )
  .map((pieces) => pieces.join(''));

/** Addresses, most with a valid beginning and end. */
const anyAddress = fc
  .tuple(fc.constantFrom('/', '/', '/', ''), anyPath, fc.constantFrom('.html', '.html', '/', ''))
  .map((parts) => parts.join(''));

/** File names that the file system allows. */
const anyFile = fc
  .array(anyPath, { minLength: 1, maxLength: 3 })
  .map((parts) => parts.map((part) => part.replace(/[/\0]|\p{Surrogate}/gu, '')))
  .filter((parts) => parts.every((part) => !/^(?:\.|$)/.test(part) && Buffer.byteLength(part) < 250))
  .map((parts) => `${parts.join('/')}.md`);

const anySite = fc.record({
  files: fc.array(anyFile, { maxLength: 4 }),
  permalinks: fc.array(anyAddress, { maxLength: 4 }),
  redirects: fc.array(fc.tuple(anyAddress, anyAddress), { maxLength: 4 }),
  targets: fc.array(anyPath, { maxLength: 4 }),
});

type Site = typeof anySite extends fc.Arbitrary<infer T> ? T : never;

const base = createTree({ 'secret.png': '秘密', 'secret.txt': '秘密', 'index.html': '秘密' });
const root = path.join(base, 'content');

/** Writes a site. A file is left out when its name is also that of a folder, or the other way round. */
function writeSite({ files, permalinks, redirects, targets }: Site): void {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root);
  const links = targets.map((target) => `[x](<${target}>) ![x](<${target}>)\n\n<<< ${target}\n`);
  const others = permalinks.map((permalink, i): [string, string] => [
    `p${i}.md`,
    `---\n${stringify({ title: '页', permalink, prev: permalink, heroImage: permalink })}---\n`,
  ]);
  const all: [string, string][] = [
    ['README.md', `# 首页\n\n${links.join('\n')}`],
    ['redirects.yml', stringify(Object.fromEntries(redirects))],
    ['sidebar.yml', stringify(targets)],
    ...others,
    ...files.map((file): [string, string] => [file, '# 页\n']),
  ];
  for (const [file, text] of all) {
    try {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    } catch (error) {
      if (!(error instanceof Error) || !/EEXIST|ENOTDIR|EISDIR/.test(error.message)) throw error;
    }
  }
}

it('whatever the names and texts of pages, each file of the site has a unique name below the output folder', async () => {
  const holds = async (site: Site): Promise<void> => {
    writeSite(site);
    const bundle = await bundleContent({ root, isLenient: true });
    const assets = { scripts: [], printScripts: [], styles: [] };
    const names = bundleFiles(bundle).map(({ file }) => `docs/assets/${file}`);
    for (const { file } of pageFiles(bundle, assets)) names.push(file);
    for await (const { file } of siteFiles(bundle, assets)) names.push(file);
    for (const name of names) expect([name, faultOfName(name)]).toEqual([name, undefined]);
    const keys = names.map((name) => name.normalize('NFC').toLowerCase());
    const taken = new Set(keys);
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
    for (const key of keys) {
      const parts = key.split('/');
      for (const [i] of parts.entries())
        if (i > 0) expect(taken.has(parts.slice(0, i).join('/'))).toBe(false);
    }
    for (const { copyOf } of bundle.files)
      if (copyOf !== undefined) expect(readFileSync(copyOf, 'utf8')).not.toContain('秘密');
    for (const { file, line, column, message } of bundle.problems.all) {
      expect([file, line > 0, column > 0]).toEqual([expect.stringMatching(/./), true, true]);
      expect(message).not.toMatch(/undefined|\[object/);
    }
  };
  await fc.assert(fc.asyncProperty(anySite, holds), {
    numRuns: RUNS,
    seed: SEED,
    path: process.env.FUZZ_PATH ?? '',
  });
});
